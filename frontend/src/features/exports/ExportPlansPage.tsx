/* Files to take along: the seating chart today; the printed plan and the data file later. */
import { Braces, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { serverMessage } from '@/api/errors'
import { useEvents } from '@/api/events'
import { useExportSeatingChart } from '@/api/seating'
import { messages } from '@/features/exports/messages'
import { useCurrentEvent } from '@/lib/current-event'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { PageHeader } from '@/ui/PageHeader'
import { QueryView } from '@/ui/QueryView'
import { Skeleton } from '@/ui/Skeleton'
import { toast } from '@/ui/toast'

/** Renders the three cards. */
export function ExportPlansPage() {
  useTitle('Export Plans')
  const events = useEvents()
  const { event } = useCurrentEvent(events.data)
  const exportChart = useExportSeatingChart()
  const empty = event === undefined || event.guestCount === 0
  const download = () => {
    if (event === undefined) return
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
    <>
      <PageHeader
        title="Export Plans"
        text={event?.name ?? (events.data && 'Choose or create an event first.')}
      />
      <QueryView
        query={events}
        failed="The events could not be loaded"
        skeleton={
          <Cards>
            {[0, 1, 2].map((card) => (
              <Skeleton key={card} className="h-56 rounded-card" />
            ))}
          </Cards>
        }
      >
        {() => (
          <Cards>
            <ExportCard
              icon={FileSpreadsheet}
              title="CSV"
              text="The seating chart: every guest with table, seat, status and dietary needs. Opens in Excel, Numbers and Google Sheets."
            >
              <Button
                variant="primary"
                disabled={empty}
                pending={exportChart.isPending}
                pendingLabel="Exporting..."
                onClick={download}
              >
                Export Seating Chart
              </Button>
              {event?.guestCount === 0 && (
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
          </Cards>
        )}
      </QueryView>
    </>
  )
}

function Cards({ children }: { children: ReactNode }) {
  return <div className="mt-6 grid gap-4 md:grid-cols-3">{children}</div>
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
