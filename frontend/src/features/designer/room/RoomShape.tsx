/* The shape of the room: rectangle, circle, or an outline that is drawn, dragged or written in numbers. */
import { useState } from 'react'

import type { Point, RoomShape as Shape } from '@/plan/types'
import { Button } from '@/ui/Button'
import { Segmented } from '@/ui/Segmented'
import type { Action } from '@/canvas/env'
import { drawOutline, editOutline } from '@/features/designer/room/room-actions'
import { isDrawing } from '@/canvas/drawing/drawing-action'
import { useDesigner, useInteraction, usePlanState } from '@/canvas/context'
import { focusPlan } from '@/canvas/focus/focus-plan'
import { CornerList } from '@/features/designer/room/CornerList'
import { roomCorners, roomEdit, shapeOf, type ShapeName } from '@/canvas/edits/outlines'
import { cornersOf, STARTERS } from '@/features/designer/room/starters'
import { UNITS_PER_FOOT } from '@/canvas/text/units'

const SHAPES: readonly { readonly value: ShapeName; readonly label: string }[] = [
  { value: 'rectangle', label: 'Rectangle' },
  { value: 'circle', label: 'Circle' },
  { value: 'irregular', label: 'Irregular' },
]

export function RoomShape() {
  const designer = useDesigner()
  const canvas = usePlanState((state) => state.canvas)
  const surroundings = usePlanState((state) => state.surroundings)
  const [problem, setProblem] = useState<string>()
  const shape = shapeOf({ surroundings })
  const points = roomCorners({ canvas, surroundings })
  const size = {
    width: canvas.venueWidth * UNITS_PER_FOOT,
    height: canvas.venueHeight * UNITS_PER_FOOT,
  }
  const change = (wanted: Shape): void => {
    const outcome = roomEdit(designer, wanted)
    setProblem('problem' in outcome ? outcome.problem : undefined)
    if ('command' in outcome) designer.editing.run(outcome.command)
  }
  const outline = (corners: readonly Point[]): void => {
    change({ shape: 'irregular', points: [...corners] })
  }
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        legend="Shape of the room"
        value={shape}
        options={SHAPES}
        onChange={(wanted) => {
          if (wanted === 'irregular') outline(points)
          else change({ shape: wanted, ...size })
        }}
      />
      {shape === 'irregular' && (
        <>
          <div className="flex flex-wrap gap-2">
            <ToolButton action={editOutline} name="reshaping" />
            <ToolButton action={drawOutline} name="drawing-room" />
          </div>
          <div role="group" aria-label="Begin with" className="flex flex-wrap gap-2">
            {STARTERS.map((starter) => (
              <Button
                key={starter.id}
                size="sm"
                onClick={() => {
                  outline(cornersOf(starter, size))
                }}
              >
                {starter.label}
              </Button>
            ))}
          </div>
          <details>
            <summary className="cursor-pointer py-1 text-sm font-medium">
              Corners <span className="font-normal text-muted tabular-nums">{points.length}</span>
            </summary>
            <div className="pt-2">
              <CornerList points={points} onChange={outline} />
            </div>
          </details>
        </>
      )}
      {problem !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}

function ToolButton({
  action,
  name,
}: {
  readonly action: Action
  readonly name: 'reshaping' | 'drawing-room'
}) {
  const designer = useDesigner()
  const on = useInteraction((state) => isDrawing(state, name))
  return (
    <Button
      size="sm"
      aria-pressed={on}
      className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
      onClick={() => {
        action.run(designer)
        focusPlan()
      }}
    >
      <action.icon aria-hidden />
      {action.label}
    </Button>
  )
}
