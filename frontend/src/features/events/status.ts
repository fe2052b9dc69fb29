/* The states of an event: their words, their badges, and which of them count as active. */
import type { BadgeTone } from '@/ui/Badge'

export const statuses = ['planning', 'confirmed', 'in-progress', 'completed', 'cancelled'] as const

/** “In progress” for `in-progress`; a missing status reads “Pending”. */
export function statusLabel(status: string): string {
  const words = (status === '' ? 'pending' : status).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Planning, active and completed have their own look, every other status is blue. */
export function statusTone(status: string): BadgeTone {
  if (status === 'planning') return 'warning'
  if (isActive(status)) return 'success'
  if (status === 'completed') return 'neutral'
  return 'info'
}

/** “Active” means confirmed or in progress. */
export function isActive(status: string): boolean {
  return status === 'confirmed' || status === 'in-progress' || status === 'active'
}
