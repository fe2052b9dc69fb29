/* The placeholders of a template: `{{first_name}}` and so on. */

export const variables = [
  { name: 'first_name', label: 'First name' },
  { name: 'guest_name', label: 'Guest name' },
  { name: 'event_name', label: 'Event name' },
  { name: 'event_date', label: 'Event date' },
  { name: 'event_time', label: 'Event time' },
  { name: 'venue_name', label: 'Venue' },
  { name: 'table_number', label: 'Table' },
  { name: 'seat_number', label: 'Seat' },
  { name: 'meal', label: 'Meal' },
  { name: 'rsvp_link', label: 'Answer link' },
  { name: 'qr_code', label: 'QR code' },
  { name: 'organizer_name', label: 'Organiser' },
  { name: 'contact_email', label: 'Contact email' },
] as const

export type VariableName = (typeof variables)[number]['name']

/** Returns the label of a variable's chip, or undefined for an unknown name. */
export function variableLabel(name: string): string | undefined {
  return variables.find((variable) => variable.name === name)?.label
}

/** A text, or the name of a variable. */
type TextPart = { text: string } | { variable: string }

const placeholder = /\{\{\s*([a-z_]+)\s*\}\}/g

/** Splits a text at its variables. Unknown ones stay text, which the server refuses with their position. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(placeholder)) {
    const [whole, name = ''] = match
    if (variableLabel(name) === undefined) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ variable: name })
    from = match.index + whole.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** Writes a variable as it is in a template. */
export function placeholderOf(name: string): string {
  return `{{${name}}}`
}
