/* The states of an event: their words, their badges, and which of them count as active. */
import type { EventStatus } from '@/api/schema'
import { facts } from '@/generated/facts.gen'
import type { BadgeTone } from '@/ui/Badge'

/** The statuses, in the order of an event's life. */
export const { eventStatuses: statuses } = facts

/** Planning, active and completed have their own look, every other status is blue. */
export function statusTone(status: EventStatus): BadgeTone {
  if (status === 'planning') return 'warning'
  if (isActive(status)) return 'success'
  if (status === 'completed') return 'neutral'
  return 'info'
}

/** “Active” means confirmed or in progress. */
export function isActive(status: EventStatus): boolean {
  return status === 'confirmed' || status === 'in-progress'
}
