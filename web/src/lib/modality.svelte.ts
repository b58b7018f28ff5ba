/** Whether the reader uses the keyboard now: only then does the focus move by itself. */

export const modality = $state({ usesKeys: false })

addEventListener('keydown', () => (modality.usesKeys = true), true)
addEventListener('pointerdown', () => (modality.usesKeys = false), true)
