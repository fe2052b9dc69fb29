/* What guests in hand are called. Pure. */
import type { Guest } from '@/api/schema'
import { fullName } from '@/guests/names'

/** The name of the party, or of the one guest. */
export function handName(hand: readonly string[], first: Guest): string {
  return hand.length > 1 ? (first.party?.name ?? fullName(first)) : fullName(first)
}
