/* The smallest valid things of the seat finders and venues. */
import type { FinderEvent, FoundGuest } from '@/api/finder-types'
import type { PlanRoute } from '@/api/seat-route-types'
import type { Venue } from '@/api/venues'
import { aFoundSeat } from '@/testing/builders'

/** A way through a room of 20 × 10 m: in at the south, past the bar, to Table 12. */
export function aSeatRoute(fields: Partial<PlanRoute> = {}): PlanRoute {
  return {
    map: {
      version: '1',
      width: 20,
      height: 10,
      hasVenue: true,
    },
    seat: { x: 10, y: 3 },
    table: { x: 10, y: 2, label: 'Table 12', number: 12 },
    entrances: [
      { id: 'south', name: 'South door', x: 4, y: 10, accessLevel: 'general', usable: true },
      { id: 'north', name: 'North door', x: 4, y: 0, accessLevel: 'general', usable: true },
    ],
    route: {
      entranceId: 'south',
      entranceName: 'South door',
      distance: 14,
      minutes: 0.2,
      steps: 20,
      path: [
        [4, 10],
        [4, 4],
        [12, 4],
      ],
      waypoints: [
        { kind: 'enter', x: 4, y: 10, at: 0 },
        { kind: 'turn', x: 4, y: 4, at: 6 },
        { kind: 'arrive', x: 12, y: 4, at: 14 },
      ],
      directions: [
        { kind: 'enter', landmark: { kind: 'bar', label: 'Bar' }, side: 'left', distance: 6 },
        {
          kind: 'turn_right',
          landmark: { kind: 'round', label: 'Table 3', tableNumber: 3 },
          side: 'right',
          ordinal: { nth: 2, kind: 'round', after: 'Stage' },
          distance: 8,
        },
        {
          kind: 'arrive',
          landmark: { kind: 'round', label: 'Table 12', tableNumber: 12 },
          side: 'left',
          distance: 0,
        },
      ],
      stepFree: false,
    },
    ...fields,
  }
}

/** The map under `aSeatRoute`, as the server answers it. */
export function aSeatMap(): Response {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10"/></svg>'
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}

/** An event as its seat finder shows it. */
export function aFinderEvent(fields: Partial<FinderEvent> = {}): FinderEvent {
  const { localDate, ...event } = aFoundSeat().event
  return { ...event, date: localDate, ...fields }
}

/** A guest whom a search found. */
export function aFoundGuest(fields: Partial<FoundGuest> = {}): FoundGuest {
  const { guest, table, seat, routeKey } = aFoundSeat()
  const { firstName, lastName, status } = guest
  return {
    event: aFinderEvent(),
    guest: { firstName, lastName, mobile: '••••• •••318', status },
    table: table ?? null,
    seat: seat ?? null,
    routeKey: routeKey ?? null,
    ...fields,
  }
}

/** A saved venue of 40 × 30 m around a room of 18 × 12 m. */
export function aVenue(fields: Partial<Venue> = {}): Venue {
  return {
    id: 'e-1',
    eventId: 'e-1',
    name: 'Old Mill',
    width: 40,
    height: 30,
    scale: 4,
    entrances: [
      {
        id: 'gate',
        name: 'Main gate',
        x: 20,
        y: 30,
        type: 'main',
        capacity: 600,
        isActive: true,
        accessLevel: 'general',
      },
      {
        id: 'side',
        name: 'Side door',
        x: 0,
        y: 10,
        type: 'main',
        capacity: 300,
        isActive: false,
        accessLevel: 'vip',
      },
    ],
    room: { x: 10, y: 6 },
    roomSize: { width: 18, height: 12 },
    saved: true,
    version: 3,
    updatedAt: '2026-11-20T16:40:00Z',
    ...fields,
  }
}
