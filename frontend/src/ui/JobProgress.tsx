/* How far long work is: a bar with the phase in words, Cancel, and at the end the result or what to do next. */
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { FormAlert } from '@/ui/FormAlert'
import { Progress } from '@/ui/Progress'

/** Milliseconds that work may take before it is worth showing. */
const DELAY = 1_000

type Work = {
  state: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'
  progress: { done: number; total?: number; phase: string }
  cancelRequested: boolean
  error?: { message: string }
}

type Props = {
  /** Nothing is shown without work. */
  work: Work | undefined
  /** What the bar measures, for people who do not see it. */
  label: string
  onCancel?: (() => void) | undefined
  /** Shown when the work has succeeded, for example a link to what it made. */
  result?: ReactNode
  /** The next step after a failure, for example a button that tries again. */
  next?: ReactNode
  className?: string
}

export function JobProgress({ work, label, onCancel, result, next, className }: Props) {
  const isActive = work?.state === 'queued' || work?.state === 'running'
  const isLate = useAfterDelay(isActive)
  if (work === undefined) return null
  const phase = isActive && isLate ? phaseOf(work) : ''
  const isHidden = isActive && !isLate
  return (
    <div className={isHidden ? 'sr-only' : cn('flex flex-col gap-2 text-sm', className)}>
      {/* Mounted before it has words, so that they are announced. */}
      <p role="status" className="text-muted empty:sr-only">
        {work.state === 'cancelled' ? 'Cancelled. Nothing was changed.' : phase}
      </p>
      {phase !== '' && (
        <div className="flex items-center gap-3">
          <Progress
            value={work.progress.total === undefined ? undefined : work.progress.done}
            max={work.progress.total ?? 0}
            label={label}
            className="grow"
          />
          {onCancel !== undefined && (
            <Button size="sm" disabled={work.cancelRequested} onClick={onCancel}>
              {work.cancelRequested ? 'Cancelling...' : 'Cancel'}
            </Button>
          )}
        </div>
      )}
      {work.state === 'succeeded' && result}
      {work.state === 'failed' && (
        <>
          <FormAlert message={work.error?.message} />
          {next}
        </>
      )}
    </div>
  )
}

function phaseOf({ state, progress }: Work): string {
  return state === 'queued' || progress.phase === '' ? 'Waiting to start' : progress.phase
}

/** Returns true once `isActive` has been true for a while. */
function useAfterDelay(isActive: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isActive) return undefined
    const timer = setTimeout(() => {
      setIsLate(true)
    }, DELAY)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isActive])
  return isLate
}
