/* The types of chairs: those available to layouts, and chairs attached to their table. */
import type { PlanModule } from '@/plan/session'

interface Option {
  readonly value: string
  readonly label: string
}

/** For single objects only (document 2, section 3), so layouts do not offer it. */
const ATTACHED: Option = { value: 'attached', label: 'Attached' }

/** The default look. */
export const USUAL: Option = { value: 'usual', label: 'Usual' }

/** Returns the types that a chair or table can have, the usual one first. */
export function chairTypes(module: PlanModule): readonly Option[] {
  const words = module.words().chairTypes.map(({ id, label }) => ({ value: id, label }))
  return [USUAL, ...words, ATTACHED]
}
