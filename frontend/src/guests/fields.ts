/*
 * The texts of a guest: names, labels and lengths come from the list in `domain::guest`. Forms, search and reports follow
 * it, so a new text is not written again here.
 */
import { facts } from '@/generated/facts.gen'

/** The texts in the order of forms. */
export const guestFields = facts.guestFields

/** One entry of the list. */
type GuestField = (typeof guestFields)[number]

/** The texts of a guest by their names on the wire. */
export type GuestTexts = Record<GuestField['name'], string>

/** Every text, empty. The order is that of forms: it decides which of several wrong fields gets the focus. */
export const noTexts: Readonly<GuestTexts> = {
  ...Object.fromEntries(guestFields.map(({ name }) => [name, ''])),
  ...facts.guestTexts,
}

/** Returns the texts of a guest and nothing else. */
export function textsOf(guest: Readonly<GuestTexts>): GuestTexts {
  const texts = { ...noTexts }
  for (const { name } of guestFields) texts[name] = guest[name]
  return texts
}

/** Returns the label of a text, and any other column of a file as it is. */
export function fieldLabel(column: string): string {
  return guestFields.find(({ name }) => name === column)?.label ?? column
}
