declare module 'virtual:words' {
  /** The words of a language, by `language/game`; those of no game are the house's: `fr/house`. `fr/fort/synonyms` are other words. */
  const loaders: Record<string, () => Promise<string>>
  export default loaders
}
