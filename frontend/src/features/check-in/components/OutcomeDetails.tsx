/* What the door needs to know about an outcome. */
import { Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { GuestLine } from '@/features/check-in/components/GuestLine'
import type { OutcomeProps } from '@/features/check-in/components/outcome-props'
import { PlaceCard } from '@/features/check-in/components/PlaceCard'
import { deviceText, doorPlace, messages } from '@/features/check-in/messages'
import { deviceStore } from '@/features/check-in/model/device'
import { partyOf } from '@/features/check-in/model/party'
import type { DoorGuest, Roster } from '@/features/check-in/model/roster'
import { fullName } from '@/guests/names'
import { longDate } from '@/lib/dates'
import { Card } from '@/ui/Card'
import { cn } from '@/ui/class-names'

/** Renders the facts below the verdict. */
export function OutcomeDetails({
  outcome,
  roster,
  checkIn,
  zone,
  listTime,
  isOnline,
}: OutcomeProps) {
  switch (outcome.kind) {
    case 'found':
    case 'arrived':
    case 'undone':
      return <PlaceCard guest={outcome.guest} suggested={checkIn.promisedTable(outcome.guest)} />
    case 'already':
      return (
        <>
          <Facts
            facts={[
              ['Guest', fullName(outcome.guest)],
              ['Place', doorPlace(outcome.guest)],
              ['Door', deviceText(outcome.first.device, deviceStore.getState().name)],
              ...partyFacts(outcome.guest, roster),
            ]}
          />
          <Warning tone="warning">{messages.askName}</Warning>
        </>
      )
    case 'not-expected':
      return (
        <>
          <PlaceCard guest={outcome.guest} />
          <Warning tone="warning">
            {outcome.hasDeclined
              ? 'This guest declined. No one was checked in.'
              : 'This guest declined or was cancelled. No one was checked in.'}
          </Warning>
        </>
      )
    case 'other-event':
      return (
        <>
          {outcome.event != null && (
            <Facts
              facts={[
                ['Code', outcome.code],
                ['Belongs to', outcome.event.name],
                ['Date', longDate({ date: outcome.event.date, zone })],
              ]}
            />
          )}
          <Warning tone="danger">{messages.wrongEvent}</Warning>
        </>
      )
    case 'unknown':
      return (
        <>
          {outcome.similar.length > 0 && (
            <SimilarCodes code={outcome.code} guests={outcome.similar} onOpen={checkIn.show} />
          )}
          <Note>{messages.listAge(listTime)}</Note>
        </>
      )
    case 'asking':
      return (
        <Note>
          {isOnline
            ? 'Asking the server…'
            : 'The scan is saved. It is checked with the server when this device is back online.'}
        </Note>
      )
    case 'invalid':
      return null
  }
}

function partyFacts(guest: DoorGuest, roster: Roster): [string, string][] {
  const party = partyOf(guest, roster)
  return party === undefined
    ? []
    : [[`Party of ${party.size}`, `${party.here} of ${party.expected} here`]]
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <Card>
      <dl className="divide-y divide-border px-4">
        {facts.map(([name, value]) => (
          <div key={name} className="flex min-h-12 items-center gap-3 py-2 text-base">
            <dt className="w-24 shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

type SimilarProps = {
  code: string
  guests: readonly DoorGuest[]
  onOpen: (guest: DoorGuest) => void
}

function SimilarCodes({ code, guests, onOpen }: SimilarProps) {
  return (
    <Card className="px-3.5 pt-1">
      <h3 className="flex min-h-11 items-center text-base font-semibold">One character away</h3>
      <ul className="divide-y divide-border border-t border-border">
        {guests.map((guest) => (
          <li key={guest.id}>
            <button
              type="button"
              className="w-full rounded-control hover:bg-surface-2"
              onClick={() => {
                onOpen(guest)
              }}
            >
              <GuestLine guest={guest} text={<Difference code={guest.code} typed={code} />} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Difference({ code, typed }: { code: string; typed: string }) {
  return (
    <span className="font-mono tracking-wider">
      {[...code].map((character, at) =>
        character === typed[at] ? (
          character
        ) : (
          // The characters of a code have no other identity than their place.
          <u key={at} className="font-bold text-text underline-offset-4">
            {character}
          </u>
        ),
      )}
    </span>
  )
}

function Warning({ tone, children }: { tone: 'warning' | 'danger'; children: ReactNode }) {
  return (
    <p
      className={cn(
        'flex items-center gap-2.5 rounded-control px-3.5 py-3 text-base font-semibold',
        tone === 'warning' ? 'bg-warning-soft text-warning' : 'bg-danger-soft text-danger',
      )}
    >
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      {children}
    </p>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-2.5 rounded-control bg-info-soft px-3.5 py-2.5 text-base text-info">
      <Clock aria-hidden className="size-5 shrink-0" />
      {children}
    </p>
  )
}
