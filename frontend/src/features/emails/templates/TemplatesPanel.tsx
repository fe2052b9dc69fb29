import type { Event } from '@/api/schema'

export function TemplatesPanel({ event }: { event: Event }) {
  return <p>{event.name}</p>
}
