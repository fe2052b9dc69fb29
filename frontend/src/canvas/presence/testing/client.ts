/* An open page of another person. */
import type { PresentClient } from '@/api/live-presence'

export function clientOf(name: string, change: Partial<PresentClient> = {}): PresentClient {
  return {
    userId: `user-${name}`,
    clientId: `page-${name}`,
    name,
    place: 'designer',
    selection: [],
    cursor: null,
    view: null,
    laser: false,
    ...change,
  }
}
