/*
 * The three steps of bringing the tracing picture to scale, over the plan: one end, the other end, the true length.
 * Escape gives up at each of them, and the keyboard goes back to the plan.
 */
import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'

import { Button } from '@/ui/Button'
import { Input } from '@/ui/Input'
import { useDesigner, useView } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { boxAround } from '@/canvas/shapes/placed'
import type { CalibrateDraft } from '@/features/designer/images/tracing/gestures/calibrate/draft'
import type { DraftProps } from '@/canvas/drawing/drawing'
import { IDLE } from '@/canvas/hand/gesture'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { refused } from '@/canvas/fields/refusal'
import { usePrefs } from '@/canvas/hooks/use-prefs'
import { announce } from '@/canvas/text/messages'
import { toScreen, type Camera, type Size } from '@/plan/camera/camera'
import { lengthBetween } from '@/canvas/shapes/straight'
import { underlayBox } from '@/canvas/shapes/underlay'
import { formatLength, lengthHint, parseLength } from '@/canvas/text/units'

export function CalibrateBar({ draft }: DraftProps<CalibrateDraft>) {
  const designer = useDesigner()
  const heading = useId()
  const bar = useRef<HTMLDivElement>(null)

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

  const below = useView(({ camera, size }) => isHigh(draft, camera, size))
  return (
    <div
      className={`pointer-events-none absolute inset-x-3 z-20 flex justify-center ${below ? 'bottom-3' : 'top-3'}`}
    >
      <div
        ref={bar}
        role="dialog"
        aria-labelledby={heading}
        className="pointer-events-auto flex w-full max-w-md animate-pop-in flex-wrap items-start rounded-card border border-border bg-surface shadow-float short:max-w-xl short:items-center"
      >
        <div className="min-w-0 flex-1 py-3 pl-4 short:basis-40 short:py-1.5">
          <h2 id={heading} className="text-sm font-semibold">
            {titleOf(draft)}
          </h2>
          <p className="mt-0.5 text-xs text-muted short:sr-only">{textOf(draft)}</p>
        </div>
        {draft.to !== undefined && <LengthForm problem={draft.problem} />}
        <Button
          variant="ghost"
          size="icon-sm"
          className="order-1 m-2 short:order-2 short:m-1"
          aria-label="Cancel calibrating"
          onClick={() => {
            designer.dispatch({ kind: 'leave' })
            focusPlan()
          }}
        >
          <X aria-hidden />
        </Button>
      </div>
    </div>
  )
}

/** Screen pixels that the bar with its form may cover. */
const TALL = 220

/** Whether the line lies where the bar would be, and there is more room below it: its ends could not be taken again. */
function isHigh({ from, to }: CalibrateDraft, camera: Camera, size: Size): boolean {
  if (from === undefined || to === undefined) return false
  const [one, other] = [toScreen(camera, from).y, toScreen(camera, to).y]
  const above = Math.min(one, other)
  return above < TALL && size.height - Math.max(one, other) > above
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
  const now = formatLength(lengthBetween(from, to))
  return `The line is now ${now} long on the plan. Drag an end to adjust it.`
}

function LengthForm({ problem }: { readonly problem: string | undefined }) {
  const designer = useDesigner()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string>()
  usePrefs((prefs) => prefs.units)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])
  const said = wrong ?? problem
  return (
    <form
      noValidate
      className="order-2 basis-full border-t border-border px-4 py-3 short:order-1 short:flex-1 short:basis-64 short:border-t-0 short:px-2 short:py-1"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        const length = parseLength(text)
        if (length === undefined || length <= 0) {
          const rule = length === undefined ? lengthHint() : 'Enter a length greater than 0'
          setWrong(refused('True length', text, rule))
          input.current?.focus()
          return
        }
        designer.dispatch({ kind: 'length', length })
        if (designer.interaction.getState() === IDLE) finish(designer)
      }}
    >
      <label htmlFor={id} className="text-sm font-medium short:sr-only">
        True length
      </label>
      <div className="mt-1.5 flex gap-2 short:mt-0">
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
            setWrong(undefined)
          }}
        />
        <Button type="submit" variant="primary">
          Calibrate
        </Button>
      </div>
      <p
        id={`${id}-said`}
        role="status"
        className={`mt-1.5 text-xs ${said === undefined ? 'text-muted short:sr-only' : 'text-danger short:mt-0'}`}
      >
        {said ?? lengthHint()}
      </p>
    </form>
  )
}

/** The picture may have grown beyond the view. */
function finish(designer: Env): void {
  const { underlay } = designer.plan.state.getState().surroundings
  const box = underlay && boxAround([designer.camera.contents(), underlayBox(underlay)])
  if (box !== undefined) designer.camera.fitBox(box)
  focusPlan()
}
