/** The tables of the games, one folder each: a table is fetched when its game is opened. Games without one have the plain table. */

import type { Component } from 'svelte'

const TABLES = import.meta.glob<Component>('./*/Table.svelte', { import: 'default' })

export async function loadTable(game: string): Promise<Component> {
  return (TABLES[`./${game}/Table.svelte`] ?? TABLES['./plain/Table.svelte']!)()
}
