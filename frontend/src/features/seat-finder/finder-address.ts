/* What the address of a finder carries: the event, and the entrance whose sign was scanned. */
import { useSearch } from '@/guest-pages/address/address'
import { paths } from '@/lib/paths'

type FinderAddress = {
  /** Empty while none is named. */
  eventId: string
  /** The id of an entrance; empty for the nearest one. */
  from: string
  chooseEvent: (eventId: string) => void
}

/** Returns the event and the entrance of the address, and a way to choose another event. */
export function useFinderAddress(): FinderAddress {
  const [params, changeParams] = useSearch()
  const chooseEvent = (eventId: string) => {
    changeParams((next) => {
      // An entrance belongs to its event.
      next.delete('from')
      if (eventId === '') next.delete('event')
      else next.set('event', eventId)
    })
  }
  return { eventId: params.get('event') ?? '', from: params.get('from') ?? '', chooseEvent }
}

/** What a scanned or pasted text leads to. */
type Scanned = { kind: 'page'; to: string } | { kind: 'token'; token: string }

/** Reads a text: links of this site (`origin`) to a finder or a look-up open their page, everything else is sent as it is. */
export function scannedText(text: string, origin: string): Scanned {
  const token = text.trim()
  const address = /^https?:\/\//i.test(token) && URL.canParse(token) ? new URL(token) : undefined
  if (address?.origin !== origin) return { kind: 'token', token }
  const opens = [paths.findSeat, paths.findMySeat, paths.seatLookup]
  const isFinder = opens.some(
    (path) => address.pathname === path || address.pathname.startsWith(`${path}/`),
  )
  return isFinder
    ? { kind: 'page', to: `${address.pathname}${address.search}` }
    : { kind: 'token', token }
}

/** Returns the event code in a typed text, which may be a whole link. */
export function eventCodeOf(typed: string): string {
  const text = typed.trim()
  if (!URL.canParse(text)) return text
  const { searchParams, pathname } = new URL(text)
  return searchParams.get('event') ?? /^\/guest-form\/([^/]+)/.exec(pathname)?.[1] ?? text
}
