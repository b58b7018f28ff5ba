import { expect, test } from 'vitest'
import type { TableLine } from '../../wire'
import { dayOf, gameOfDay, tallies, urgency } from './mine'

const line = (game: string, won: boolean | null, points: number | null): TableLine => ({
  id: '', game, phase: 'over', names: [], is_my_turn: false, opened_at: 0, changed_at: 0, occasion: '', won, points,
})

test('my games are counted by game, and those without a result of mine are not', () => {
  const tables = [line('chess', true, 50), line('chess', false, 61), line('go', null, null), line('bridge', false, 9)]
  expect(tallies(tables)).toEqual([
    { game: 'chess', played: 2, won: 1, best: 61 },
    { game: 'bridge', played: 1, won: 0, best: 9 },
  ])
})

test('where somebody waits for me comes before the rest, and what was only tried comes last', () => {
  const table = (is_my_turn: boolean, occasion: TableLine['occasion']): TableLine => ({ ...line('go', null, null), is_my_turn, occasion })
  const tables = [table(true, 'rule'), table(false, ''), table(true, 'lesson'), table(true, 'day')]
  expect(tables.toSorted((a, b) => urgency(b) - urgency(a)).map(({ occasion }) => occasion)).toEqual(['day', '', 'rule', 'lesson'])
})

test('each day has a game, the next day the next one', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  const games = ['a', 'b', 'c']
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map((day) => gameOfDay(games, day))
  expect(new Set(days).size).toBe(3)
  expect(days[3]).toBe(days[0])
})
