/* The values of guests side by side, which of them stay, and what is sent. */
import type { Guest, MergeValues } from '@/api/schema'
import { guestFields } from '@/guests/fields'
import { fullName } from '@/guests/names'
import { placeOf } from '@/guests/places'
import { answerText } from '@/guests/rsvp'

/** One row of the comparison. */
export type MergeField = {
  name: string
  label: string
  /** The value as people read it; empty for none. */
  textOf: (guest: Guest) => string
  /** Puts the guest's value into what is sent. */
  take: (values: MergeValues, guest: Guest) => void
  /** All texts in one, where that fits. */
  both?: (guests: readonly Guest[]) => MergedText | undefined
  /** Compares guests whose value is to be preselected; by default the more complete guest comes first. */
  prefer?: (a: Guest, b: Guest) => number
}

type MergedText = { text: string; take: (values: MergeValues) => void }

/** Whose value stays, by the name of the field: the id of a guest, or `both`. */
export type MergeChoices = Readonly<Record<string, string>>

/** The choice of all texts in one. */
export const both = 'both'

/** The row that decides which guest stays: the seat and the lookup code cannot be moved. */
export const keptField: MergeField = {
  name: 'keep',
  label: 'Seat and code',
  textOf: (guest) => [placeOf(guest), guest.lookupCode].filter((text) => text !== '').join(', '),
  take: () => undefined,
  prefer: (a, b) =>
    Number(b.attendance === 'arrived') - Number(a.attendance === 'arrived') ||
    Number(b.seat != null) - Number(a.seat != null) ||
    Number(b.table != null) - Number(a.table != null),
}

const textFields = guestFields.map(({ name, label, kind, max }): MergeField => {
  const separator = name === 'dietary' ? ', ' : '\n'
  const joins = name === 'dietary' || kind === 'lines'
  return {
    name,
    label,
    textOf: (guest) => guest[name],
    take: (values, guest) => {
      values[name] = guest[name]
    },
    ...(joins && {
      both: (guests) => {
        const text = joined(
          guests.map((guest) => guest[name].trim()),
          separator,
        )
        const take = (values: MergeValues) => {
          values[name] = text
        }
        return [...text].length <= max ? { text, take } : undefined
      },
    }),
  }
})

const yesNo = (name: 'vip' | 'wheelchair', label: string): MergeField => ({
  name,
  label,
  textOf: (guest) => (guest[name] ? 'Yes' : ''),
  take: (values, guest) => {
    values[name] = guest[name]
  },
})

/** All rows below the first. The hosts of plus-ones are among `all` guests. */
export function mergeFields(all: readonly Guest[]): readonly MergeField[] {
  const nameOf = (guestId: string) => {
    const guest = all.find(({ id }) => id === guestId)
    return guest === undefined ? '' : fullName(guest)
  }
  return [
    ...textFields,
    {
      name: 'party',
      label: 'Party',
      textOf: ({ party }) => party?.name ?? '',
      take: (values, { party }) => {
        values.party = party?.name ?? null
      },
    },
    {
      name: 'plusOneOf',
      label: 'Plus-one of',
      textOf: ({ plusOneOf }) => (plusOneOf == null ? '' : nameOf(plusOneOf)),
      take: (values, { plusOneOf }) => {
        values.plusOneOf = plusOneOf ?? null
      },
    },
    {
      name: 'rsvp',
      label: 'RSVP',
      textOf: (guest) => (guest.rsvp === 'no-answer' ? '' : answerText(guest)),
      take: (values, { rsvp }) => {
        values.rsvp = rsvp
      },
      // The latest answer is the one that counts.
      prefer: (a, b) => (b.rsvpAt ?? '').localeCompare(a.rsvpAt ?? ''),
    },
    {
      name: 'attendance',
      label: 'Attendance',
      textOf: ({ attendance }) => (attendance === 'arrived' ? 'Arrived' : ''),
      take: (values, { attendance }) => {
        values.attendance = attendance
      },
    },
    yesNo('vip', 'VIP'),
    yesNo('wheelchair', 'Wheelchair'),
  ]
}

/** Whether the guests have different values. */
export function differs({ textOf }: MergeField, guests: readonly Guest[]): boolean {
  return new Set(guests.map(textOf)).size > 1
}

/** Returns what is preselected: all texts where they can be joined, otherwise the value of the most complete guest. */
export function firstChoices(
  fields: readonly MergeField[],
  guests: readonly Guest[],
): MergeChoices {
  const filled = (guest: Guest) => fields.filter(({ textOf }) => textOf(guest) !== '').length
  const ordered = [...guests].sort(
    (a, b) =>
      filled(b) - filled(a) || b.tags.length - a.tags.length || a.addedAt.localeCompare(b.addedAt),
  )
  return Object.fromEntries(
    [keptField, ...fields].map((field) => {
      const texts = new Set(guests.map(field.textOf).filter((text) => text !== ''))
      if (texts.size > 1 && field.both?.(guests) !== undefined) return [field.name, both]
      const candidates = ordered.filter((guest) => field.textOf(guest) !== '')
      const [chosen] = [...candidates].sort(field.prefer ?? (() => 0))
      return [field.name, (chosen ?? ordered[0])?.id ?? '']
    }),
  )
}

/** Returns the guest who stays, and the values that change for this guest. */
export function mergeOf(
  fields: readonly MergeField[],
  guests: readonly Guest[],
  choices: MergeChoices,
): { kept: Guest; values: MergeValues } | undefined {
  const kept = guests.find(({ id }) => id === choices[keptField.name]) ?? guests[0]
  if (kept === undefined) return undefined
  const values: MergeValues = {}
  for (const field of fields) {
    const choice = choices[field.name]
    const merged = choice === both ? field.both?.(guests) : undefined
    const source = guests.find(({ id }) => id === choice)
    if (merged !== undefined) {
      if (merged.text !== field.textOf(kept)) merged.take(values)
    } else if (source !== undefined && field.textOf(source) !== field.textOf(kept)) {
      field.take(values, source)
    }
  }
  // A guest cannot be the plus-one of a guest who becomes the same person.
  const host = values.plusOneOf === undefined ? kept.plusOneOf : values.plusOneOf
  if (host != null && guests.some(({ id }) => id === host)) values.plusOneOf = null
  const tags = [...new Set(guests.flatMap(({ tags }) => tags.map(({ id }) => id)))]
  if (tags.length > kept.tags.length) values.tags = tags
  return { kept, values }
}

/** The texts one after another; what another text contains is left out. */
function joined(texts: readonly string[], separator: string): string {
  const different = [...new Set(texts)].filter((text) => text !== '')
  return different
    .filter((text) => {
      const inside = (other: string) =>
        other !== text && other.toLowerCase().includes(text.toLowerCase())
      return !different.some(inside)
    })
    .join(separator)
}
