/* The last step: what the import did, what is still to check, and where to continue. */
import { CircleCheck, Undo2, Users } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { usePastImports, useUndoResult } from '@/api/imports'
import type { PastImport } from '@/api/schema'
import { importMessages } from '@/features/import/messages'
import { ProblemsLeft } from '@/features/import/ProblemsLeft'
import { UndoQuestion } from '@/features/import/UndoQuestion'
import type { ReadState } from '@/features/import/use-import'
import { NamesByReason } from '@/guests/NamesByReason'
import { ofEvent, paths } from '@/lib/paths'
import { count } from '@/lib/words'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card, CardHeader } from '@/ui/Card'
import { StatTile } from '@/ui/StatTile'

type Props = {
  eventId: string
  finished: PastImport
  /** The last state of the review; undefined after a reload of the page. */
  reviewed: ReadState | undefined
  onRestart: () => void
}

export function DoneStep({ eventId, finished, reviewed, onRestart }: Props) {
  const { data: imports = [] } = usePastImports(eventId)
  const [isUndoing, setIsUndoing] = useState(false)
  const undo = useUndoResult(finished.id)
  const isPartly = undo !== undefined && undo.skipped.length > 0
  const isUndone = imports.some(({ id, undoneAt }) => id === finished.id && undoneAt !== undefined)
  return (
    <>
      <Card className="flex flex-col gap-5 p-5">
        <p className="flex items-center gap-2 font-medium" role="status">
          {isPartly || isUndone ? (
            <>
              <Undo2 aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
              {isPartly
                ? importMessages.undonePart(undo).title
                : importMessages.undone(finished.fileName).text}
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
      {isPartly && (
        <Card>
          <CardHeader level={3} title="Not undone" text={importMessages.leftBehind} />
          <div className="px-5 pb-4">
            <NamesByReason guests={undo.skipped} />
          </div>
        </Card>
      )}
      <Figures finished={finished} />
      {!isUndone && reviewed !== undefined && <ProblemsLeft eventId={eventId} state={reviewed} />}
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
