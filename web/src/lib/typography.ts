/** What a language does to a text once its variables are filled in, exactly as `locale/typography.py` does it:
 * French elides, and keeps its signs on their line. `tests/locale/typography.json` holds the cases of both. */

/** A short word before a vowel. H and digits are left alone: "de Hugo" is right more often than not, "de 8" always. */
const ELIDING = new RegExp(
  String.raw`(?<![\p{L}\p{N}_’'-])` + // a word of its own: not the end of "joue-le"
    String.raw`([djlmnst]e|la|(?:jus|lors|puis|quoi)?que) ` +
    String.raw`(?!onz|oui(?!\p{L}))` + // these begin with a vowel and are said as if they did not
    String.raw`(?=[aeiouàâäéèêëîïôöùûüœæ]\p{L}|[aeiou]['’]|y[bcdfghjklmnpqrstvwxz])`,
  'giu',
)
/** A space at which no line is broken. */
const HARD = '\u00a0'

/** The text as it is printed in its language. */
export function typeset(text: string, language: string): string {
  if (language !== 'fr') return text
  return text
    .replace(ELIDING, (_, word: string) => `${word.slice(0, -1)}’`)
    .replace(/ (?=[:;?!»%])/g, HARD)
    .replace(/(?<=[«°]) /g, HARD)
}
