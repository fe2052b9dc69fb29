/* The Seating Actions card: auto-assign, the seating chart, and how far seating has come. */
import { Armchair, FileDown } from 'lucide-react'
import { useState } from 'react'
import { useMayEdit } from '@/api/auth'
import { serverMessage } from '@/api/errors'
import type { Guest } from '@/api/schema'
import { useExportSeatingChart } from '@/api/seating'
import { messages } from '@/features/guest-list/messages'
import { seatCounts } from '@/guests/seating'
import type { SeatingCommands } from '@/guests/seating-service'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { loadable } from '@/ui/loadable'
import { Progress } from '@/ui/Progress'
import { Tooltip } from '@/ui/Tooltip'
import { toast } from '@/ui/toast'

const { Part: AutoAssignDialog } = loadable(
  async () => (await import('@/guests/assign/AutoAssignDialog')).AutoAssignDialog,
  { floating: true },
)

type Props = {
  eventId: string /** Undefined while there is no list. */
  guests: readonly Guest[] | undefined
  seating: SeatingCommands
}

/** Renders the card. */
export function SeatingActionsCard({ eventId, guests, seating }: Props) {
  const mayEdit = useMayEdit()
  const exportChart = useExportSeatingChart()
  const [isAssigning, setAssigning] = useState(false)
  const inactive =
    guests === undefined
      ? messages.notLoaded
      : guests.length === 0
        ? messages.nothingToAssign
        : undefined
  return (
    <Card className="@container flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-sm font-semibold">Seating Actions</h2>
        {guests !== undefined && <SeatingProgress guests={guests} />}
      </div>
      <div className="grid gap-2 @min-[26rem]:flex @min-[26rem]:flex-wrap">
        {mayEdit && (
          <Tooltip inactive={inactive}>
            <Button
              variant="primary"
              pending={isAssigning}
              pendingLabel="Assigning..."
              onClick={() => {
                setAssigning(true)
              }}
            >
              <Armchair aria-hidden />
              Auto-Assign All Seats
            </Button>
          </Tooltip>
        )}
        <Tooltip inactive={inactive}>
          <Button
            pending={exportChart.isPending}
            pendingLabel="Exporting..."
            onClick={() => {
              exportChart.mutate(eventId, {
                onSuccess: () => {
                  toast.success(messages.exported)
                },
                onError: (error) => {
                  const { title, text } = messages.exportFailed
                  toast.error(title, serverMessage(error, text))
                },
              })
            }}
          >
            <FileDown aria-hidden />
            Export Seating Chart
          </Button>
        </Tooltip>
      </div>
      {isAssigning && guests !== undefined && (
        <AutoAssignDialog
          {...{ eventId, guests, seating }}
          onClose={() => {
            setAssigning(false)
          }}
        />
      )}
    </Card>
  )
}

/** Of those who may come; the others are named, since the list above counts them. */
function SeatingProgress({ guests }: { guests: readonly Guest[] }) {
  const { seated, expected } = seatCounts(guests)
  const notCounted = guests.length - expected
  return (
    <div className="text-xs text-muted tabular-nums">
      <span role="status">{messages.progress(seated, expected)}</span>
      {notCounted > 0 && <span> · {messages.notCounted(notCounted)}</span>}
      <Progress value={seated} max={expected} label="Seating progress" className="mt-1 h-1" />
    </div>
  )
}
