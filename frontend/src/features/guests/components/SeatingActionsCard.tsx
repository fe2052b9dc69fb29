/* The Seating Actions card: auto-assign, the seating chart, and how far seating has come. */
import { Armchair, FileDown } from 'lucide-react'
import { useState } from 'react'
import { useMayEdit } from '@/api/auth'
import { serverMessage } from '@/api/errors'
import type { Guest } from '@/api/schema'
import { useExportSeatingChart } from '@/api/seating'
import { useAutoAssignWithReport } from '@/features/guests/components/use-auto-assign'
import { messages } from '@/features/guests/messages'
import { seatCounts } from '@/guests/seating'
import type { SeatingCommands } from '@/guests/seating-service'
import { UnseatedDialog } from '@/guests/UnseatedDialog'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { Checkbox } from '@/ui/Checkbox'
import { JobProgress } from '@/ui/JobProgress'
import { Progress } from '@/ui/Progress'
import { Tooltip } from '@/ui/Tooltip'
import { toast } from '@/ui/toast'

type Props = {
  eventId: string /** Undefined while there is no list. */
  guests: readonly Guest[] | undefined
  seating: SeatingCommands
}

/** Renders the card. */
export function SeatingActionsCard({ eventId, guests, seating }: Props) {
  const mayEdit = useMayEdit()
  const autoAssign = useAutoAssignWithReport(eventId, seating)
  const exportChart = useExportSeatingChart()
  const [moveSeated, setMoveSeated] = useState(false)
  const { seated, expected } = seatCounts(guests ?? [])
  const mayMove = guests?.some(({ seat }) => seat?.byHand === false) === true
  const inactive =
    guests === undefined
      ? messages.notLoaded
      : guests.length === 0
        ? messages.nothingToAssign
        : undefined
  return (
    <Card>
      <CardHeader title="Seating Actions" />
      <div className="flex flex-col gap-3 px-5 pb-5">
        {mayEdit && (
          <Tooltip text="Auto-Assign All Seats" inactive={inactive}>
            <Button
              variant="primary"
              pending={autoAssign.isPending}
              pendingLabel="Assigning..."
              onClick={() => {
                void autoAssign.run(mayMove && moveSeated)
              }}
            >
              <Armchair aria-hidden />
              Auto-Assign All Seats
            </Button>
          </Tooltip>
        )}
        <JobProgress
          work={autoAssign.job?.job}
          label="Auto-assign"
          onCancel={autoAssign.job?.cancel}
        />
        {mayEdit && mayMove && (
          <Checkbox
            label="Also move guests seated automatically"
            hint="Guests seated by hand stay where they are."
            checked={moveSeated}
            onChange={setMoveSeated}
          />
        )}
        <Tooltip text="Export Seating Chart" inactive={inactive}>
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
        {guests !== undefined && (
          <div className="mt-2">
            <Progress value={seated} max={expected} label="Seating progress" />
            <p role="status" className="mt-2 text-sm text-muted tabular-nums">
              {messages.progress(seated, expected)}
            </p>
          </div>
        )}
      </div>
      <UnseatedDialog unseated={autoAssign.unseated} onClose={autoAssign.closeReport} />
    </Card>
  )
}
