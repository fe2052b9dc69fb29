/* The four steps of an import: File, Map columns, Review, Done. */
import { useEffect, useState } from 'react'
import { ColumnsStep } from '@/features/import/columns/ColumnsStep'
import { splitColumns } from '@/features/import/fields'
import { DoneStep } from '@/features/import/DoneStep'
import { FileStep } from '@/features/import/FileStep'
import { importMessages } from '@/features/import/messages'
import { hasNames, importedCount } from '@/features/import/plan'
import { ReviewStep } from '@/features/import/review/ReviewStep'
import { useImport, type ImportState } from '@/features/import/use-import'
import { useStepInAddress } from '@/lib/step-in-address'
import { count, countNoun } from '@/lib/words'
import { JobProgress } from '@/ui/JobProgress'
import { Wizard } from '@/ui/Wizard'

/** The steps that the address has without a list in hand. */
const file = 'file'
const done = 'done'

export function ImportWizard({ eventId }: { eventId: string }) {
  const [step, openStep] = useStepInAddress()
  const [isLost, setIsLost] = useState(step === 'columns' || step === 'review')
  const state = useImport(eventId, {
    onRead: () => {
      setIsLost(false)
      openStep('columns')
    },
    onFinished: () => {
      setIsLost(false)
      openStep(done, { replace: true })
    },
  })
  const { draft, preview, finished, isRunning, run } = state
  const isRead = draft !== undefined && preview !== undefined
  // A list is not kept across a reload, and the address follows what is shown.
  const isAstray =
    draft === undefined &&
    finished === undefined &&
    !isRunning &&
    step !== undefined &&
    step !== file
  useEffect(() => {
    if (isAstray) openStep(file, { replace: true })
  }, [isAstray, openStep])
  const number = preview === undefined ? 0 : importedCount(preview)
  return (
    <Wizard
      label="Import guests"
      step={step}
      onStep={openStep}
      finishLabel={`Import ${countNoun(number, 'guest')}`}
      pendingLabel="Importing..."
      pending={isRunning}
      finishBlocked={finishBlocked(state, number)}
      onFinish={(saved) => {
        // From here on the server has the list, also when the page is left.
        saved()
        state.start()
      }}
      progress={<JobProgress work={run?.job} label="Import" onCancel={run?.cancel} />}
      changed={draft !== undefined && finished === undefined && !isRunning}
      steps={[
        {
          id: file,
          title: 'File',
          content: <FileStep eventId={eventId} state={state} isLost={isLost && !isRunning} />,
        },
        {
          id: 'columns',
          title: 'Map columns',
          blocked: isRead ? undefined : importMessages.chooseFirst,
          note: preview && columnsNote(preview),
          content: isRead && <ColumnsStep eventId={eventId} state={{ ...state, draft, preview }} />,
        },
        {
          id: 'review',
          title: 'Review',
          blocked:
            preview === undefined || hasNames(preview) ? undefined : importMessages.namesMissing,
          note:
            preview &&
            `${count(preview.counts.add)} new, ${count(preview.counts.update)} updated. You can undo the whole import.`,
          content: isRead && <ReviewStep eventId={eventId} state={{ ...state, draft, preview }} />,
        },
      ]}
      outcome={{
        title: 'Done',
        content: finished && (
          <DoneStep
            eventId={eventId}
            finished={finished}
            reviewed={isRead ? { ...state, draft, preview } : undefined}
            onRestart={state.startOver}
          />
        ),
      }}
    />
  )
}

function columnsNote(preview: NonNullable<ImportState['preview']>): string {
  const { used, unused } = splitColumns(preview)
  return `${countNoun(used.length, 'column')} used, ${count(unused.length)} not imported`
}

/** Returns why the import cannot start. */
function finishBlocked({ isOutdated, error }: ImportState, number: number): string | undefined {
  if (isOutdated) return importMessages.updating
  if (error !== null) return error.message
  return number === 0 ? importMessages.nothingToImport : undefined
}
