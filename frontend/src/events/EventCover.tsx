/* What a guest reads of an event first, on a ground of tables in its colour. */
import { CalendarDays, MapPin, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PublicEvent } from '@/api/guest-form'
import { TablesPattern } from '@/events/TablesPattern'
import { longDate, timeForReader } from '@/lib/dates'
import { guestWords } from '@/lib/guest-words'
import { commaOf, localeOf, type Language } from '@/lib/language'
import { eventName, wordsIn } from '@/lib/organiser-words'
import { MapLink } from '@/ui/MapLink'
import { MarkedText } from '@/ui/MarkedText'

type Props = {
  event: PublicEvent
  language: Language
  /** Unique in the document. */
  patternId: string
  /** The level of the heading; a preview is a part of a page. */
  level?: 1 | 2
  /** Shown in the corner. */
  actions?: ReactNode
}

/** Renders name, date, venue and description. */
export function EventCover({ event, language, patternId, level = 1, actions }: Props) {
  const texts = guestWords[language]
  const Heading = level === 1 ? 'h1' : 'h2'
  const locale = localeOf(language)
  const moment = { date: event.date, zone: event.timeZone }
  return (
    <div className="relative isolate flex min-h-52 flex-col overflow-hidden bg-event text-on-event lg:min-h-full dark:bg-event-soft dark:text-event-ink">
      <TablesPattern id={patternId} />
      <div className="flex min-h-11 justify-end px-2 pt-1">{actions}</div>
      <div className="mt-auto bg-linear-to-b from-transparent to-event px-4 dark:to-event-soft pb-5 wrap-anywhere sm:px-6 lg:px-10 lg:pb-12">
        <div className="bg-event/85 lg:bg-transparent dark:bg-transparent">
          <Heading className="font-display text-title font-bold">
            <bdi>
              <MarkedText {...eventName(language, event)} />
            </bdi>
          </Heading>
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
          {event.description != null && event.description !== '' && (
            <p className="mt-3 max-w-[60ch] text-base whitespace-pre-line">
              <bdi>
                <MarkedText {...wordsIn(language, event, 'event.description', event.description)} />
              </bdi>
            </p>
          )}
        </div>
      </div>
    </div>
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
