/* Writing a label where it stands on the plan. Enter keeps it, Escape does not; leaving the field keeps it. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import type { ElementView } from '@/plan/types'
import { nameOf } from '@/features/planner/describe'
import { useDesigner, usePlanState, useView } from '@/features/planner/designer/context'
import type { Designer } from '@/features/planner/designer/designer'
import { focusPlan } from '@/features/planner/focus-plan'
import { toScreen } from '@/features/planner/store/camera'

/** Screen pixels. */
const NARROWEST = 96
const WIDEST = 320

export function LabelEditor({ id }: { readonly id: string }) {
  const element = usePlanState((state) => state.elements.get(id))
  if (element === undefined) return null
  return <Field key={id} element={element} />
}

function Field({ element }: { readonly element: ElementView }) {
  const designer = useDesigner()
  const camera = useView((state) => state.camera)
  const [text, setText] = useState(element.label)
  const input = useRef<HTMLInputElement>(null)
  const done = useRef(false)

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  const finish = (keep: boolean): void => {
    if (done.current) return
    done.current = true
    if (keep) rename(designer, element, text)
    designer.view.setState({ label: undefined })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    finish(event.key === 'Enter')
    focusPlan()
  }
  const middle = toScreen(camera, {
    x: element.x + element.width / 2,
    y: element.y + element.height / 2,
  })
  const width = Math.min(WIDEST, Math.max(NARROWEST, element.width * camera.zoom))
  return (
    <input
      ref={input}
      aria-label={`Label of ${nameOf(element)}`}
      value={text}
      maxLength={200}
      autoComplete="off"
      className="absolute z-20 h-8 rounded-control border-2 border-accent bg-surface px-2 text-center text-sm font-semibold text-text shadow-float outline-none pointer-coarse:h-11 pointer-coarse:text-base"
      style={{ left: middle.x, top: middle.y, width, transform: 'translate(-50%, -50%)' }}
      onChange={(event) => {
        setText(event.target.value)
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        finish(true)
      }}
    />
  )
}

function rename(designer: Designer, element: ElementView, text: string): void {
  const label = text.trim()
  if (label === element.label) return
  designer.editing.run({
    kind: 'batch',
    label: `Rename ${nameOf(element)}`,
    commands: [{ kind: 'properties', changes: [{ id: element.id, set: { label } }] }],
  })
}
