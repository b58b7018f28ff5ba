import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Mood } from './sounds'
import { VOICES, type Touch } from './voices'

const MOODS = Object.values(import.meta.glob<Mood>('../tables/*/mood.ts', { import: 'MOOD', eager: true }))
const MOOD = MOODS[0]!
/** Milliseconds: modules are loaded anew, which takes a while on a busy machine. */
const PATIENCE = 30_000

/** A context that plays nothing, and counts what starts and what ends by itself. */
function deaf() {
  const counts = { started: 0, stopped: 0 }
  const param = { value: 0, setValueAtTime: () => param, exponentialRampToValueAtTime: (to: number) => void expect(to).toBeGreaterThan(0) }
  const node = (): any => ({ gain: param, Q: param, frequency: param, connect: (to: unknown) => to, start: () => (counts.started += 1), stop: () => (counts.stopped += 1) })
  const context: any = { sampleRate: 8, currentTime: 1, state: 'running', destination: node(), createGain: node, createOscillator: node, createBiquadFilter: node, createBufferSource: node }
  context.createBuffer = () => ({ getChannelData: () => new Float32Array(8) })
  return { context, counts, touch: { context, out: node(), at: 1, pitch: 440 } as Touch }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('voices', () => {
  it.each(Object.entries(VOICES))('%s is heard and ends by itself', (_, voice) => {
    const { counts, touch } = deaf()
    voice(touch)
    expect(counts.started).toBeGreaterThan(0)
    expect(counts.stopped).toBe(counts.started)
  })
})

describe('sounds', () => {
  async function heard(volume: number): Promise<() => number> {
    const { context, counts } = deaf()
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ volume }), setItem: () => {} })
    vi.stubGlobal('AudioContext', function () {
      return context
    })
    const { land, play } = await import('./sounds')
    return () => {
      play('grow', MOOD)
      land(['bug', 'pizza'], MOOD)
      return counts.started
    }
  }
  it('are off until asked for', { timeout: PATIENCE }, async () => {
    expect((await heard(0))()).toBe(0)
  })
  it('are heard once turned up', { timeout: PATIENCE }, async () => {
    expect((await heard(0.5))()).toBeGreaterThan(5)
  })
  it('have a mood for every game: three notes to open and to close, by an instrument of its own', () => {
    for (const mood of MOODS) expect([mood.opening.length, mood.closing.length]).toEqual([3, 3])
    expect(MOODS.length).toBeGreaterThan(2)
    expect(new Set(MOODS.map((mood) => mood.instrument)).size).toBe(MOODS.length)
  })
})
