import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, mayCall } from './calling'
import { settings } from './settings.svelte'

function browser(hidden: boolean, answer: string): string[] {
  const shown: string[] = []
  class Message {
    static requestPermission = async () => answer
    onclick = null
    constructor(title: string, { body, tag }: { body: string; tag: string }) {
      shown.push(`${title}: ${body} (${tag})`)
    }
  }
  vi.stubGlobal('document', { hidden })
  vi.stubGlobal('Notification', Message)
  return shown
}

describe('a call', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('reaches those who wish it and look elsewhere', () => {
    for (const [wishes, hidden, calls] of [
      [true, true, ['Fort: Your turn (t1)']],
      [true, false, []],
      [false, true, []],
    ] as const) {
      settings.call = wishes
      const shown = browser(hidden, 'granted')
      call('Fort', 'Your turn', 't1')
      expect(shown).toEqual(calls)
    }
  })
  it('is for the browser to allow', async () => {
    browser(false, 'granted')
    expect(await mayCall()).toBe(true)
    browser(false, 'denied')
    expect(await mayCall()).toBe(false)
    vi.stubGlobal('Notification', undefined)
    expect(await mayCall()).toBe(false)
  })
})
