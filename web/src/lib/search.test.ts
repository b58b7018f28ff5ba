import { describe, expect, it } from 'vitest'
import { distance, Finder, hasAll, piecesOf, plain, readSynonyms, wordsOf } from './search'

const hits = (text: string, query: string) =>
  piecesOf(text, wordsOf(query))
    .filter((piece) => piece.isHit)
    .map((piece) => piece.text)

describe('search', () => {
  it('does not mind capitals, accents, hyphens and apostrophes', () => {
    expect(plain('L’Été à Mi-Pente')).toBe("l'ete a mi pente")
  })
  it('wants every word, in whichever of the texts', () => {
    expect(hasAll(wordsOf('pizza école'), ['Une pizza', "À l'Ecole"])).toBe(true)
    expect(hasAll(wordsOf('pizza toy'), ['Une pizza'])).toBe(false)
    expect(hasAll([], [])).toBe(true)
  })
  it('marks what it found, as it is written', () => {
    expect(hits('Une école, deux Écoles', 'ecole')).toEqual(['école', 'École'])
    expect(hits('œuvre d’art', "d'art")).toEqual(['d’art'])
  })
  it('gives the whole text back', () => {
    const text = 'Niveau 5 : « là-haut »'
    expect(piecesOf(text, ['a']).map((piece) => piece.text).join('')).toBe(text)
  })
})

describe('what somebody means', () => {
  const texts = ['Recruit a card from the Park', 'The discard pile is face up', 'Add to Lookout', 'La défausse']
  const finder = new Finder(texts, readSynonyms('discard pile: graveyard, used cards\nrecruit: buy, draft'))
  const meant = (query: string) => finder.understand(query).words.join(' ')

  it('is what was typed, where it is found', () => {
    expect(finder.understand('Park recr')).toEqual({ words: ['park', 'recr'], isOther: false })
  })
  it('may be another word for it, also of two words, also with a slip', () => {
    expect(finder.understand('graveyard')).toEqual({ words: ['discard', 'pile'], isOther: true })
    expect(meant('used cards')).toBe('discard pile')
    expect(meant('gravyard park')).toBe('discard pile park')
    expect(meant('buy')).toBe('recruit')
  })
  it('may have a slip in it, or two where it is long', () => {
    expect(['recriut', 'rectuit', 'recuit', 'lokout', 'defause'].map(meant)).toEqual(['recruit', 'recruit', 'recruit', 'lookout', 'defausse'])
    expect(meant('dicsrad')).toBe('dicsrad')
    expect(meant('xylophone')).toBe('xylophone')
    expect(meant('pr')).toBe('pr')
  })
  it('counts slips: one for two letters that changed places', () => {
    expect([distance('abc', 'acb'), distance('abc', 'ab'), distance('abc', 'xbcd'), distance('', 'ab')]).toEqual([1, 1, 2, 2])
  })
})
