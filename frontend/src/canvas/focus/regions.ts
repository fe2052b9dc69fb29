/* F6 moves around the parts of the designer and of the seat assignment: toolbar, panels, plan, bottom bar. */
import { PLAN_REGION } from '@/canvas/focus/focus-plan'

const REGIONS = [
  '[role=toolbar][aria-label=Plan]',
  '[role=tablist][aria-label=Panels]',
  '#side-panel',
  '#seating-list',
  `#${PLAN_REGION}`,
  '#seating-aside',
  '[role=toolbar][aria-label=View]',
]

const STOPS = 'input, select, textarea, summary, button, [tabindex="0"]'

/** Moves the focus to the next part, or the one before; false while a dialog is open or nothing is there. */
export function goToNextRegion(step: 1 | -1): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null)
    return false
  const regions = REGIONS.flatMap((selector) => {
    const region = document.querySelector(selector)
    return region instanceof HTMLElement ? [region] : []
  })
  const at = regions.findIndex((region) => region.contains(document.activeElement))
  const from = at === -1 && step === -1 ? 0 : at
  for (let tried = 1; tried <= regions.length; tried += 1) {
    const next = regions[(from + step * tried + regions.length * 2) % regions.length]
    if (next !== undefined && focusIn(next)) return true
  }
  return false
}

function focusIn(region: HTMLElement): boolean {
  const stops = [...region.querySelectorAll<HTMLElement>(STOPS)]
  const target = region.tabIndex === 0 ? region : stops.find((stop) => stop.tabIndex === 0)
  target?.focus()
  return target !== undefined && document.activeElement === target
}
