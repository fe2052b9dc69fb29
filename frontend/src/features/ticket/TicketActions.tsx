/* What a guest does with a ticket: into the calendar, onto paper, on to the seat. */
import { CalendarPlus, Printer, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { TicketPage } from '@/api/email-types'
import { messages } from '@/features/ticket/messages'
import { useSearch } from '@/guest-pages/address/address'
import { GuestLink } from '@/guest-pages/address/GuestLink'
import type { Language } from '@/lib/language'
import { paths, printParameter } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'

type Props = { ticket: TicketPage; language: Language }

/** Renders the buttons; what no longer makes sense after the event is left out. */
export function TicketActions({ ticket: { event, guest, calendar }, language }: Props) {
  const texts = messages[language]
  usePrintWhenAsked()
  const isOver = event.state === 'cancelled' || event.state === 'past'
  return (
    <div className="mt-5 flex flex-wrap justify-center gap-3 max-sm:[&>*]:w-full print:hidden">
      {!isOver && (
        <>
          <a
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
            download="event.ics"
            className={buttonStyles({ size: 'lg' })}
          >
            <CalendarPlus aria-hidden />
            {texts.addToCalendar}
          </a>
          <GuestLink
            to={`${paths.seatLookup}/${encodeURIComponent(guest.lookupCode)}`}
            className={buttonStyles({ size: 'lg' })}
          >
            <Search aria-hidden />
            {texts.findSeat}
          </GuestLink>
        </>
      )}
      <Button
        size="lg"
        onClick={() => {
          window.print()
        }}
      >
        <Printer aria-hidden />
        {texts.print}
      </Button>
    </div>
  )
}

/** Prints once when the address asks for it, as the organiser's link does. */
function usePrintWhenAsked(): void {
  const [parameters] = useSearch()
  const isAsked = parameters.has(printParameter)
  const isDone = useRef(false)
  useEffect(() => {
    if (!isAsked || isDone.current) return
    isDone.current = true
    // The print shows the fonts that are there by then.
    void document.fonts.ready.then(() => {
      window.print()
    })
  }, [isAsked])
}
