/* The way to a prepared event in five steps. It is there until all of them are done or skipped. */
import { Check, ChevronRight, Minus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import { useProgress } from '@/api/progress'
import type { Event } from '@/api/schema'
import { useTables } from '@/api/seating'
import { stepsOf, type Step, type StepName } from '@/features/events/checklist'
import { skippedStepsOf, skipStep } from '@/features/events/skipped-steps'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { QueryView } from '@/ui/QueryView'
import { Skeleton } from '@/ui/Skeleton'

/** Renders the steps; mount it with `key={event.id}`. */
export function Checklist({ event }: { event: Event }) {
  const [skipped, setSkipped] = useState(() => skippedStepsOf(event.id))
  const progress = useProgress(event.id)
  const tables = useTables(event.id)
  return (
    <QueryView
      query={progress}
      failed="The checklist could not be loaded"
      level={3}
      skeleton={<Skeleton className="h-80 rounded-card" />}
      frame={(failure) => <Card className="p-5">{failure}</Card>}
    >
      {(data) => (
        <Steps
          steps={stepsOf({ event, tables: tables.data?.length ?? 0, progress: data, skipped })}
          onSkip={(name, isSkipped) => {
            setSkipped(skipStep(event.id, name, isSkipped))
          }}
        />
      )}
    </QueryView>
  )
}

type SkipProps = { onSkip: (name: StepName, isSkipped: boolean) => void }

function Steps({ steps, onSkip }: { steps: readonly Step[] } & SkipProps) {
  const mayEdit = useMayEdit()
  const [isOpen] = useState(() => steps.some(isLeft))
  const done = steps.filter(({ state }) => state === 'done').length
  // After the last step was skipped, that can be undone until the page is left.
  if (done === steps.length || (!isOpen && !steps.some(isLeft))) return null
  return (
    <Card className="overflow-hidden">
      <div className="flex items-baseline justify-between gap-3 border-b border-border px-5 py-4">
        <h3 className="font-semibold">Checklist</h3>
        <p className="text-sm text-muted tabular-nums">
          {done} of {steps.length} done
        </p>
      </div>
      <ol className="divide-y divide-border">
        {steps.map((step) =>
          step.state === 'next' && mayEdit ? (
            <NextStep key={step.name} step={step} onSkip={onSkip} />
          ) : (
            <OtherStep key={step.name} step={step} onSkip={mayEdit ? onSkip : undefined} />
          ),
        )}
      </ol>
    </Card>
  )
}

function isLeft({ state }: Step): boolean {
  return state === 'next' || state === 'waiting'
}

/** The one step with a button. */
function NextStep({ step, onSkip }: { step: Step } & SkipProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 bg-event-soft px-5 py-4">
      <Mark step={step} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">Next: {step.name.toLowerCase()}</p>
        <p className="text-sm text-event-ink tabular-nums">{step.text}</p>
      </div>
      <Button
        variant="ghost"
        aria-label={`Skip ${step.name.toLowerCase()}`}
        onClick={() => {
          onSkip(step.name, true)
        }}
      >
        Skip
      </Button>
      <Link to={step.to} className={buttonStyles({ variant: 'primary' })}>
        {step.action}
      </Link>
    </li>
  )
}

type OtherProps = { step: Step; onSkip: SkipProps['onSkip'] | undefined }

function OtherStep({ step, onSkip }: OtherProps) {
  const isSkipped = step.state === 'skipped'
  return (
    <li className="flex items-center">
      <Link
        to={step.to}
        className="flex min-w-0 flex-1 items-center gap-x-4 px-5 py-3.5 transition-colors duration-120 hover:bg-surface-2 focus-visible:-outline-offset-2"
      >
        <Mark step={step} />
        <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline">
          <span className="w-28 shrink-0 font-semibold">{step.name}</span>
          <span className="min-w-0 text-sm text-muted tabular-nums">{step.text}</span>
        </span>
        {step.state === 'done' && <span className="text-sm text-muted">Done</span>}
        {isSkipped && <span className="text-sm text-muted">Skipped</span>}
        <ChevronRight aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
      </Link>
      {isSkipped && onSkip !== undefined && (
        <Button
          variant="ghost"
          size="sm"
          className="mr-3"
          aria-label={`Do not skip ${step.name.toLowerCase()}`}
          onClick={() => {
            onSkip(step.name, false)
          }}
        >
          Undo
        </Button>
      )}
    </li>
  )
}

/** Done is a filled check, a skipped step a dash, the next step a ring of what is done, the others a dashed circle. */
function Mark({ step: { state, share } }: { step: Step }) {
  if (state === 'done') {
    return (
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-full bg-success text-surface"
      >
        <Check strokeWidth={2.5} className="size-4" />
      </span>
    )
  }
  if (state === 'skipped') {
    return (
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-full border-2 border-border text-muted"
      >
        <Minus strokeWidth={2.5} className="size-4" />
      </span>
    )
  }
  if (state === 'waiting') {
    return (
      <span
        aria-hidden
        className="size-7 shrink-0 rounded-full border-2 border-dashed border-border-strong"
      />
    )
  }
  return (
    <svg aria-hidden viewBox="0 0 28 28" className="size-7 shrink-0 -rotate-90">
      <circle cx="14" cy="14" r="11.5" className="fill-none stroke-border" strokeWidth="4" />
      <circle
        cx="14"
        cy="14"
        r="11.5"
        pathLength="1"
        strokeDasharray={`${String(share)} 1`}
        className="fill-none stroke-event-line"
        strokeWidth="4"
      />
    </svg>
  )
}
