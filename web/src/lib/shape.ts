/** The shape of the window, where more than its style depends on it; styles ask the same questions. */

import { MediaQuery } from 'svelte/reactivity'

/** Too little room for a column beside the table: the log is behind a button, and options that lie on the table are not listed. */
export const folded = new MediaQuery('(max-width: 1000px), (max-height: 500px)')

/** A phone, held either way, or a window enlarged as much: parts of the table are pages, and cards are small. */
export const small = new MediaQuery('(max-width: 600px), (max-height: 500px)')

/** A phone held upright. */
export const tall = new MediaQuery('(max-width: 600px) and (orientation: portrait)')

/** More wide than high, and no phone: what else stands one above the other has room beside each other. */
export const broad = new MediaQuery('(min-width: 601px) and (min-height: 501px) and (orientation: landscape)')
