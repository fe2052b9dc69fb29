/* Which of a form's questions about a guest fit a person who is not the one who registers. */
import type { FormField } from '@/api/guest-form'

/** The registrant, a person on the guest list who follows a personal link, or a person who is brought along. */
export type Person = 'registrant' | 'member' | 'plusOne'

const names: readonly string[] = ['firstName', 'lastName']
const optional: readonly string[] = ['lastName', 'email']

/**
 * Returns the questions as this person is asked. The names of a member are known. Last name and address are a must only for
 * the one who registers: children and plus-ones often have no address, and letters go to the one who brings them.
 */
export function fieldsFor(person: Person, fields: readonly FormField[]): FormField[] {
  if (person === 'registrant') return [...fields]
  return fields
    .filter(({ id }) => person === 'plusOne' || !names.includes(id))
    .map((field) => (optional.includes(field.id) ? { ...field, required: false } : field))
}
