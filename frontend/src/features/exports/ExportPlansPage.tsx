/* Files to take along: sheets on paper, guest lists, the complete event, and the plan for other programs. */
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useMayEdit } from '@/api/auth'
import { useExportsUnderWay } from '@/api/export-jobs'
import { usePastExports, usePrints } from '@/api/exports'
import type { Event } from '@/api/schema'
import { EventScreen } from '@/events/EventScreen'
import { changedOf } from '@/features/exports/again'
import { ChartCard } from '@/features/exports/ChartCard'
import { FormatChoice } from '@/features/exports/FormatChoice'
import {
  firstChoice,
  fitted,
  formatOf,
  requestOf,
  sectionsOf,
  sheetsOf,
  withSheet,
  type Choice,
} from '@/features/exports/kinds'
import { OptionsCard } from '@/features/exports/OptionsCard'
import { PastExports } from '@/features/exports/PastExports'
import { PreviewPane } from '@/features/exports/PreviewPane'
import { PrintBanner } from '@/features/exports/PrintBanner'
import { SheetChoice } from '@/features/exports/SheetChoice'
import { StyleCard } from '@/features/exports/StyleCard'
import { useMaking } from '@/features/exports/use-making'
import { Button } from '@/ui/Button'

/** Renders the page for the current event. */
export function ExportPlansPage() {
  const mayEdit = useMayEdit()
  return (
    <EventScreen title="Export Plans" none={{ text: 'Choose or create an event first.' }}>
      {(event) =>
        // Files with everything about the guests are for those who may see it.
        mayEdit ? <Exports key={event.id} event={event} /> : <ChartCard event={event} />
      }
    </EventScreen>
  )
}

function Exports({ event }: { event: Event }) {
  const [choice, setChoice] = useState(firstChoice)
  const [page, setPage] = useState(1)
  const { make, isStarting } = useMaking(event.id)
  const { data: underWay = [] } = useExportsUnderWay(event.id)
  const printed = usePrints(event.id)
  const { data: past = [] } = usePastExports(event.id)
  const prints = printed.data ?? []
  const choose = (next: Choice) => {
    setChoice(fitted(next))
    setPage(1)
  }
  const request = requestOf(choice)
  // With contact details as the only choice there is more in the file.
  const isEmpty = sectionsOf(request.kind).length > 1 && request.sections === ''
  return (
    <div className="flex flex-col gap-4">
      <PrintBanner
        prints={prints}
        isBusy={isStarting}
        onPrint={(kind) => {
          make(changedOf(kind, past))
        }}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem] 2xl:grid-cols-[minmax(0,1fr)_32rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <FormatChoice
            value={choice.format}
            onChange={(format) => {
              choose({ ...choice, format })
            }}
          />
          {sheetsOf(choice.format).length > 0 && (
            <SheetChoice
              format={choice.format}
              value={choice.sheet}
              prints={prints}
              onChange={(sheet) => {
                choose(withSheet(choice, sheet))
              }}
            />
          )}
          <StyleCard choice={choice} onChange={choose} />
          <OptionsCard choice={choice} onChange={choose} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted">
              {isEmpty
                ? 'Choose at least one thing to include.'
                : 'Uses the latest plan and seating.'}
            </p>
            <Button
              variant="primary"
              disabled={isEmpty}
              pending={isStarting}
              pendingLabel="Exporting..."
              onClick={() => {
                make(request)
              }}
            >
              <Download aria-hidden />
              Export {formatOf(request)}
            </Button>
          </div>
        </div>
        {!isEmpty && (
          <PreviewPane
            eventId={event.id}
            request={request}
            isReady={!printed.isPending}
            page={page}
            onPage={setPage}
            className="xl:sticky xl:top-4 xl:col-start-2 xl:row-span-2 xl:row-start-1"
          />
        )}
        <PastExports
          eventId={event.id}
          underWay={underWay}
          isStarting={isStarting}
          onExport={make}
        />
      </div>
    </div>
  )
}
