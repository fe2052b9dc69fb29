/* The last step: what the import did, what is left to look at, and where to continue. */
import { CircleCheck, Undo2, Users } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { usePastImports } from '@/api/imports'
import type { ImportPreview, PastImport } from '@/api/schema'
import { importMessages } from '@/features/guests/import/messages'
import { UndoQuestion } from '@/features/guests/import/PastImports'
import { ofEvent, paths } from '@/lib/paths'
import { count } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card, CardHeader } from '@/ui/Card'
import { StatTile } from '@/ui/StatTile'

type Props = {
  eventId: string
  finished: PastImport
  /** What the review showed last; absent when the page was loaded again meanwhile. */
  preview: ImportPreview | undefined
  onRestart: () => void
}

export function DoneStep({ eventId, finished, preview, onRestart }: Props) {
  const { data: imports = [] } = usePastImports(eventId)
  const [isUndoing, setIsUndoing] = useState(false)
  const isUndone = imports.some(({ id, undoneAt }) => id === finished.id && undoneAt !== undefined)
  return (
    <>
      <Card className="flex flex-col gap-5 p-5">
        <p className="flex items-center gap-2 font-medium" role="status">
          {isUndone ? (
            <>
              <Undo2 aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
              {importMessages.undone(finished.fileName).text}
            </>
          ) : (
            <>
              <CircleCheck
                aria-hidden
                strokeWidth={1.75}
                className="size-5 shrink-0 text-success"
              />
              {importMessages.imported(finished.added + finished.updated)}
            </>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Link
            to={ofEvent(paths.guestManagement, eventId)}
            className={buttonStyles({ variant: 'primary' })}
          >
            <Users aria-hidden />
            Go to guest list
          </Link>
          {!isUndone && (
            <Button
              onClick={() => {
                setIsUndoing(true)
              }}
            >
              <Undo2 aria-hidden />
              Undo import
            </Button>
          )}
          <Button onClick={onRestart}>Import another file</Button>
        </div>
      </Card>
      <Figures finished={finished} />
      {!isUndone && preview !== undefined && <ProblemsLeft preview={preview} />}
      {isUndoing && (
        <UndoQuestion
          eventId={eventId}
          past={finished}
          onClose={() => {
            setIsUndoing(false)
          }}
        />
      )}
    </>
  )
}

function Figures({ finished }: { finished: PastImport }) {
  const figures: [label: string, value: number][] = [
    ['Added', finished.added],
    ['Updated', finished.updated],
    ['Known already', finished.known],
    ['Left out', finished.skipped],
    ['Parties', finished.parties],
    ['Seated', finished.seated],
  ]
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-6">
      {figures.map(([label, value]) => (
        <StatTile key={label} label={label} value={count(value)} />
      ))}
    </div>
  )
}

function ProblemsLeft({ preview: { groups, skipped } }: { preview: ImportPreview }) {
  if (groups.length === 0 && skipped.length === 0) return null
  return (
    <Card>
      <CardHeader
        level={3}
        title="Left to look at"
        text="These did not stop the import. Correct the guests on the list."
      />
      <ul className="divide-y divide-border border-t border-border text-sm">
        {groups.map(({ code, title, count: number }) => (
          <li key={code} className="flex items-center justify-between gap-3 px-5 py-3">
            {title}
            <Badge tone="warning">{count(number)}</Badge>
          </li>
        ))}
        {skipped.map(({ row, reason }) => (
          <li key={row} className="flex gap-3 px-5 py-3">
            <span className="w-16 shrink-0 text-muted tabular-nums">Row {row}</span>
            <span className="min-w-0 break-words">{reason}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
