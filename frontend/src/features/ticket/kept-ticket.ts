/* The ticket that was opened last in this browser, for a guest without a network. It is kept until a day after its event. */
import type { TicketPage } from '@/api/email-types'
import { isStillKept, withKept } from '@/lib/guest-store'
import { toPromise } from '@/lib/indexed-db'

/** A kept ticket; `savedAt` is in milliseconds of the clock of this device. */
export type KeptTicket = { token: string; ticket: TicketPage; savedAt: number }

const last = 'ticket'

/** Keeps a ticket in place of the last one, without diet and requests; a browser that cannot do so only works online. */
export async function keepTicket(token: string, page: TicketPage, now: number): Promise<void> {
  const guest = { ...page.guest }
  delete guest.dietary
  delete guest.specialRequests
  const kept: KeptTicket = { token, ticket: { ...page, guest }, savedAt: now }
  await withKept('readwrite', (store) => toPromise(store.put(kept, last))).catch(() => undefined)
}

/** Returns the ticket of a link if it is the last one; undefined otherwise. */
export async function keptTicket(token: string, now: number): Promise<KeptTicket | undefined> {
  try {
    const kept: unknown = await withKept('readonly', (store) => toPromise(store.get(last)))
    if (!isKept(kept)) return undefined
    const { date, endsAt = date } = kept.ticket.event
    if (!isStillKept(endsAt, now)) {
      await withKept('readwrite', (store) => toPromise(store.delete(last)))
      return undefined
    }
    return kept.token === token ? kept : undefined
  } catch {
    return undefined
  }
}

/** Only this module writes the record, so that its outline is enough to know it. */
function isKept(value: unknown): value is KeptTicket {
  return typeof value === 'object' && value !== null && 'token' in value && 'ticket' in value
}
