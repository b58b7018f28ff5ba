/**
 * Instruments made on the spot: noise through a filter is paper, cloth or rubble; a few partials that die away are wood,
 * coins, a bell. Each starts at a time of the context's clock, at a pitch in hertz where it has one, and ends by itself.
 */

export interface Touch {
  context: BaseAudioContext
  out: AudioNode
  at: number
  pitch?: number
  loud?: number
}
type Voice = (touch: Touch) => void

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** A second of white noise, made once. */
function noise(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1
  noises.set(context, buffer)
  return buffer
}

/** Up in `rise` seconds, away in `fall`. */
function envelope({ context, out }: Touch, at: number, loud: number, rise: number, fall: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall)
  gain.connect(out)
  return gain
}

interface Breath {
  type: BiquadFilterType
  from: number
  to?: number
  sharp?: number
  rise: number
  fall: number
  loud: number
  later?: number
}

/** Noise through a filter that glides. */
function breathe(touch: Touch, { type, from, to = from, sharp = 1, rise, fall, loud, later = 0 }: Breath): void {
  const { context } = touch
  const at = touch.at + later
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  source.buffer = noise(context)
  filter.type = type
  filter.Q.value = sharp
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + rise + fall)
  source.connect(filter).connect(envelope(touch, at, loud * (touch.loud ?? 1), rise, fall))
  source.start(at, Math.random() * 0.5)
  source.stop(at + rise + fall + 0.02)
}

interface Tone {
  type?: OscillatorType
  /** How often the pitch of the touch. */
  partial?: number
  bend?: number
  rise?: number
  fall: number
  loud: number
  later?: number
}

function sing(touch: Touch, { type = 'sine', partial = 1, bend = 1, rise = 0.004, fall, loud, later = 0 }: Tone): void {
  const at = touch.at + later
  const tone = touch.context.createOscillator()
  const pitch = (touch.pitch ?? 440) * partial
  tone.type = type
  tone.frequency.setValueAtTime(pitch, at)
  if (bend !== 1) tone.frequency.exponentialRampToValueAtTime(pitch * bend, at + fall)
  tone.connect(envelope(touch, at, loud * (touch.loud ?? 1), rise, fall))
  tone.start(at)
  tone.stop(at + rise + fall + 0.02)
}

export const VOICES = {
  /** A card is laid: a flick, then the flat of it. */
  paper: (touch) => {
    breathe(touch, { type: 'bandpass', from: 5200, to: 2600, sharp: 0.8, rise: 0.012, fall: 0.05, loud: 0.22 })
    breathe(touch, { type: 'bandpass', from: 1500, to: 900, sharp: 0.9, rise: 0.006, fall: 0.05, loud: 0.16, later: 0.05 })
  },
  /** A blanket is shaken. */
  cloth: (touch) => breathe(touch, { type: 'lowpass', from: 500, to: 1400, rise: 0.06, fall: 0.16, loud: 0.3 }),
  /** A token is set down on a table. */
  wood: (touch) => {
    const at = { ...touch, pitch: touch.pitch ?? 330 }
    sing(at, { fall: 0.07, loud: 0.3, bend: 0.9 })
    sing(at, { partial: 2.7, fall: 0.03, loud: 0.12 })
    breathe(touch, { type: 'bandpass', from: 1900, rise: 0.002, fall: 0.02, loud: 0.14 })
  },
  coins: (touch) => {
    const at = { ...touch, pitch: touch.pitch ?? 2300 }
    for (const [n, partial] of [1, 1.52, 2.24].entries()) sing(at, { partial, fall: 0.16, loud: 0.07, later: n * 0.03 })
  },
  /** A toy drum: the skin and the snare. */
  drum: (touch) => {
    sing({ ...touch, pitch: 170 }, { fall: 0.14, loud: 0.42, bend: 0.5 })
    breathe(touch, { type: 'highpass', from: 2200, rise: 0.003, fall: 0.09, loud: 0.12 })
  },
  /** A stone is set upon a stone. */
  stone: (touch) => {
    breathe(touch, { type: 'lowpass', from: 700, to: 180, sharp: 2, rise: 0.004, fall: 0.13, loud: 0.5 })
    sing({ ...touch, pitch: 120 }, { fall: 0.08, loud: 0.26, bend: 0.7 })
  },
  rubble: (touch) => {
    for (const later of [0, 0.09, 0.16, 0.27, 0.36]) breathe(touch, { type: 'lowpass', from: 900 - later * 900, to: 160, sharp: 2, rise: 0.004, fall: 0.14, loud: 0.34 - later * 0.5, later })
  },
  /** Paper is torn. */
  tear: (touch) => {
    for (let n = 0; n < 7; n += 1) breathe(touch, { type: 'bandpass', from: 2400 + n * 420, to: 3600 + n * 420, sharp: 1.4, rise: 0.012, fall: 0.06, loud: 0.17, later: n * 0.055 })
  },
  /** A toy xylophone. */
  bars: (touch) => {
    sing(touch, { type: 'triangle', fall: 0.4, loud: 0.26 })
    sing(touch, { partial: 3.9, fall: 0.09, loud: 0.07 })
  },
  /** A bell, from far away. */
  bell: (touch) => {
    for (const [partial, fall, loud] of [[0.5, 1.3, 0.1], [1, 1.1, 0.16], [1.19, 0.8, 0.07], [2.02, 0.5, 0.05]] as const) sing(touch, { partial, fall, loud, rise: 0.012 })
  },
  /** A lute. */
  string: (touch) => {
    sing(touch, { type: 'triangle', fall: 0.55, loud: 0.22, rise: 0.002 })
    sing(touch, { type: 'sawtooth', partial: 2, fall: 0.14, loud: 0.035, rise: 0.002 })
  },
} satisfies Record<string, Voice>

export type VoiceName = keyof typeof VOICES
