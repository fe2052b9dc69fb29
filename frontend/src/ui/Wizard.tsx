/*
 * A task in steps. The caller keeps the step, usually with `useStepInAddress`. A new step takes the focus to its heading;
 * steps that need more input first cannot be opened, not even by their address. An outcome, once there is one, is a last
 * step after which no other can be opened.
 */
import { Check } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { Tooltip } from '@/ui/Tooltip'
import { useUnsavedChanges } from '@/ui/unsaved-changes'

type WizardStep = {
  id: string
  title: string
  /** What is missing before this step can be opened. */
  blocked?: string | undefined
  /** A few words beside its button. */
  note?: ReactNode
  content: ReactNode
}

type Props = {
  /** The name of the task. */
  label: string
  steps: readonly WizardStep[]
  /** The id of the step; the first one when undefined. */
  step: string | undefined
  onStep: (id: string) => void
  finishLabel: string
  pendingLabel?: string
  pending?: boolean
  /** What is missing before the task can be finished. */
  finishBlocked?: string | undefined
  /** How far the work is that finishing started. */
  progress?: ReactNode
  /** The step after the task; its content is there once the task is done. */
  outcome?: { title: string; content: ReactNode | undefined }
  /** Call `saved` once the input is stored: leaving asks no more. */
  onFinish: (saved: () => void) => void
  /** Something would be lost by leaving: asks before. */
  changed: boolean
}

export function Wizard({ label, steps: asked, step, onStep, changed, outcome, ...finish }: Props) {
  const { question, markSaved } = useUnsavedChanges(changed)
  const isDone = outcome?.content !== undefined
  const steps = outcome === undefined ? asked : [...asked, { id: outcomeId, ...outcome }]
  const at = isDone ? steps.length - 1 : reachable(asked, step)
  const current = steps[at]
  const heading = useFocusOnChange(current?.id)
  if (current === undefined) return null
  return (
    <section aria-label={label} className="flex flex-col gap-6">
      <nav aria-label={`Steps of ${label}`}>
        <ol className="flex flex-wrap gap-x-6 gap-y-2">
          {steps.map((each, index) => (
            <StepButton
              key={each.id}
              step={each}
              place={index + 1}
              state={index === at ? 'current' : index < at ? 'done' : 'ahead'}
              blocked={
                isDone
                  ? 'This task is done.'
                  : each.id === outcomeId
                    ? `${finish.finishLabel} first.`
                    : blockedBefore(asked, index)
              }
              onOpen={() => {
                onStep(each.id)
              }}
            />
          ))}
        </ol>
      </nav>
      <div className="flex min-w-0 flex-col gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold focus:outline-none">
          <span className="sr-only">{`Step ${at + 1} of ${steps.length}:`}</span> {current.title}
        </h2>
        {current.content}
      </div>
      {isDone ? (
        finish.progress
      ) : (
        <Footer {...finish} steps={asked} at={at} onStep={onStep} markSaved={markSaved} />
      )}
      {question}
    </section>
  )
}

/** The id of the outcome among the steps. */
const outcomeId = 'outcome'

type FooterProps = Pick<
  Props,
  | 'steps'
  | 'onStep'
  | 'finishLabel'
  | 'pendingLabel'
  | 'pending'
  | 'finishBlocked'
  | 'progress'
  | 'onFinish'
> & { at: number; markSaved: () => void }

function Footer({ steps, at, onStep, markSaved, ...finish }: FooterProps) {
  const before = steps[at - 1]
  const next = steps[at + 1]
  const note = steps[at]?.note
  const side = note === undefined ? 'ml-auto' : 'ml-auto sm:ml-0'
  return (
    // The bar covers the lower edge of long steps; a low window has no room for it.
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 flex flex-col gap-3 border-t border-border bg-bg py-3 short:static"
    >
      {finish.progress}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {before !== undefined && (
          <Button
            onClick={() => {
              onStep(before.id)
            }}
          >
            Back
          </Button>
        )}
        {note !== undefined && (
          <div className="order-first w-full text-sm text-muted sm:order-none sm:ml-auto sm:w-auto">
            {note}
          </div>
        )}
        {next === undefined ? (
          <Tooltip inactive={finish.finishBlocked}>
            <Button
              variant="primary"
              className={side}
              pending={finish.pending ?? false}
              pendingLabel={finish.pendingLabel ?? finish.finishLabel}
              onClick={() => {
                finish.onFinish(markSaved)
              }}
            >
              {finish.finishLabel}
            </Button>
          </Tooltip>
        ) : (
          <Tooltip text={`Next: ${next.title}`} inactive={next.blocked}>
            <Button
              variant="primary"
              className={side}
              onClick={() => {
                onStep(next.id)
              }}
            >
              Next
            </Button>
          </Tooltip>
        )}
      </div>
    </div>
  )
}

type StepButtonProps = {
  step: WizardStep
  place: number
  state: 'current' | 'done' | 'ahead'
  blocked: string | undefined
  onOpen: () => void
}

function StepButton({ step, place, state, blocked, onOpen }: StepButtonProps) {
  const isCurrent = state === 'current'
  return (
    <li>
      <Tooltip text={step.title} inactive={isCurrent ? undefined : blocked}>
        <button
          type="button"
          aria-current={isCurrent ? 'step' : undefined}
          onClick={onOpen}
          className={cn(
            'flex min-h-9 items-center gap-2 rounded-control text-sm aria-disabled:opacity-50 pointer-coarse:min-h-11',
            isCurrent ? 'font-semibold text-text' : 'text-muted',
          )}
        >
          <span
            aria-hidden
            className={cn(
              'grid size-6 shrink-0 place-items-center rounded-full border text-xs tabular-nums',
              isCurrent ? 'border-accent bg-accent text-on-accent' : 'border-border-strong',
            )}
          >
            {state === 'done' ? <Check className="size-3.5" /> : place}
          </span>
          {step.title}
          {state === 'done' && <span className="sr-only"> (done)</span>}
        </button>
      </Tooltip>
    </li>
  )
}

/** Returns what is missing before a step can be opened: a step waits for those before it. */
function blockedBefore(steps: readonly WizardStep[], index: number): string | undefined {
  return steps.slice(0, index + 1).find(({ blocked }) => blocked !== undefined)?.blocked
}

/** Returns the place of the wanted step, or of the last one before it that can be opened. */
function reachable(steps: readonly WizardStep[], wanted: string | undefined): number {
  const asked = Math.max(
    0,
    steps.findIndex(({ id }) => id === wanted),
  )
  const blocked = steps.findIndex((step) => step.blocked !== undefined)
  return blocked === -1 ? asked : Math.max(0, Math.min(asked, blocked - 1))
}

function useFocusOnChange(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    heading.current?.focus()
  }, [id])
  return heading
}
