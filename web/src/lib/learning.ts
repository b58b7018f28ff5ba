/** What a lesson changes at the table: only what the step wants may be chosen, and nothing while it is read. */

import type { State } from '../wire'

export function forLearner(state: State): State {
  const { tutor, question } = state
  if (!tutor || !question) return state
  const options = question.options.filter((option) => tutor.wants.includes(option.key))
  return { ...state, question: { ...question, options } }
}
