/* The ids of controls, so that a summary of problems can lead to them. */

/** The id of the control of a question, or of one of `problemKeys`. */
export function controlId(prefix: string, key: string): string {
  return `${prefix}-${key}`
}
