/*
 * The three steps of bringing the tracing picture to scale, over the plan: one end, the other end, the true length.
 * Escape gives up at each of them, and the keyboard goes back to the plan.
 */
import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'

import { Button } from '@/ui/Button'
import { Input } from '@/ui/Input'
import { useDesigner, useInteraction, useView } from '@/features/planner/designer/context'
import type { Designer } from '@/features/planner/designer/designer'
import { boxAround } from '@/features/planner/designer/selection-box'
import { focusPlan } from '@/features/planner/focus-plan'
import { usePrefs } from '@/features/planner/hooks/use-prefs'
import { announce } from '@/features/planner/messages'
import { toScreen, type Camera } from '@/features/planner/store/camera'
import type { CalibrateDraft } from '@/features/planner/tools/draft'
import { lengthBetween } from '@/features/planner/tools/straight'
import { underlayBox } from '@/features/planner/tools/underlay'
import { formatDistance, lengthHint, parseLength } from '@/features/planner/units'

export function CalibrateBar() {
  const designer = useDesigner()
  const heading = useId()
  const bar = useRef<HTMLDivElement>(null)
  const draft = useInteraction((state) =>
    state.kind === 'drafting' && state.draft.kind === 'calibrate' ? state.draft : undefined,
  )

  useEffect(() => {
    const element = bar.current
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      designer.dispatch({ kind: 'leave' })
      designer.announcer.say(announce.cancelled)
      focusPlan()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => {
      element?.removeEventListener('keydown', onKeyDown)
    }
  }, [designer])

  const below = useView(({ camera }) => draft !== undefined && isHigh(draft, camera))
  if (draft === undefined) return null
  return (
    <div
      className={`pointer-events-none absolute inset-x-3 z-20 flex justify-center ${below ? 'bottom-3' : 'top-3'}`}
    >
      <div
        ref={bar}
        role="dialog"
        aria-labelledby={heading}
        className="pointer-events-auto w-full max-w-md animate-pop-in rounded-card border border-border bg-surface shadow-float"
      >
        <div className="flex items-start gap-3 py-2 pr-2 pl-4">
          <div className="min-w-0 flex-1 py-1">
            <h2 id={heading} className="text-sm font-semibold">
              {titleOf(draft)}
            </h2>
            <p className="mt-0.5 text-xs text-muted [@media(max-height:480px)]:sr-only">
              {textOf(draft)}
            </p>
          </div>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label="Cancel calibrating"
            onClick={() => {
              designer.dispatch({ kind: 'leave' })
              focusPlan()
            }}
          >
            <X aria-hidden />
          </Button>
        </div>
        {draft.to !== undefined && <LengthForm problem={draft.problem} />}
      </div>
    </div>
  )
}

/** Screen pixels that the bar with its form may cover. */
const TALL = 220

/** Whether the line lies where the bar would be, so that its ends could not be taken again. */
function isHigh({ from, to }: CalibrateDraft, camera: Camera): boolean {
  if (from === undefined || to === undefined) return false
  return Math.min(toScreen(camera, from).y, toScreen(camera, to).y) < TALL
}

function titleOf({ from, to }: CalibrateDraft): string {
  if (from === undefined) return 'Step 1 of 3: one end'
  return to === undefined ? 'Step 2 of 3: the other end' : 'Step 3 of 3: the true length'
}

function textOf({ from, to }: CalibrateDraft): string {
  if (from === undefined) {
    return 'Click one end of a wall whose length you know. By keyboard: arrows, then Enter.'
  }
  if (to === undefined) return 'Click its other end. Shift keeps the line straight.'
  const now = formatDistance(lengthBetween(from, to))
  return `The line is ${now} on the plan now. Drag an end to set it more exactly.`
}

function LengthForm({ problem }: { readonly problem: string | undefined }) {
  const designer = useDesigner()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  usePrefs((prefs) => prefs.units)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])
  const said = wrong ? `${lengthHint()}.` : problem
  return (
    <form
      noValidate
      className="border-t border-border px-4 py-3"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        const length = parseLength(text)
        setWrong(length === undefined || length <= 0)
        if (length === undefined || length <= 0) {
          input.current?.focus()
          return
        }
        designer.dispatch({ kind: 'length', length })
        if (designer.interaction.getState().kind === 'idle') finish(designer)
      }}
    >
      <label htmlFor={id} className="text-sm font-medium">
        True length
      </label>
      <div className="mt-1.5 flex gap-2">
        <Input
          ref={input}
          id={id}
          aria-describedby={`${id}-said`}
          aria-invalid={said !== undefined || undefined}
          autoComplete="off"
          className="min-w-0 flex-1 tabular-nums"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setWrong(false)
          }}
        />
        <Button type="submit" variant="primary">
          Calibrate
        </Button>
      </div>
      <p
        id={`${id}-said`}
        role="status"
        className={`mt-1.5 text-xs ${said === undefined ? 'text-muted' : 'text-danger'}`}
      >
        {said ?? lengthHint()}
      </p>
    </form>
  )
}

/** The picture may have grown beyond the view. */
function finish(designer: Designer): void {
  const { underlay } = designer.plan.state.getState().surroundings
  const box = underlay && boxAround([designer.camera.contents(), underlayBox(underlay)])
  if (box !== undefined) designer.camera.fitBox(box)
  focusPlan()
}
