/* The latest scans of this device, the newest first. A tap opens the guest again. */
import { Check, Clock, TriangleAlert, Undo2, X, type LucideIcon } from 'lucide-react'
import { GuestLine } from '@/features/check-in/components/GuestLine'
import { clockText, doorPlace } from '@/features/check-in/messages'
import type { DoorGuest, Roster } from '@/features/check-in/model/roster'
import type { Scan } from '@/features/check-in/model/latest'
import { Badge, type BadgeTone } from '@/ui/Badge'
import { Card, CardHeader } from '@/ui/Card'

type Look = { word: string; tone: BadgeTone; icon: LucideIcon }

const looks: Record<Scan['what'], Look> = {
  in: { word: 'In', tone: 'success', icon: Check },
  'walk-in': { word: 'Walk-in', tone: 'success', icon: Check },
  already: { word: 'Already in', tone: 'warning', icon: TriangleAlert },
  undone: { word: 'Undone', tone: 'neutral', icon: Undo2 },
  refused: { word: 'Not admitted', tone: 'danger', icon: X },
  'other-event': { word: 'Wrong event', tone: 'danger', icon: X },
  unknown: { word: 'Not found', tone: 'neutral', icon: X },
  waiting: { word: 'Waiting', tone: 'info', icon: Clock },
}

type Props = {
  scans: readonly Scan[]
  roster: Roster
  zone: string
  onOpen: (guest: DoorGuest) => void
}

/** Renders the list. */
export function LatestScans({ scans, roster, zone, onOpen }: Props) {
  return (
    <Card className="overflow-hidden">
      <CardHeader title="Latest scans" text="On this device" />
      {scans.length === 0 ? (
        <p className="px-5 pb-5 text-muted">No one has been checked in on this device yet.</p>
      ) : (
        <ul className="divide-y divide-border border-t border-border px-4">
          {scans.map((scan) => (
            <li key={scan.id}>
              <ScanLine scan={scan} roster={roster} zone={zone} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function ScanLine({ scan, roster, zone, onOpen }: Omit<Props, 'scans'> & { scan: Scan }) {
  const { word, tone, icon: Icon } = looks[scan.what]
  const guest = scan.guestId === undefined ? undefined : roster.byId.get(scan.guestId)
  const time = clockText(scan.time, zone)
  const badge = (
    <Badge tone={tone} className="h-7 text-sm">
      <Icon aria-hidden className="size-3.5" strokeWidth={2.5} />
      {word}
    </Badge>
  )
  if (guest === undefined) {
    return (
      <p className="flex min-h-15 items-center gap-3 py-2">
        <span className="min-w-0 flex-1 truncate font-mono">{scan.code ?? 'Removed guest'}</span>
        <span className="text-muted">{time}</span>
        {badge}
      </p>
    )
  }
  return (
    <button
      type="button"
      className="w-full rounded-control hover:bg-surface-2"
      onClick={() => {
        onOpen(guest)
      }}
    >
      <GuestLine guest={guest} text={`${doorPlace(guest)} · ${time}`}>
        {badge}
      </GuestLine>
    </button>
  )
}
