/* How the tracing picture lies: to scale, where, how large, how strong. Each change is one step that undo takes back. */
import { Trash2 } from 'lucide-react'

import type { Underlay } from '@/plan/types'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { RangeField } from '@/ui/RangeField'
import type { Action } from '@/canvas/env'
import { calibratePicture, movePicture } from '@/features/designer/images/tracing/underlay-actions'
import { isDrawing } from '@/canvas/drawing/drawing-action'
import { useAction, useDesigner, useInteraction } from '@/canvas/context'
import { LengthField } from '@/canvas/fields/LengthField'
import { NumberField } from '@/canvas/fields/NumberField'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { setUnderlay, scaleUnderlay } from '@/canvas/shapes/underlay'

const FAINTEST = 10
/** Plan units: half a foot. */
const NARROWEST = 12

interface Props {
  readonly underlay: Underlay
  /** What it is called among the uploads. */
  readonly name: string | undefined
}

export function TracingForm({ underlay, name = 'Picture' }: Props) {
  const designer = useDesigner()
  const drawOutline = useAction('draw-outline')
  const calibrating = useInteraction((state) => isDrawing(state, 'calibrating'))
  const moving = useInteraction((state) => isDrawing(state, 'sliding'))
  const change = (fields: Partial<Underlay>, label: string): void => {
    designer.editing.run(setUnderlay({ ...underlay, ...fields }, label))
  }
  return (
    <>
      <div className="flex items-center gap-3">
        <img
          src={underlay.imageUrl}
          alt=""
          className="size-12 shrink-0 rounded-control border border-border object-contain"
        />
        <p className="min-w-0 flex-1 truncate text-sm font-medium">{name}</p>
      </div>
      <div className="flex gap-2">
        <ToolButton action={calibratePicture} on={calibrating} primary>
          {calibrating ? 'Stop' : 'Calibrate'}
        </ToolButton>
        <ToolButton action={movePicture} on={moving}>
          {moving ? 'Done' : 'Move'}
        </ToolButton>
      </div>
      <p className="text-xs text-muted">
        {moving
          ? 'Drag it on the plan; Shift keeps it on one axis. By keyboard: arrows, then Enter.'
          : 'It is fixed under the plan. Choose Move to reposition it.'}
      </p>
      <RangeField
        label="Opacity"
        value={Math.round(underlay.opacity * 100)}
        min={FAINTEST}
        max={100}
        step={5}
        format={(value) => `${String(value)} %`}
        onCommit={(value) => {
          change({ opacity: value / 100 }, 'Change opacity of tracing picture')
        }}
      />
      <Checkbox
        label="Show on the plan"
        checked={underlay.visible}
        onChange={(visible) => {
          change({ visible }, visible ? 'Show tracing picture' : 'Hide tracing picture')
        }}
      />
      <Place underlay={underlay} change={change} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => {
            drawOutline.run(designer)
            focusPlan()
          }}
        >
          <drawOutline.icon aria-hidden />
          Trace the room
        </Button>
        <Button
          size="sm"
          variant="danger-ghost"
          onClick={() => {
            designer.editing.run(setUnderlay(null, 'Remove tracing picture'))
          }}
        >
          <Trash2 aria-hidden />
          Remove
        </Button>
      </div>
    </>
  )
}

function ToolButton({
  action,
  on,
  primary = false,
  children,
}: {
  readonly action: Action
  readonly on: boolean
  readonly primary?: boolean
  readonly children: string
}) {
  const designer = useDesigner()
  return (
    <Button
      variant={primary && !on ? 'primary' : 'secondary'}
      aria-pressed={on}
      className="min-w-0 flex-1 aria-pressed:bg-accent-soft aria-pressed:text-accent"
      onClick={() => {
        action.run(designer)
        focusPlan()
      }}
    >
      <action.icon aria-hidden />
      {children}
    </Button>
  )
}

function Place({
  underlay,
  change,
}: {
  readonly underlay: Underlay
  readonly change: (fields: Partial<Underlay>, label: string) => void
}) {
  const same = <T,>(value: T) => ({ kind: 'same', value }) as const
  return (
    <div className="grid grid-cols-2 gap-3">
      <LengthField
        label="From the left"
        value={same(underlay.x)}
        onCommit={(x) => {
          change({ x }, 'Move tracing picture')
        }}
      />
      <LengthField
        label="From the top"
        value={same(underlay.y)}
        onCommit={(y) => {
          change({ y }, 'Move tracing picture')
        }}
      />
      <LengthField
        label="Width"
        value={same(underlay.width)}
        min={NARROWEST}
        onCommit={(width) => {
          change(scaleUnderlay(underlay, width), 'Resize tracing picture')
        }}
      />
      <NumberField
        label="Rotation"
        value={same(underlay.rotation)}
        min={0}
        max={359.9}
        unit="°"
        onCommit={(rotation) => {
          change({ rotation }, 'Turn tracing picture')
        }}
      />
    </div>
  )
}
