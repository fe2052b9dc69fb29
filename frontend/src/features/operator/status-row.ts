/* One line of the operator's page. */

/** How well something works; `off` is not configured or not known yet. */
export type RowState = 'good' | 'warning' | 'bad' | 'off'

export type StatusRow = {
  name: string
  state: RowState
  /** The state in a word or two. */
  word: string
  /** What it is about. */
  text: string
  /** The options of which one turns it on. */
  options?: readonly string[]
}
