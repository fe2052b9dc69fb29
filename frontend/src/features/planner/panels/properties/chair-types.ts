/* The looks of chairs: those that layouts can be made of, and chairs that are part of their table. */
import type { PlanModule } from '@/plan/session'

interface Option {
  readonly value: string
  readonly label: string
}

/** Only of single objects (document 2, section 3), so it is no word of layouts. */
const ATTACHED: Option = { value: 'attached', label: 'Attached' }

/** The choice of chairs that look as they do without one. */
export const USUAL: Option = { value: 'usual', label: 'Usual' }

/** What a chair or its table can have, the usual look first. */
export function chairTypes(module: PlanModule): readonly Option[] {
  const words = module.words().chairTypes.map(({ id, label }) => ({ value: id, label }))
  return [USUAL, ...words, ATTACHED]
}
