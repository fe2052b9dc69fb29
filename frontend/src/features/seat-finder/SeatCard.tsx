/* The answer to a code: event, guest, table and seat, readable at arm's length. */
import { Bookmark, CalendarDays, MapPin } from 'lucide-react'
import type { RefObject } from 'react'
import type { FoundSeat } from '@/api/schema'
import { messages } from '@/features/seat-finder/messages'
import { foundPlaceText } from '@/guests/places'
import { longDate, timeOfDay } from '@/lib/dates'
import { localeOf } from '@/lib/language'
import { usePageLanguage } from '@/lib/page-language'
import { Card } from '@/ui/Card'

type Props = {
  found: FoundSeat
  code: string
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** Renders the card; its heading is the place itself. */
export function SeatCard({ found: { event, guest }, code, headingRef }: Props) {
  const { language } = usePageLanguage()
  const texts = messages[language]
  const place = foundPlaceText(guest, texts.place)
  const none = guest.declined ? texts.declined : texts.pending
  const locale = localeOf(language)
  return (
    <Card className="overflow-hidden wrap-anywhere">
      <div className="px-6 pt-6 pb-5">
        <p className="text-base text-muted">
          {texts.card.welcome}{' '}
          <bdi>
            {guest.firstName} {guest.lastName}
          </bdi>
        </p>
        {place === undefined ? (
          <>
            <h1
              ref={headingRef}
              tabIndex={-1}
              className="mt-1 font-display text-2xl font-semibold focus:outline-none"
            >
              {none.title}
            </h1>
            <p className="mt-2 text-base">{none.text}</p>
          </>
        ) : (
          <h1
            ref={headingRef}
            tabIndex={-1}
            className="mt-3 rounded-card bg-accent-soft px-4 py-5 text-center font-display text-2xl font-semibold text-accent tabular-nums focus:outline-none"
          >
            <bdi>{place}</bdi>
          </h1>
        )}
      </div>
      <dl className="flex flex-col gap-3 border-t border-border px-6 py-5 text-base">
        <div className="flex items-start gap-3">
          <dt className="pt-1">
            <CalendarDays aria-hidden strokeWidth={1.75} className="size-4 text-muted" />
            <span className="sr-only">{texts.card.event}</span>
          </dt>
          <dd className="min-w-0">
            <p className="font-semibold">
              <bdi>{event.name}</bdi>
            </p>
            <p className="text-muted">
              {longDate(event, locale)}, {timeOfDay(event, locale)}
            </p>
          </dd>
        </div>
        {event.venue !== '' && (
          <div className="flex items-start gap-3">
            <dt className="pt-1">
              <MapPin aria-hidden strokeWidth={1.75} className="size-4 text-muted" />
              <span className="sr-only">{texts.card.venue}</span>
            </dt>
            <dd className="min-w-0">
              <bdi>{event.venue}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <p className="flex items-start gap-3 border-t border-border bg-surface-2 px-6 py-4 text-muted">
        <Bookmark aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
        <span>
          {texts.card.save}{' '}
          <code className="font-mono font-semibold tracking-wider text-text">{code}</code>.
        </span>
      </p>
    </Card>
  )
}
