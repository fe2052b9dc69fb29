/* A guest as the planner knows one; a test names only what it is about. */
import type { PlannerGuest } from '@/features/planner/seating'

export function plannerGuest(id: string, own: Partial<PlannerGuest> = {}): PlannerGuest {
  return {
    id,
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: '',
    mobile: '',
    company: '',
    dietary: '',
    party: undefined,
    rsvp: 'attending',
    seatId: undefined,
    byHand: true,
    ...own,
  }
}
