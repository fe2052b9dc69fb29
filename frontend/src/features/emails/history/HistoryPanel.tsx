import type { Event } from '@/api/schema'

export function HistoryPanel({ event }: { event: Event }) {
  return <p>{event.name}</p>
}
