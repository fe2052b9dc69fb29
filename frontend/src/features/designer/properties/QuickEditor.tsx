/*
 * Edits one object on the plan itself: label, size, chairs and rotation. Enter keeps a value and closes, Escape closes
 * and discards what is being typed, and leaving the editor keeps it.
 */
import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

import type { ElementView } from '@/plan/types'
import { Button } from '@/ui/Button'
import { EDITOR, editorGap, editorPlace } from '@/canvas/edits/editor-place'
import { nameOf } from '@/canvas/text/describe'
import { useDesigner, usePlanState, useView } from '@/canvas/context'
import type { Env } from '@/canvas/env'
import { LengthField } from '@/canvas/fields/LengthField'
import { NumberField } from '@/canvas/fields/NumberField'
import { TextField } from '@/canvas/fields/TextField'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { mostChairs, takesChairs } from '@/canvas/edits/kinds'
import { setChairs } from '@/canvas/edits/set-chairs'
import { setBox, setRotation } from '@/canvas/edits/set-fields'
import { boxOnScreen } from '@/canvas/store/camera'
import { uprightBox } from '@/canvas/shapes/placed'
import { closeLayer, editedElement } from '@/canvas/store/layer'

/** Plan units; Properties asks for 20. */
const LEAST_SIDE = 1

export function QuickEditor() {
  const id = useView(editedElement)
  const element = usePlanState((state) => (id === undefined ? undefined : state.elements.get(id)))
  if (element === undefined) return null
  return <Editor key={id} element={element} />
}

function Editor({ element }: { readonly element: ElementView }) {
  const designer = useDesigner()
  const place = usePlace(element)
  const box = useRef<HTMLDivElement>(null)
  const entered = useRef(false)
  const selected = [element]

  useEffect(() => {
    const first = box.current?.querySelector('input')
    first?.focus()
    first?.select()
  }, [])

  const close = (): void => {
    // Close before the focus moves: a field that loses focus keeps what is being typed.
    flushSync(() => {
      closeLayer(designer.view, 'quick-edit')
    })
    focusPlan()
  }
  // The field has lost focus and checked its value; a refused value keeps the editor open.
  const finish = (): void => {
    const refused = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (refused instanceof HTMLElement) refused.focus()
    else close()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    entered.current = event.key === 'Enter'
  }
  // The field checked its value on key down; a refused value keeps the editor open with the reason.
  const onKeyUp = (event: KeyboardEvent): void => {
    const { target } = event
    if (event.key !== 'Enter' || !entered.current || !(target instanceof HTMLInputElement)) return
    if (target.getAttribute('aria-invalid') !== 'true') close()
  }
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    if (!stays && document.hasFocus()) closeLayer(designer.view, 'quick-edit')
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the fields inside
    <div
      ref={box}
      role="dialog"
      aria-label={`Edit ${nameOf(element)}`}
      className="absolute z-20 flex animate-pop-in flex-col gap-3 rounded-card border border-border bg-surface p-3 shadow-float"
      style={{ ...place, width: EDITOR.width }}
      onKeyDownCapture={onEscape}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onBlur={onBlur}
    >
      <TextField
        label={`Label of ${nameOf(element)}`}
        value={{ kind: 'same', value: element.label }}
        onCommit={(label) => {
          rename(designer, element, label)
        }}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        {(['width', 'height'] as const).map((side) => (
          <LengthField
            key={side}
            label={side === 'width' ? 'Width' : 'Height'}
            value={{ kind: 'same', value: element[side] }}
            min={LEAST_SIDE}
            onCommit={(value) => {
              setBox(designer, selected, side, value)
            }}
          />
        ))}
        {takesChairs(element) && (
          <NumberField
            label="Chairs"
            whole
            value={{ kind: 'same', value: element.chairs }}
            min={0}
            max={mostChairs(selected)}
            onCommit={(chairs) => {
              setChairs(designer, selected, chairs)
            }}
          />
        )}
        <NumberField
          label="Rotation"
          unit="°"
          value={{ kind: 'same', value: element.rotation }}
          min={0}
          max={360}
          step={15}
          onCommit={(rotation) => {
            setRotation(designer, selected, rotation)
          }}
        />
      </div>
      <Button variant="primary" size="sm" className="self-end" onClick={finish}>
        Done
      </Button>
    </div>
  )
}

/** Returns a place beside the object and inside the view. */
function usePlace(element: ElementView): { left: number; top: number } {
  const camera = useView((state) => state.camera)
  const size = useView((state) => state.size)
  const gap = editorGap(element.seats.length, camera.zoom)
  return editorPlace(boxOnScreen(camera, uprightBox(element)), size, gap)
}

function rename(designer: Env, element: ElementView, label: string): void {
  if (label === element.label) return
  designer.editing.run({
    kind: 'batch',
    label: `Rename ${nameOf(element)}`,
    commands: [{ kind: 'properties', changes: [{ id: element.id, set: { label } }] }],
  })
}
