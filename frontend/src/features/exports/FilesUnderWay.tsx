/* The files that are being made, also those that colleagues started: how far each is, and Cancel. */
import { X } from 'lucide-react'
import { useCancelJob, useJob } from '@/api/jobs'
import type { ExportUnderWay, Job } from '@/api/schema'
import { formatOf, titleOf } from '@/features/exports/kinds'
import { Button } from '@/ui/Button'
import { Progress } from '@/ui/Progress'

/** Renders a row for each file. */
export function FilesUnderWay({ files }: { files: readonly ExportUnderWay[] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Files being made">
      {files.map((file) => (
        <Row key={file.job.id} file={file} />
      ))}
    </ul>
  )
}

function Row({ file }: { file: ExportUnderWay }) {
  const { data: job = file.job } = useJob(file.job.id)
  const cancel = useCancelJob()
  const title = titleOf(file.kind)
  const percent = percentOf(job)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border bg-accent-soft px-5 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{title}</p>
        <p role="status" className="text-sm text-muted">
          {formatOf(file)}, {phaseOf(job)}
          {percent !== undefined && ` ${String(percent)} %`}
        </p>
      </div>
      <Progress value={percent} max={100} label={`Exporting ${title}`} className="w-40" />
      <Button
        size="sm"
        aria-label={`Cancel ${title}`}
        onClick={() => {
          cancel(job.id)
        }}
      >
        <X aria-hidden />
        Cancel
      </Button>
    </li>
  )
}

function phaseOf({ state, progress, cancelRequested }: Job): string {
  if (cancelRequested) return 'stopping'
  if (state === 'queued') return 'waiting for its turn'
  return progress.phase === '' ? 'exporting...' : progress.phase.toLowerCase()
}

/** A file in one part has no percentage. */
function percentOf({ progress: { done, total } }: Job): number | undefined {
  return total !== undefined && total > 1 ? Math.round((100 * done) / total) : undefined
}
