/* The ticket itself, like one of paper: the event above, the guest's place in the middle, a stub with the code below. */
import { CalendarDays, MapPin, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { TicketPage } from '@/api/email-types'
import { TablesPattern } from '@/events/TablesPattern'
import type { TicketTexts } from '@/features/ticket/languages/en'
import { messages } from '@/features/ticket/messages'
import { longDate, timeForReader } from '@/lib/dates'
import { accentOf } from '@/lib/event-accent'
import { commaOf, localeOf, type Language } from '@/lib/language'
import { eventName } from '@/lib/organiser-words'
import { cn } from '@/ui/class-names'
import { MapLink } from '@/ui/MapLink'
import { MarkedText } from '@/ui/MarkedText'

type Props = { ticket: TicketPage; language: Language }

/** Renders the ticket in the colour of its event. */
export function TicketCard({ ticket, language }: Props) {
  const texts = messages[language]
  const { event, guest, qrSvg } = ticket
  const { accent } = event
  const isCancelled = event.state === 'cancelled'
  return (
    <article
      data-ticket
      {...(typeof accent === 'object' ? accentOf({ accentShades: accent }) : {})}
      className="overflow-hidden rounded-dialog border border-border bg-surface shadow-float wrap-anywhere print:rounded-none print:shadow-none"
    >
      <Cover event={event} language={language} />
      <div className="px-[min(1.5rem,6vw)] pt-4 pb-2 text-center">
        <p className="text-xs font-medium text-muted">{texts.guest}</p>
        <p data-ticket-large className="mt-0.5 font-display text-xl font-semibold">
          <bdi>{guest.name}</bdi>
        </p>
        <Place guest={guest} texts={texts} />
      </div>
      <Perforation />
      <div className="px-[min(1.5rem,6vw)] pt-1 pb-6 text-center">
        {/* White with a margin, as scanners need it, also in dark mode. */}
        <div
          data-ticket-code
          className={cn(
            'mx-auto grid aspect-square w-full max-w-[15rem] place-items-center rounded-card bg-[white] p-2',
            isCancelled && 'opacity-30',
          )}
        >
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
            alt={texts.qrAlt(guest.name)}
            width={224}
            height={224}
            className="size-full"
          />
        </div>
        <p className="mt-2 text-muted print:mt-0">{texts.scan}</p>
        <p className="mt-2 flex flex-wrap items-baseline justify-center gap-x-2.5">
          <span className="text-muted">{texts.code}</span>
          <bdi
            dir="ltr"
            data-ticket-large
            className="font-mono text-[min(1.5rem,8vw)] font-semibold tracking-[0.18em]"
          >
            {guest.lookupCode}
          </bdi>
        </p>
        <Wishes guest={guest} texts={texts} />
      </div>
    </article>
  )
}

function Cover({ event, language }: { event: TicketPage['event']; language: Language }) {
  const texts = messages[language].facts
  const patternId = useId()
  const locale = localeOf(language)
  const moment = { date: event.date, zone: event.timeZone }
  return (
    <header
      data-ticket-cover
      className="relative isolate flex min-h-36 flex-col justify-end overflow-hidden bg-event px-[min(1.5rem,6vw)] pt-8 pb-4 text-on-event dark:bg-event-soft dark:text-event-ink"
    >
      <TablesPattern id={patternId} />
      <div className="bg-event/85 dark:bg-event-soft/85">
        <h1 className="font-display text-title font-bold">
          <bdi>
            <MarkedText {...eventName(language, event)} />
          </bdi>
        </h1>
        <dl className="mt-2 flex flex-col gap-1 text-base font-medium">
          <Fact icon={CalendarDays} label={texts.date}>
            {longDate(moment, locale) + commaOf(language) + timeForReader(moment, locale)}
          </Fact>
          {event.venue != null && event.venue !== '' && (
            <Fact icon={MapPin} label={texts.venue}>
              <MapLink place={event.venue} language={language} />
            </Fact>
          )}
        </dl>
      </div>
    </header>
  )
}

function Fact(props: { icon: LucideIcon; label: string; children: ReactNode }) {
  const { icon: Icon, label, children } = props
  return (
    <div className="flex items-start gap-2">
      <dt className="pt-1">
        <Icon aria-hidden strokeWidth={1.75} className="size-4" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

type PartProps = { guest: TicketPage['guest']; texts: TicketTexts }

function Place({ guest: { table, seat }, texts }: PartProps) {
  if (table == null || table === '') {
    return <p className="mx-auto mt-4 max-w-[36ch] text-base text-muted">{texts.noSeat}</p>
  }
  return (
    <dl className="mt-3 flex flex-wrap justify-center gap-x-[min(2.5rem,8vw)] print:mt-2">
      <Figure label={texts.table}>{withoutWord(table, texts.table)}</Figure>
      {seat != null && seat !== '' && (
        <Figure label={texts.seat}>{withoutWord(seat, texts.seat)}</Figure>
      )}
    </dl>
  )
}

/** “Table 12” is “12” below the word “Table”; “Head table” stays. */
function withoutWord(place: string, word: string): string {
  const prefix = new RegExp(`^(?:${word}|Table|Seat)\\s+(?=\\S)`, 'i')
  return place.replace(prefix, '')
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-xs font-medium text-muted">{label}</dt>
      <dd
        data-ticket-large
        className="font-display text-figure font-semibold text-event-ink tabular-nums"
      >
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

function Wishes({ guest: { meal, dietary, specialRequests }, texts }: PartProps) {
  const lines = [
    [texts.meal, meal],
    [texts.dietary, dietary],
    [texts.specialRequests, specialRequests],
  ].filter((line): line is [string, string] => line[1] !== undefined && line[1] !== '')
  if (lines.length === 0) return null
  return (
    <dl className="mt-4 flex flex-col gap-1 border-t border-border pt-4 print:mt-2 print:pt-2">
      {lines.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-center gap-x-2">
          <dt className="text-muted">{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Where the stub would be torn off: a dashed line between two notches. */
function Perforation() {
  const notch =
    'size-6 shrink-0 rounded-full border border-border bg-bg print:hidden forced-colors:hidden'
  return (
    <div aria-hidden className="flex items-center py-1">
      <span className={cn(notch, '-ms-3.25')} />
      <span className="flex-1 border-t-2 border-dashed border-border-strong/50" />
      <span className={cn(notch, '-me-3.25')} />
    </div>
  )
}
