/* The ids of controls, so that a summary of problems can lead to them. */

/** The id of the control of a question, or of one of `problemKeys`. */
export function controlId(prefix: string, key: string): string {
  return `${prefix}-${key}`
}

/** Moves the focus to a control. */
export function focusControl(id: string): void {
  const control = document.getElementById(id)
  control?.focus({ preventScroll: true })
  // The label above the control has to be in sight as well.
  control?.closest('fieldset, div')?.scrollIntoView({ block: 'start' })
}
