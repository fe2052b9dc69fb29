/* The files that are under way, and those that were made before: by whom, when, and whether they are still up to date. */
import { Download, RefreshCw } from 'lucide-react'
import { exportAddress } from '@/api/export-jobs'
import { usePastExports, type FileRequest } from '@/api/exports'
import type { ExportUnderWay, PastExport } from '@/api/schema'
import { again } from '@/features/exports/again'
import { FilesUnderWay } from '@/features/exports/FilesUnderWay'
import { formatOf, titleOf } from '@/features/exports/kinds'
import { exactTime } from '@/lib/dates'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card, CardHeader } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'

type Props = {
  eventId: string
  /** What is being made. */
  underWay: readonly ExportUnderWay[]
  /** Whether another file is being started. */
  isStarting: boolean
  onExport: (request: FileRequest) => void
}

/** Renders the list. */
export function PastExports({ eventId, underWay, isStarting, onExport }: Props) {
  const past = usePastExports(eventId)
  return (
    <Card>
      <CardHeader
        title="Earlier exports"
        text="The last 50 files. Each can be downloaded again for 30 days."
      />
      <FilesUnderWay files={underWay} />
      <QueryView
        query={past}
        failed="The earlier exports could not be loaded"
        empty={
          underWay.length === 0 && (
            <EmptyState
              className="border-t border-border"
              level={3}
              title="No exports yet"
              text="Each file that you or your colleagues export is listed here."
            />
          )
        }
      >
        {(list) => (
          <ul>
            {list.map((each) => (
              <Row
                key={each.id}
                past={each}
                address={exportAddress(eventId, each.id)}
                isBusy={isStarting}
                onExport={() => {
                  onExport(again(each))
                }}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}

const rowStyles =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border px-5 py-3'

type RowProps = { past: PastExport; address: string; isBusy: boolean; onExport: () => void }

function Row({ past, address, isBusy, onExport }: RowProps) {
  const facts = [
    formatOf(past),
    past.paper,
    past.quality,
    past.onlyChanged ? 'only what changed' : undefined,
    size(past.bytes),
    past.by ?? 'a former member',
  ]
  return (
    <li className={rowStyles}>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{titleOf(past.kind)}</p>
        <p className="text-sm text-muted">
          {facts.filter((fact) => fact !== undefined).join(', ')}
          {past.outOfDate && <span className="text-warning">, out of date</span>}
        </p>
      </div>
      <time dateTime={past.createdAt} className="text-sm text-muted tabular-nums">
        {exactTime(past.createdAt)}
      </time>
      {past.keptUntil !== undefined && (
        <a
          href={address}
          download
          aria-label={`Download ${titleOf(past.kind)} of ${exactTime(past.createdAt)}`}
          className={buttonStyles({ size: 'sm' })}
        >
          <Download aria-hidden />
          Download
        </a>
      )}
      <Button
        size="sm"
        disabled={isBusy}
        aria-label={`Export ${titleOf(past.kind)} again`}
        onClick={onExport}
      >
        <RefreshCw aria-hidden />
        Export again
      </Button>
    </li>
  )
}

function size(bytes: number): string {
  return bytes < 1_000_000
    ? `${String(Math.max(1, Math.round(bytes / 1000)))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
