/* The seating chart for members who do not see everything about the guests. */
import { FileSpreadsheet } from 'lucide-react'
import { serverMessage } from '@/api/errors'
import type { Event } from '@/api/schema'
import { useExportSeatingChart } from '@/api/seating'
import { messages } from '@/features/exports/messages'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { toast } from '@/ui/toast'

/** Renders the one file of viewers and door staff. */
export function ChartCard({ event }: { event: Event }) {
  const exportChart = useExportSeatingChart()
  const download = () => {
    exportChart.mutate(event.id, {
      onSuccess: () => {
        toast.success(messages.exported)
      },
      onError: (error) => {
        toast.error(messages.failed.title, serverMessage(error, messages.failed.text))
      },
    })
  }
  return (
    <Card className="flex max-w-md flex-col items-start p-5">
      <FileSpreadsheet aria-hidden strokeWidth={1.75} className="size-5 text-muted" />
      <h2 className="mt-3 text-base font-semibold">CSV</h2>
      <p className="mt-1 mb-5 text-muted">
        The seating chart: every guest with table, seat and status. Opens in Excel, Numbers and
        Google Sheets.
      </p>
      <Button
        variant="primary"
        disabled={event.guestCount === 0}
        pending={exportChart.isPending}
        pendingLabel="Exporting..."
        onClick={download}
      >
        Export Seating Chart
      </Button>
      {event.guestCount === 0 && (
        <p className="mt-2 text-xs text-muted">This event has no guests yet.</p>
      )}
    </Card>
  )
}
