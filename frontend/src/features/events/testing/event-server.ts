/* A server that keeps events: what a screen creates, archives, deletes or restores is there when it asks again. */
import type { Event } from '@/api/schema'
import { aProgress, aUser, anEvent } from '@/testing/builders'
import { doneAtOnce } from '@/testing/jobs'
import { fakeServer, type Routes, type SentRequest } from '@/testing/fake-server'

type EventServer = { sent: SentRequest[]; routes: Routes; events: Map<string, Event> }

/** Fields that become something else; undefined takes one away. */
type Change = { [Name in keyof Event]?: Event[Name] | undefined }

const when = '2027-01-10T09:00:00Z'

/** Starts the server with some events; `more` adds routes or replaces some. */
export function eventServer(start: readonly Event[], more: Routes = {}): EventServer {
  const events = new Map(start.map((event) => [event.id, event]))
  const idOf = (sent: SentRequest) => sent.path.split('/')[3] ?? ''
  const change = (fields: Change) => (sent: SentRequest) => {
    const changed: Event = { ...anEvent(events.get(idOf(sent))), ...(fields as Partial<Event>) }
    for (const [name, value] of Object.entries(fields)) {
      if (value === undefined) Reflect.deleteProperty(changed, name)
    }
    events.set(changed.id, changed)
    return changed
  }
  const create = (fields: Partial<Event>) => {
    const created = anEvent({ ...fields, id: `e-${String(events.size + 1)}` })
    events.set(created.id, created)
    return created
  }
  const server = fakeServer({
    'GET /api/auth/user': () => aUser(),
    'GET /api/tables/*': () => [],
    'GET /api/events/*/floor-plan': () => ({
      eventId: 'e-1',
      revision: 0,
      plan: { elements: [] },
    }),
    'PUT /api/events/*/floor-plan': () => ({ revision: 1 }),
    'GET /api/events/*/progress': () => aProgress(),
    'GET /api/events/*/activity': () => ({ entries: [] }),
    'GET /api/events': ({ search }) => {
      const state = new URLSearchParams(search).get('state') ?? 'active'
      return [...events.values()].filter((event) => stateOf(event) === state)
    },
    'POST /api/events': ({ body }) => create(body as Partial<Event>),
    'PATCH /api/events/*': (sent) => change(sent.body as Partial<Event>)(sent),
    'DELETE /api/events/*': (sent) => {
      change({ deletedAt: when, restorableUntil: '2099-01-01T00:00:00Z' })(sent)
      return undefined
    },
    'POST /api/events/*/restore': change({ deletedAt: undefined }),
    'POST /api/events/*/archive': change({ archivedAt: when }),
    'POST /api/events/*/unarchive': change({ archivedAt: undefined }),
    'POST /api/events/*/duplicate/jobs': (sent) => {
      const copy = create({ ...events.get(idOf(sent)), ...(sent.body as Partial<Event>) })
      return doneAtOnce('duplicate_event', copy)()
    },
    ...more,
  })
  return { ...server, events }
}

function stateOf(event: Event): string {
  if (event.deletedAt !== undefined) return 'deleted'
  return event.archivedAt === undefined ? 'active' : 'archived'
}

/** What was sent with one method, as bodies. */
export function bodies({ sent }: EventServer, method: string): unknown[] {
  return sent.filter((message) => message.method === method).map(({ body }) => body)
}
