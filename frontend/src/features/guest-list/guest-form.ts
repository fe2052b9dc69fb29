/* The values of the edit dialog, and what of them is sent. */
import type { Guest, GuestPatch, GuestStatus, Rsvp } from '@/api/schema'
import { messages } from '@/features/guest-list/messages'
import { facts } from '@/generated/facts.gen'
import { guestFields, textsOf, type GuestTexts } from '@/guests/fields'
import { looksLikeEmail } from '@/lib/email'
import type { FieldErrors } from '@/ui/form/use-form'

/** The states a guest can be put in. */
export const { guestStatuses } = facts

/** What is offered as dietary need; any other text may be typed. */
export const dietaryOptions = [
  'None',
  'Vegetarian',
  'Vegan',
  'Gluten-Free',
  'Dairy-Free',
  'Nut Allergy',
  'Other',
] as const

/** The fields of the dialog; an empty table or seat means none. */
export type GuestValues = GuestTexts & {
  /** The name of the party; empty without one. */
  party: string
  status: GuestStatus
  rsvp: Rsvp
  tableId: string
  seatId: string
  /** Ids. */
  tags: string[]
  /** The id of the guest who brings this one; empty for none. */
  plusOneOf: string
  vip: boolean
  wheelchair: boolean
}

/** The fields of a guest as the dialog shows them. */
export function valuesOf(guest: Guest): GuestValues {
  return {
    ...textsOf(guest),
    party: guest.party?.name ?? '',
    status: guest.status,
    rsvp: guest.rsvp,
    tableId: guest.table?.id ?? '',
    seatId: guest.seat?.id ?? '',
    tags: guest.tags.map(({ id }) => id),
    plusOneOf: guest.plusOneOf ?? '',
    vip: guest.vip,
    wheelchair: guest.wheelchair,
  }
}

/** A first name is required; the last name may be empty, since some people have one name. */
export function checkGuest(values: GuestValues): FieldErrors<GuestValues> {
  return {
    ...(values.firstName.trim() === '' ? { firstName: messages.firstNameRequired } : {}),
    ...(values.email.trim() !== '' && !looksLikeEmail(values.email)
      ? { email: messages.emailInvalid }
      : {}),
  }
}

/** Returns only what was changed, so that two people who edit different fields keep both edits. */
export function patchOf(before: GuestValues, after: GuestValues): GuestPatch {
  const patch: GuestPatch = {}
  for (const { name } of guestFields) {
    if (after[name].trim() !== before[name]) patch[name] = after[name].trim()
  }
  const party = after.party.trim()
  if (party !== before.party) patch.party = party === '' ? null : party
  if (after.status !== before.status) patch.status = after.status
  if (after.rsvp !== before.rsvp) patch.rsvp = after.rsvp
  if (after.tableId !== before.tableId) patch.tableId = after.tableId === '' ? null : after.tableId
  if (after.seatId !== before.seatId) patch.seatId = after.seatId === '' ? null : after.seatId
  if (!isSameSet(after.tags, before.tags)) patch.tags = after.tags
  if (after.plusOneOf !== before.plusOneOf) {
    patch.plusOneOf = after.plusOneOf === '' ? null : after.plusOneOf
  }
  if (after.vip !== before.vip) patch.vip = after.vip
  if (after.wheelchair !== before.wheelchair) patch.wheelchair = after.wheelchair
  return patch
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id))
}
