/*
 * Rings around the selection, and its handles. All rings are one path in plan units, so that moving the camera or a
 * thousand objects changes a single attribute.
 */
import { useMemo } from 'react'

import type { ElementView } from '@/plan/types'
import { useInteraction, usePlanState, useSelection, useView } from '@/canvas/context'
import { useHeld, useSelectionBox } from '@/canvas/viewport/use-selection-box'
import { inflate } from '@/canvas/shapes/placed'
import type { ActiveGesture } from '@/canvas/hand/active-gesture'
import { IDLE } from '@/canvas/hand/gesture'
import type { Camera } from '@/plan/camera/camera'
import { layoutIsFixed } from '@/canvas/store/view'
import { Handles } from '@/canvas/viewport/overlay/Handles'
import { isRound, outlinePoints, ringPath, type Ring } from '@/canvas/viewport/overlay/shapes'

export function Selected() {
  return (
    <>
      <Rings />
      <KeyboardRing />
      <GroupBox />
      <HandlesOfSelection />
    </>
  )
}

/** Draws dragged objects in a group that follows the pointer by a transform, and the others in place. */
function Rings() {
  const ids = useSelection((state) => state.ids)
  const camera = useView((state) => state.camera)
  const elements = usePlanState((state) => state.elements)
  const active = useInteraction((state) => state)
  // The box is needed for handles only.
  const hasHandles = !useView(layoutIsFixed)
  const moved = active.rings()
  const carried = typeof moved === 'object' ? moved : undefined
  const dragged = carried?.ids
  const { moving, still } = useMemo(
    () => parted({ elements, ids, dragged, hasHandles }),
    [elements, ids, dragged, hasHandles],
  )
  const draft =
    moved === 'redrawn' ? ringPath(rings(found(elements, ids), hasHandles, active)) : undefined
  return (
    <g transform={inPlanUnits(camera)} className="fill-none stroke-accent" strokeLinejoin="round">
      <path d={draft ?? still} vectorEffect="non-scaling-stroke" strokeWidth={2} />
      {draft === undefined && moving !== '' && (
        <path
          d={moving}
          transform={carried?.transform}
          vectorEffect="non-scaling-stroke"
          strokeWidth={2}
        />
      )}
    </g>
  )
}

function found(
  elements: ReadonlyMap<string, ElementView>,
  ids: readonly string[],
): readonly ElementView[] {
  return ids.flatMap((id) => elements.get(id) ?? [])
}

interface Drawn {
  readonly elements: ReadonlyMap<string, ElementView>
  readonly ids: readonly string[]
  readonly dragged: readonly string[] | undefined
  readonly hasHandles: boolean
}

function parted({ elements, ids, dragged, hasHandles }: Drawn): {
  readonly moving: string
  readonly still: string
} {
  const hand = new Set(dragged)
  const all = found(elements, ids)
  return {
    moving: ringPath(
      rings(
        all.filter((element) => hand.has(element.id)),
        hasHandles,
      ),
    ),
    still: ringPath(
      rings(
        all.filter((element) => !hand.has(element.id)),
        hasHandles,
      ),
    ),
  }
}

/** A single object has a box as its ring, for the handles. */
function rings(
  elements: readonly ElementView[],
  hasHandles: boolean,
  active: ActiveGesture = IDLE,
): Ring[] {
  const isBox = hasHandles && elements.length === 1
  return elements.map((element) => ({
    ...active.placed(element),
    round: !isBox && isRound(element.kind),
  }))
}

function inPlanUnits({ panX, panY, zoom }: Camera): string {
  return `translate(${String(panX)} ${String(panY)}) scale(${String(zoom)})`
}

/** Rings the focused object when it is not selected; visible to keyboard users only. */
function KeyboardRing() {
  const element = usePlanState((state) => state.elements)
  const focus = useSelection((state) => state.focus)
  const selected = useSelection((state) => focus !== undefined && state.ids.includes(focus))
  const camera = useView((state) => state.camera)
  const current = focus === undefined || selected ? undefined : element.get(focus)
  if (current === undefined) return null
  return (
    <polygon
      points={outlinePoints(current, camera, 2)}
      className="invisible fill-none stroke-accent group-focus-visible:visible"
      strokeWidth={2}
      strokeLinejoin="round"
      strokeDasharray="3 4"
    />
  )
}

function GroupBox() {
  const several = useSelection((state) => state.ids.length > 1)
  const camera = useView((state) => state.camera)
  const hidden = useInteraction((active) => active.hidesGroupBox)
  const box = useSelectionBox()
  if (box === undefined || !several || hidden) return null
  return (
    <polygon
      points={outlinePoints({ ...box, rotation: 0 }, camera)}
      className="fill-none stroke-accent opacity-70"
      strokeWidth={1}
      strokeDasharray="4 4"
    />
  )
}

function HandlesOfSelection() {
  const camera = useView((state) => state.camera)
  const fixed = useView(layoutIsFixed)
  const writing = useView(({ layer }) => layer.kind === 'quick-edit')
  const seat = useSelection((state) => state.seat)
  const active = useInteraction((state) => state)
  const held = useHeld()
  if (fixed || writing || seat !== undefined || held === undefined) return null
  const around = active.handles(held)
  if (around === undefined) return null
  const placed = inflate({ ...around.box, rotation: around.rotation }, held.reach)
  return <Handles placed={placed} camera={camera} quiet={!active.looksIdle} />
}
