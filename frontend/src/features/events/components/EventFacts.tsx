/* When, where, whom to ask: what was said about an event, each with its sign. */
import {
  CalendarDays,
  Clock,
  Mail,
  MailCheck,
  MapPin,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Event } from '@/api/schema'
import { endOf } from '@/features/events/event-times'
import { dateAndTime, longDate, shortDate, timeOfDay, zoneLabel, zoneOffset } from '@/lib/dates'
import { looksLikeEmail } from '@/lib/email'

/** Renders the facts; what was not said has no row. */
export function EventFacts({ event }: { event: Event }) {
  const end = endOf(event)
  return (
    <dl className="mt-4 flex flex-col gap-2.5">
      <Fact icon={CalendarDays} name="Date">
        {longDate(event)}
      </Fact>
      <Fact icon={Clock} name="Time">
        {timeOfDay(event)}
        {end !== undefined && ` ${end}`}{' '}
        <span className="text-muted">
          {zoneLabel(event.zone)}, {zoneOffset(event)}
        </span>
      </Fact>
      {event.venue !== '' && (
        <Fact icon={MapPin} name="Venue">
          {event.venue}
        </Fact>
      )}
      {event.contact !== '' && (
        <Fact icon={Mail} name="Contact">
          {looksLikeEmail(event.contact) ? (
            <a
              href={`mailto:${event.contact}`}
              className="rounded-control text-accent underline-offset-4 hover:underline"
            >
              {event.contact}
            </a>
          ) : (
            event.contact
          )}
        </Fact>
      )}
      {event.retentionUntil != null && (
        <Fact icon={ShieldCheck} name="Guest data">
          Guest data kept until {shortDate({ date: event.retentionUntil, zone: 'UTC' })}
        </Fact>
      )}
      {event.rsvpDeadline !== undefined && (
        <Fact icon={MailCheck} name="RSVP deadline">
          RSVP by {dateAndTime({ date: event.rsvpDeadline, zone: event.zone })}
        </Fact>
      )}
    </dl>
  )
}

type FactProps = { icon: LucideIcon; name: string; children: ReactNode }

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div className="flex items-start gap-3">
      <dt>
        <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 text-muted" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
