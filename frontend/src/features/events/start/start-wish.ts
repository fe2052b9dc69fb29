/* What the create dialog asks for beside the event itself: kind, guests and room, all optional, as they are typed. */
import type { StartWish } from '@/plan/types'

export type StartValues = {
  /** Empty while none is chosen. */
  kind: string
  guests: string
  width: string
  depth: string
}

export type StartErrors = Partial<Record<'guests' | 'room', string>>

export const emptyStart: StartValues = { kind: '', guests: '', width: '', depth: '' }

export const eventKinds = [
  { id: 'wedding', label: 'Wedding' },
  { id: 'gala', label: 'Gala' },
  { id: 'conference', label: 'Conference' },
  { id: 'dinner', label: 'Dinner' },
  { id: 'theatre', label: 'Theatre' },
  { id: 'other', label: 'Something else' },
] as const

const guestsMax = 10_000
const side = { min: 10, max: 400 }

/** Returns what cannot be used. */
export function checkStart({ guests, width, depth }: StartValues): StartErrors {
  const errors: StartErrors = {}
  if (guests.trim() !== '' && !isWhole(guests, guestsMax)) {
    errors.guests = 'Enter a whole number from 1 to 10,000.'
  }
  const sides = [width, depth].filter((text) => text.trim() !== '')
  if (sides.length === 1) errors.room = 'Enter both sides of the room, or neither.'
  if (sides.some((text) => !isSide(text)))
    errors.room = 'Each side of the room must be 10 to 400 ft.'
  return errors
}

/** Returns what plans are made for; undefined while there is nothing to go by, or something that cannot be used. */
export function wishOf(values: StartValues): StartWish | undefined {
  const { kind, guests, width, depth } = values
  const isEmpty = kind === '' && guests.trim() === '' && width.trim() === ''
  if (isEmpty || Object.keys(checkStart(values)).length > 0) return undefined
  const room: [number, number] = [Number(width), Number(depth)]
  return {
    kind: kind === '' ? 'other' : kind,
    ...(guests.trim() === '' ? {} : { guests: Number(guests) }),
    ...(width.trim() === '' ? {} : { room }),
  }
}

function isWhole(text: string, most: number): boolean {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= most
}

function isSide(text: string): boolean {
  const number = Number(text)
  return Number.isFinite(number) && number >= side.min && number <= side.max
}
