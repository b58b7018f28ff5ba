/** The tables of the games, one folder each: a table is fetched when its game is opened. */

import type { Component } from 'svelte'

const TABLES = import.meta.glob<Component>('./*/Table.svelte', { import: 'default' })

export async function loadTable(game: string): Promise<Component> {
  const load = TABLES[`./${game}/Table.svelte`]
  if (!load) throw new Error(`there is no table for ${game}`)
  return load()
}
