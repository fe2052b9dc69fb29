/* The meals that are offered where the meal of a guest is typed. Pure. */
import type { FormField } from '@/api/guest-form'
import type { Guest } from '@/api/schema'
import { compareTexts } from '@/guests/names'

/** Returns the options of the questions about meals in the order of the form, then other meals that guests have. */
export function mealChoices(
  fields: readonly FormField[],
  guests: readonly Pick<Guest, 'meal'>[],
): string[] {
  const options = fields.flatMap(({ isMeal = false, options = [] }) => (isMeal ? options : []))
  const given = guests.map(({ meal }) => meal).filter((meal) => meal !== '')
  return [...new Set([...options, ...[...given].sort(compareTexts)])]
}
