/* Which cached data a change of each kind concerns, and reading it again without flooding the server. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { emailKeys } from '@/api/email-keys'
import { keys } from '@/api/keys'
import type { LiveChange } from '@/lib/live/frames'

/** Changes are collected for this long. */
const COLLECT_MS = 100
/** The pause between two reads of the same data. */
const PAUSE_MS = 500
/** Changes of many rows are read within this time, so that not all pages ask at once. */
const MANY_SPREAD_MS = 400

type Keys = (eventId: string, ids: readonly string[] | null) => readonly QueryKey[]

const histories = (ids: readonly string[] | null): readonly QueryKey[] =>
  ids === null ? [keys.guestHistories] : ids.map((id) => keys.guestHistory(id))

/** What an event's change of a kind is shown in. */
const ofEvent: Record<string, Keys> = {
  event: (e) => [keys.events, keys.venue(e), keys.invitationForm(e), emailKeys.timeline(e)],
  guests: (e, ids) => [
    ...[keys.guests(e), keys.removedGuests(e), keys.parties(e), keys.answers(e), keys.imports(e)],
    ...[emailKeys.recipients(e), emailKeys.invitedAddresses(e)],
    ...histories(ids),
  ],
  seats: (e, ids) => [
    ...[keys.guests(e), keys.tables(e), emailKeys.recipients(e)],
    ...histories(ids),
  ],
  answers: (e, ids) => [
    ...[keys.guests(e), keys.answers(e), keys.unconfirmedAnswers(e), keys.invitationForm(e)],
    ...[emailKeys.recipients(e), emailKeys.settings(e)],
    ...histories(ids),
  ],
  'check-ins': (e) => [keys.guests(e)],
  parties: (e) => [keys.parties(e), keys.guests(e)],
  tags: () => [keys.tags],
  wishes: (e) => [keys.wishes(e)],
  plan: (e) => [keys.plan(e), keys.tables(e), ['plan-map', e], keys.planRoutes(e), keys.events],
  venue: (e) => [keys.venue(e), keys.entranceSigns(e), keys.planRoutes(e), ['plan-map', e]],
  form: (e) => [keys.invitationForm(e), keys.answers(e)],
  mail: (e) => [
    ...[emailKeys.campaigns(e), emailKeys.history(e), emailKeys.timeline(e)],
    ...[emailKeys.settings(e), emailKeys.schedules(e), emailKeys.templates(e)],
    ...[emailKeys.recipients(e), keys.mailbox, keys.invitationForm(e)],
  ],
  files: (e) => [keys.snapshots(e), keys.prints(e), keys.exports(e)],
}

/** Kinds that leave no entry in the activity of the event. */
const UNRECORDED = new Set(['tags', 'jobs', 'check-ins'])

const ofOrganisation: Record<string, Keys> = {
  events: () => [keys.events],
  tags: () => [keys.tags, keys.guestLists],
  members: () => [keys.members, keys.invitations, keys.organisation, keys.user],
  files: () => [keys.images],
  mail: () => [keys.mailbox, emailKeys.suppressions, emailKeys.mailServer],
  jobs: (_, ids) => (ids === null ? [['job']] : ids.map((id) => keys.job(id))),
}

/** Returns the keys of the data that a change concerns. */
export function keysOf({ kind, eventId, ids }: LiveChange): readonly QueryKey[] {
  if (eventId === null) return ofOrganisation[kind]?.('', ids) ?? []
  const shown = ofEvent[kind]?.(eventId, ids) ?? []
  return UNRECORDED.has(kind) ? shown : [...shown, keys.activity(eventId)]
}

/** Names of data that only its own screen changes, or that is costly and read again when it is used. */
const LEFT_ALONE = new Set<unknown>(
  ['site', 'health', 'sessions', 'invitation', 'qr-code', 'image-search'].concat(
    ...['import-preview', 'file-preview', 'email-preview'],
  ),
)

/** Reads again what changes concern. */
export function createRefresh(cache: QueryClient) {
  const due = new Map<string, QueryKey>()
  const running = new Set<string>()
  let isAllDue = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const plan = (ms: number) => {
    if (!stopped) timer ??= setTimeout(run, ms)
  }

  const run = () => {
    timer = undefined
    if (cache.isMutating({ predicate: ({ meta }) => meta?.isJob !== true }) > 0) {
      // The answer of a change of this page comes first, or the page would show the state before it.
      plan(COLLECT_MS)
      return
    }
    if (isAllDue) {
      isAllDue = false
      due.clear()
      void cache.invalidateQueries({ predicate: ({ queryKey }) => !LEFT_ALONE.has(queryKey[0]) })
      return
    }
    for (const [name, key] of due) {
      if (running.has(name)) continue
      due.delete(name)
      void read(name, key)
    }
  }

  const read = async (name: string, queryKey: QueryKey) => {
    running.add(name)
    await cache.invalidateQueries({ queryKey })
    setTimeout(() => {
      running.delete(name)
      if (due.has(name)) plan(0)
    }, PAUSE_MS)
  }

  return {
    /** Takes a change. */
    told: (change: LiveChange): void => {
      for (const key of keysOf(change)) due.set(JSON.stringify(key), key)
      const isMany = change.ids === null && change.kind === 'guests'
      if (due.size > 0) plan(isMany ? Math.random() * MANY_SPREAD_MS : COLLECT_MS)
    },
    /** Reads again all that is shown. */
    everything: (): void => {
      isAllDue = true
      plan(0)
    },
    /** Reads again all that is shown of events. */
    events: (eventIds: readonly string[]): void => {
      if (eventIds.length === 0) return
      void cache.invalidateQueries({
        predicate: ({ queryKey: [name, ...of] }) =>
          !LEFT_ALONE.has(name) &&
          of.some((part) => typeof part === 'string' && eventIds.includes(part)),
      })
    },
    stop: (): void => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
