/* The signs of the entrances, one per sheet: guests scan them and see the way from where they are. */
import { DoorOpen, Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useEntranceSigns, type EntranceSign } from '@/api/entrance-signs'
import { useQrCode } from '@/api/qr'
import type { Event } from '@/api/schema'
import { signWords } from '@/features/plan-viewer/sign-words'
import { accentOf } from '@/lib/event-accent'
import { directionOf } from '@/lib/language'
import { eventPath, ofEvent, paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { PageHeader } from '@/ui/PageHeader'
import { QueryView } from '@/ui/QueryView'
import { Skeleton } from '@/ui/Skeleton'
import '@/features/plan-viewer/signs.css'

/** Renders the signs with a button that prints them. */
export function EntranceSigns({ event }: { event: Event }) {
  const signs = useEntranceSigns(event.id)
  return (
    <>
      <PageHeader
        title={`Entrance signs of ${event.name}`}
        text="Put each sign at its entrance. Guests who scan it see the route from there."
        actions={
          <>
            <Link to={eventPath(event.id)} className={buttonStyles()}>
              Floor plan
            </Link>
            <Button
              variant="primary"
              onClick={() => {
                window.print()
              }}
            >
              <Printer aria-hidden />
              Print
            </Button>
          </>
        }
      />
      <div className="mt-6">
        <QueryView
          query={signs}
          failed="The signs could not be loaded"
          empty={<NoEntrances eventId={event.id} />}
        >
          {(list) => (
            <ul
              className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3"
              data-signs
              {...accentOf(event)}
            >
              {list.map((sign) => (
                <li key={sign.id}>
                  <Sign sign={sign} event={event} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </>
  )
}

function Sign({ sign: { name, url }, event }: { sign: EntranceSign; event: Event }) {
  const code = useQrCode(url)
  return (
    <Card className="p-6 text-center" data-sign>
      <p className="font-semibold text-event-ink wrap-anywhere">{event.name}</p>
      <h2 className="mt-1 font-display text-xl font-semibold wrap-anywhere">{name}</h2>
      <div className="mx-auto my-5 size-52" data-sign-code>
        <QueryView
          query={code}
          failed="Failed to generate QR code"
          level="none"
          skeleton={<Skeleton className="size-full" />}
        >
          {({ qrCode }) => (
            <img src={qrCode} alt={`QR code of ${name}`} className="size-full bg-white p-2" />
          )}
        </QueryView>
      </div>
      <p lang={event.language} dir={directionOf(event.language)} className="text-lg font-semibold">
        {signWords[event.language]}
      </p>
      <p className="mt-2 text-sm break-all text-muted">{url}</p>
    </Card>
  )
}

function NoEntrances({ eventId }: { eventId: string }) {
  return (
    <Card>
      <EmptyState
        icon={DoorOpen}
        title="No entrance for guests"
        text="Draw doors in the floor plan, or set up the venue with its entrances."
        action={
          <Link
            to={ofEvent(paths.venueDashboard, eventId)}
            className={buttonStyles({ variant: 'primary' })}
          >
            Set up the venue
          </Link>
        }
      />
    </Card>
  )
}
