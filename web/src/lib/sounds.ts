/** A few small sounds, made on the spot; silent unless the reader has switched them on. */

import { settings } from './settings.svelte'

type Note = [frequency: number, after: number, lasts: number]

const SOUNDS: Record<'card' | 'turn' | 'end' | 'no', Note[]> = {
  card: [[220, 0, 0.05]],
  turn: [
    [523, 0, 0.12],
    [784, 0.11, 0.18],
  ],
  end: [
    [523, 0, 0.15],
    [659, 0.14, 0.15],
    [784, 0.28, 0.15],
    [1047, 0.42, 0.35],
  ],
  no: [[150, 0, 0.16]],
}
const LOUDNESS = 0.07

let context: AudioContext | null = null

export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume() // it was made before the reader touched the page
  for (const [frequency, after, lasts] of SOUNDS[name]) {
    const start = context.currentTime + after
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.type = name === 'card' ? 'triangle' : 'sine'
    tone.frequency.value = frequency
    gain.gain.setValueAtTime(LOUDNESS, start)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + lasts)
  }
}
