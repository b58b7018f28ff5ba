/** What is heard: silent until the reader turns it up. Each table has its mood: an instrument, and what its things sound of. */

import type { Feat } from './celebrations'
import { settings } from './settings.svelte'
import { VOICES, type VoiceName } from './voices'

export interface Mood {
  instrument: VoiceName
  /** Three notes at the start and three at the end, in hertz. */
  opening: readonly number[]
  closing: readonly number[]
  /** What a thing sounds of that comes to lie. */
  of: (thing: string) => VoiceName
}

export const PLAIN: Mood = { instrument: 'bars', opening: [523, 659, 784], closing: [784, 659, 1047], of: () => 'paper' }

type Cue = 'start' | 'turn' | 'end' | Feat
type Sound = readonly [voice: VoiceName, after: number, pitch?: number, loud?: number]

const FEATS: Record<Feat, readonly Sound[]> = {
  grow: [['cloth', 0], ['cloth', 0.16], ['wood', 0.34, 300], ['coins', 0.5, 1900], ['coins', 0.62, 2500]],
  raid: [['drum', 0], ['drum', 0.11, undefined, 0.6], ['cloth', 0.16]],
  tear: [['tear', 0], ['drum', 0.42, undefined, 0.5]],
  fall: [['rubble', 0]],
  cheer: [['drum', 0], ['drum', 0.1], ['coins', 0.2]],
  victory: [['drum', 0], ['drum', 0.1], ['drum', 0.2]],
}
const LOUDEST = 0.6
const NOTE = 0.17
/** Things that come to lie at the same time are heard one after the other, the first few of them. */
const APART = 0.06
const MOST = 4

let context: AudioContext | null = null
let out: GainNode | null = null

function phrase(instrument: VoiceName, notes: readonly number[]): Sound[] {
  return notes.map((pitch, at) => [instrument, at * NOTE, pitch])
}

function soundsOf(cue: Cue, mood: Mood): readonly Sound[] {
  if (cue === 'start') return phrase(mood.instrument, mood.opening)
  if (cue === 'end') return phrase(mood.instrument, mood.closing)
  if (cue === 'turn') return phrase(mood.instrument, mood.opening.slice(0, 2))
  return FEATS[cue]
}

/** Nothing sounds before the reader has touched the page: browsers would play it all late. */
function mayBeHeard(): boolean {
  return settings.volume > 0 && (navigator.userActivation?.hasBeenActive ?? true)
}

function hear(sounds: readonly Sound[]): void {
  if (!sounds.length || !mayBeHeard()) return
  context ??= new AudioContext()
  if (!out) {
    out = context.createGain()
    out.connect(context.destination)
  }
  if (context.state === 'suspended') void context.resume()
  out.gain.value = settings.volume * settings.volume * LOUDEST
  for (const [voice, after, pitch, loud] of sounds) VOICES[voice]({ context, out, at: context.currentTime + 0.01 + after, pitch, loud })
}

export function play(cue: Cue, mood: Mood = PLAIN): void {
  hear(soundsOf(cue, mood))
}

/** Things come to lie. */
export function land(things: readonly string[], mood: Mood): void {
  hear(things.slice(0, MOST).map((thing, at) => [mood.of(thing), at * APART, undefined, 1 - at * 0.18]))
}
