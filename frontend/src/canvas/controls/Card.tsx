/*
 * A small form beside the plan. It is not modal: the objects it changes stay visible and can still be panned and
 * zoomed. Escape closes it and returns focus to the plan.
 */
import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react'

import { Button } from '@/ui/Button'
import { useDesigner } from '@/canvas/context'
import { closeTop } from '@/canvas/actions/close-top'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { closeLayer } from '@/canvas/store/layer'

interface Props {
  readonly title: string
  readonly submitLabel: string
  /** Shown instead of a disabled button that explains nothing. */
  readonly problem?: string | undefined
  readonly onSubmit: () => void
  readonly children: ReactNode
}

export function Card({ title, submitLabel, problem, onSubmit, children }: Props) {
  const designer = useDesigner()
  const heading = useId()
  const card = useRef<HTMLDivElement>(null)
  const close = (): void => {
    closeLayer(designer.view, 'card')
    focusPlan()
  }
  useEffect(() => {
    const first = card.current?.querySelector('input, select')
    if (first instanceof HTMLElement) first.focus()
    if (first instanceof HTMLInputElement) first.select()
  }, [])
  useEffect(() => {
    const element = card.current
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      closeTop(designer)
      focusPlan()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => {
      element?.removeEventListener('keydown', onKeyDown)
    }
  }, [designer])
  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={heading}
      className="absolute top-3 right-3 z-20 flex max-h-[calc(100%-24px)] w-72 max-w-[calc(100%-24px)] animate-pop-in flex-col rounded-card border border-border bg-surface shadow-float"
    >
      <div className="flex items-center gap-2 border-b border-border py-2 pr-2 pl-4">
        <h2 id={heading} className="min-w-0 flex-1 truncate text-sm font-semibold">
          {title}
        </h2>
        <Button variant="ghost" size="icon-sm" aria-label="Close" onClick={close}>
          <X aria-hidden />
        </Button>
      </div>
      <form
        noValidate
        className="flex min-h-0 flex-col"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          if (problem !== undefined) return
          onSubmit()
          close()
        }}
      >
        <div className="flex min-h-0 flex-col gap-3 overflow-y-auto p-4">{children}</div>
        <div className="flex items-center gap-2 border-t border-border px-4 py-3">
          <p role="status" className="min-w-0 flex-1 text-xs text-muted">
            {problem}
          </p>
          <Button size="sm" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" size="sm" variant="primary" disabled={problem !== undefined}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </div>
  )
}
