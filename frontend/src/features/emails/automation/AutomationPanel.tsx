import type { Event } from '@/api/schema'

export function AutomationPanel({ event }: { event: Event }) {
  return <p>{event.name}</p>
}
