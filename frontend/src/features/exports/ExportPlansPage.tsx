/* Files to take along: sheets on paper, guest lists, the complete event, and the plan for other programs. */
import { Braces, DraftingCompass, FileSpreadsheet, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMayEdit } from '@/api/auth'
import { serverMessage } from '@/api/errors'
import { useExportFile, type FileRequest } from '@/api/exports'
import type { Event } from '@/api/schema'
import { useExportSeatingChart } from '@/api/seating'
import { EventScreen } from '@/events/EventScreen'
import { messages } from '@/features/exports/messages'
import { SheetsCard } from '@/features/exports/SheetsCard'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { toast } from '@/ui/toast'

/** Renders the page for the current event. */
export function ExportPlansPage() {
  return (
    <EventScreen title="Export Plans" none={{ text: 'Choose or create an event first.' }}>
      {(event) => <Exports event={event} />}
    </EventScreen>
  )
}

function Exports({ event }: { event: Event }) {
  // Files with everything about the guests are for those who may see it.
  const mayEdit = useMayEdit()
  const file = useExportFile(event.id)
  const pending = file.isPending ? file.variables.kind : undefined
  const make = (request: FileRequest) => {
    toast.success(messages.started)
    file.mutate(request, {
      onSuccess: () => {
        toast.success(messages.complete)
      },
      onError: (error) => {
        toast.error(messages.failed.title, serverMessage(error, messages.fileFailed))
      },
    })
  }
  return (
    <div className="flex flex-col gap-4">
      {mayEdit && (
        <SheetsCard
          pending={pending}
          onExport={(kind, paper) => {
            make({ kind, paper })
          }}
        />
      )}
      <div className="grid gap-4 md:grid-cols-3">
        <ChartCard event={event}>
          {mayEdit && (
            <>
              <Button
                pending={pending === 'xlsx'}
                pendingLabel="Exporting..."
                onClick={() => {
                  make({ kind: 'xlsx' })
                }}
              >
                Excel workbook
              </Button>
              <Button
                pending={pending === 'csv'}
                pendingLabel="Exporting..."
                onClick={() => {
                  make({ kind: 'csv' })
                }}
              >
                Guest list as CSV
              </Button>
            </>
          )}
        </ChartCard>
        {mayEdit && (
          <>
            <ExportCard
              icon={Braces}
              title="JSON"
              text="The complete event as a data file: plan, guests with their contact details, parties and seats."
            >
              <Button
                pending={pending === 'json'}
                pendingLabel="Exporting..."
                onClick={() => {
                  make({ kind: 'json' })
                }}
              >
                Export JSON
              </Button>
            </ExportCard>
            <ExportCard
              icon={DraftingCompass}
              title="DXF"
              text="The floor plan in inches for CAD programs of venues and stage builders, with room, tables, chairs and labels on layers of their own."
            >
              <Button
                pending={pending === 'dxf'}
                pendingLabel="Exporting..."
                onClick={() => {
                  make({ kind: 'dxf' })
                }}
              >
                Export DXF
              </Button>
            </ExportCard>
          </>
        )}
      </div>
    </div>
  )
}

function ChartCard({ event, children }: { event: Event; children: ReactNode }) {
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
      {children}
      {event.guestCount === 0 && (
        <p className="text-xs text-muted">This event has no guests yet.</p>
      )}
    </ExportCard>
  )
}

type CardProps = { icon: LucideIcon; title: string; text: string; children: ReactNode }

function ExportCard({ icon: Icon, title, text, children }: CardProps) {
  return (
    <Card className="flex flex-col p-5">
      <Icon aria-hidden strokeWidth={1.75} className="size-5 text-muted" />
      <h2 className="mt-3 text-base font-semibold">{title}</h2>
      <p className="mt-1 text-muted">{text}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-5">{children}</div>
    </Card>
  )
}
