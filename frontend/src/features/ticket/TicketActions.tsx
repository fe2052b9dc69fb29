/* What a guest does with a ticket: into the calendar or a wallet, into a picture, onto paper, on to the seat. */
import { CalendarPlus, ImageDown, Printer, Search, WalletCards } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { TicketPage } from '@/api/email-types'
import type { TicketTexts } from '@/features/ticket/languages/en'
import { messages } from '@/features/ticket/messages'
import { useSearch } from '@/guest-pages/address/address'
import { GuestLink } from '@/guest-pages/address/GuestLink'
import type { Language } from '@/lib/language'
import { paths, printParameter } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'

type Props = {
  ticket: TicketPage
  language: Language
  /** The token of the link while the server can be reached; what it would make is left out without. */
  token?: string
}

/** Renders the buttons; what no longer makes sense after the event is left out. */
export function TicketActions({ ticket, language, token }: Props) {
  const { event, guest, calendar, wallets } = ticket
  const texts = messages[language]
  const file = token === undefined ? undefined : ticketFile(token, language)
  usePrintWhenAsked()
  const isOver = event.state === 'cancelled' || event.state === 'past'
  return (
    <div className="mt-5 flex flex-wrap justify-center gap-3 max-sm:[&>*]:w-full print:hidden">
      {!isOver && (
        <>
          {file !== undefined && <WalletLinks wallets={wallets} texts={texts} file={file} />}
          {/* Phones open a file of the server in their calendar; without a network there is the kept one. */}
          <a
            {...(file === undefined
              ? { href: calendarData(calendar), download: 'event.ics' }
              : { href: file('event.ics') })}
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
      {file !== undefined && (
        <a href={file('image')} download="ticket.png" className={buttonStyles({ size: 'lg' })}>
          <ImageDown aria-hidden />
          {texts.saveImage}
        </a>
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

type WalletProps = {
  wallets: TicketPage['wallets']
  texts: TicketTexts
  file: (name: string) => string
}

/** The makers prescribe the words. */
function WalletLinks({ wallets, texts, file }: WalletProps) {
  const links = [
    wallets.apple ? [file('pass.pkpass'), texts.appleWallet] : [],
    wallets.google ? [file('google-wallet'), texts.googleWallet] : [],
  ]
  return links.map(
    ([address, words]) =>
      address !== undefined && (
        <a key={address} href={address} className={buttonStyles({ size: 'lg' })}>
          <WalletCards aria-hidden />
          {words}
        </a>
      ),
  )
}

/** Returns the addresses of what the server makes of a ticket. */
function ticketFile(token: string, language: Language): (name: string) => string {
  return (name) => `/api/tickets/${encodeURIComponent(token)}/${name}?lang=${language}`
}

function calendarData(calendar: string): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`
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
