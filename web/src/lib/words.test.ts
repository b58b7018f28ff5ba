import { describe, expect, it } from 'vitest'
import { makeBundle, Words } from './words'

const SOURCE = `
house-list = { $start } and { $last }
house-nothing = nothing
house-seat = Player { $number }
card = Bug
    .the = the Bug
explained = { $card }: a lot more about it
    .sure = { $card }
take = Take { $card }
took = { $you ->
    [player] You take { $card }.
    [rival] { $player } takes { $card } from you.
   *[none] { $player } takes { $card } from { $rival }.
}
count = { $count ->
    [one] one card
   *[other] { $count } cards
}
open = { $open ->
    [yes] open
   *[no] shut
}
won = { $players } won with { $cards }.
`
const bundle = makeBundle('en', [SOURCE])
const says = (me: number | null) => new Words(bundle, ['Ann', 'Bob'], me)
const took = { say: 'took', args: { player: 0, rival: 1, card: { say: 'card.the' } } }

describe('words', () => {
  it('tells each reader in their own person', () => {
    expect(says(0).say(took)).toBe('You take the Bug.')
    expect(says(1).say(took)).toBe('Ann takes the Bug from you.')
    expect(says(null).say(took)).toBe('Ann takes the Bug from Bob.')
  })
  it('counts, and says yes and no', () => {
    expect(says(0).say({ say: 'count', args: { count: 1 } })).toBe('one card')
    expect(says(0).say({ say: 'count', args: { count: 3 } })).toBe('3 cards')
    expect(says(0).say({ say: 'open', args: { open: true } })).toBe('open')
    expect(says(0).say({ say: 'open', args: { open: false } })).toBe('shut')
  })
  it('joins lists, names seats, and has a name for those without one', () => {
    expect(says(0).say({ say: 'won', args: { players: [0, 1, 2], cards: [] } })).toBe(
      'Ann, Bob and Player 3 won with nothing.',
    )
  })
  it('keeps French signs on the line of their word', () => {
    const french = new Words(makeBundle('fr', ['ask = Qui : vous ?']))
    expect(french.say({ say: 'ask' })).toBe('Qui\u00a0: vous\u00a0?')
  })
  it('is brief where something is to be confirmed', () => {
    const take = { say: 'take', args: { card: { say: 'explained', args: { card: { say: 'card' } } } } }
    expect(says(0).say(take)).toBe('Take Bug: a lot more about it')
    expect(says(0).say(says(0).sure(take))).toBe('Take Bug')
  })
  it('says what happens where the same answers several questions', () => {
    const words = new Words(makeBundle('en', ['park = From the Park: Bug\n    .recruit = Recruit Bug from the Park']))
    expect(words.say(words.sure({ say: 'park' }, 'recruit'))).toBe('Recruit Bug from the Park')
    expect(words.say(words.sure({ say: 'park' }, 'mimic'))).toBe('From the Park: Bug')
  })
  it('shows the id of what it cannot say', () => {
    expect(says(0).say({ say: 'none' })).toBe('[none]')
    expect(says(0).say({ say: 'took', args: { player: 0, rival: 1 } })).toBe('[took]')
  })
})
