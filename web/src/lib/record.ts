/** Records of finished games: saved as a file, and carried whole in the fragment of a link, which no server sees. */

import { transport } from '../transport/transport'
import { packRecord } from './packed'
import { addressOf } from './router.svelte'

export async function readRecord(table: string): Promise<string> {
  return (await transport.ask(`/api/tables/${encodeURIComponent(table)}/record`)).text()
}

export async function saveRecord(table: string, name: string): Promise<void> {
  save(await readRecord(table), name)
}

/** All of my finished games, one record after the other. */
export async function saveAllRecords(): Promise<void> {
  save(await (await transport.ask('/api/records')).text(), 'blanketfort-games.txt')
}

export function splitRecords(text: string): string[] {
  return text.split(/^(?=blanketfort record )/m)
}

function save(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** The link to a step of a finished game; where the game is in this browser only, it carries all of it. */
export async function linkToReplay(table: string, step: string): Promise<string> {
  if (transport.hasFriends) return addressOf(`/replay/${table}?${step}`)
  return addressOf(`/replay#record=${await packRecord(await readRecord(table))}&${step}`)
}
