/* The Seating Actions card: auto-assign, the seating chart, and how far seating has come. */
import { Armchair, FileDown } from 'lucide-react'
import { useState } from 'react'
import { useMayEdit } from '@/api/auth'
import { serverMessage } from '@/api/errors'
import type { AutoAssignAnswer, Guest } from '@/api/schema'
import { useAutoAssign, useExportSeatingChart } from '@/api/seating'
import { seatedCount } from '@/features/guests/guest-list'
import { messages } from '@/features/guests/messages'
import { guestMessages } from '@/guests/messages'
import { UnseatedDialog } from '@/guests/UnseatedDialog'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { Progress } from '@/ui/Progress'
import { toast } from '@/ui/toast'

type Props = { eventId: string; guests: readonly Guest[] }

/** Renders the card. */
export function SeatingActionsCard({ eventId, guests }: Props) {
  const mayEdit = useMayEdit()
  const autoAssign = useAutoAssign(eventId)
  const exportChart = useExportSeatingChart()
  const [left, setLeft] = useState<AutoAssignAnswer['unseated']>([])
  const seated = seatedCount(guests)
  const empty = guests.length === 0
  return (
    <Card>
      <CardHeader title="Seating Actions" />
      <div className="flex flex-col gap-3 px-5 pb-5">
        {mayEdit && (
          <Button
            variant="primary"
            disabled={empty}
            pending={autoAssign.isPending}
            pendingLabel="Assigning..."
            onClick={() => {
              autoAssign.mutate(undefined, {
                onSuccess: ({ assignedCount, unseated }) => {
                  // Seating zero guests is not announced as a success; the dialog gives the reasons.
                  if (assignedCount > 0 || unseated.length === 0) {
                    toast.success(guestMessages.autoAssigned(assignedCount))
                  }
                  setLeft(unseated)
                },
                onError: (error) => {
                  const { title, text } = messages.autoAssignFailed
                  toast.error(title, serverMessage(error, text))
                },
              })
            }}
          >
            <Armchair aria-hidden />
            Auto-Assign All Seats
          </Button>
        )}
        <Button
          disabled={empty}
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
        <div className="mt-2">
          <Progress value={seated} max={guests.length} label="Seating progress" />
          <p role="status" className="mt-2 text-sm text-muted tabular-nums">
            {messages.progress(seated, guests.length)}
          </p>
        </div>
      </div>
      <UnseatedDialog
        unseated={left}
        onClose={() => {
          setLeft([])
        }}
      />
    </Card>
  )
}
