/* Keeps the ticket on the device, and gives it back while the server cannot be reached. */
import { useEffect, useState } from 'react'
import type { TicketPage } from '@/api/email-types'
import type { KeptTicket } from '@/features/ticket/kept-ticket'
import { keepFinderOffline } from '@/guest-pages/offline-finder'
import { fetchCode } from '@/lib/fetch-code'

const keeping = () => fetchCode(() => import('@/features/ticket/kept-ticket'))

/** Returns the kept ticket of a link, `none` without one, and undefined until that is known. */
export function useKeptTicket(
  token: string,
  ticket: TicketPage | undefined,
  isUnreachable: boolean,
): KeptTicket | 'none' | undefined {
  const [kept, setKept] = useState<KeptTicket | 'none'>()
  useEffect(() => {
    void keepFinderOffline()
  }, [])
  useEffect(() => {
    if (ticket === undefined) return
    keeping()
      .then(({ keepTicket }) => keepTicket(token, ticket, Date.now()))
      .catch(() => undefined)
  }, [token, ticket])
  useEffect(() => {
    if (!isUnreachable) return undefined
    let isWanted = true
    const show = (found: KeptTicket | undefined) => {
      if (isWanted) setKept(found ?? 'none')
    }
    keeping()
      .then(({ keptTicket }) => keptTicket(token, Date.now()))
      .then(show, () => {
        show(undefined)
      })
    return () => {
      isWanted = false
    }
  }, [token, isUnreachable])
  return isUnreachable ? kept : 'none'
}
