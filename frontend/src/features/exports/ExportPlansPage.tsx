/* Files to take along: the seating chart today; the printed plan and the data file later. */
import { Braces, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { serverMessage } from '@/api/errors'
import type { Event } from '@/api/schema'
import { useExportSeatingChart } from '@/api/seating'
import { EventScreen } from '@/events/EventScreen'
import { messages } from '@/features/exports/messages'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { toast } from '@/ui/toast'

/** Renders the page for the current event. */
export function ExportPlansPage() {
  return (
    <EventScreen title="Export Plans" none={{ text: 'Choose or create an event first.' }}>
      {(event) => <ExportCards event={event} />}
    </EventScreen>
  )
}

function ExportCards({ event }: { event: Event }) {
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
    <div className="grid gap-4 md:grid-cols-3">
      <ExportCard
        icon={FileSpreadsheet}
        title="CSV"
        text="The seating chart: every guest with table, seat, status and dietary needs. Opens in Excel, Numbers and Google Sheets."
      >
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
      </ExportCard>
      <ExportCard
        icon={FileText}
        title="PDF"
        text="The floor plan to scale, ready to print, with a list of tables. Not available yet."
      />
      <ExportCard
        icon={Braces}
        title="JSON"
        text="The floor plan as a data file, to keep or to open elsewhere. Not available here yet; the floor planner downloads it."
      />
    </div>
  )
}

function ExportCard({
  icon: Icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <Card className="flex flex-col p-5">
      <Icon aria-hidden strokeWidth={1.75} className="size-5 text-muted" />
      <h2 className="mt-3 text-base font-semibold">{title}</h2>
      <p className="mt-1 text-muted">{text}</p>
      {children !== undefined && <div className="mt-auto pt-5">{children}</div>}
    </Card>
  )
}
