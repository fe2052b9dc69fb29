/* The plan region's place in the page, for those who hand the keyboard over to it. */

export const PLAN_REGION = 'plan-region'

/** Puts the keyboard on the plan. */
export function focusPlan(): void {
  document.getElementById(PLAN_REGION)?.focus({ preventScroll: true })
}
