/* What the tools may ask, answered by the open plan and the present view. */
import { newIds } from '@/plan/ids'
import type { ToolEnv } from '@/canvas/hand/tool'
import { handleUnder } from '@/canvas/shapes/handles'
import { groupMembersOf, withGroupMembers } from '@/canvas/shapes/groups'
import { heldBox } from '@/canvas/edits/selection-box'
import { inflate, uprightBox } from '@/canvas/shapes/placed'
import { pickedGuest } from '@/canvas/store/hand'
import { isAssigningSeats } from '@/canvas/store/surface'
import { layoutIsFixed } from '@/canvas/store/view'
import type { Env } from '@/canvas/env'

/** Screen pixels. */
const SNAP_DISTANCE = 6
const PICK_DISTANCE = { mouse: 5, touch: 12 } as const

export function toolEnv(designer: Env): ToolEnv {
  const { plan, view, selection } = designer
  const zoom = (): number => view.getState().camera.zoom
  return {
    get zoom() {
      return zoom()
    },
    get tool() {
      return designer.handHeld ? 'hand' : view.getState().surface.tool
    },
    get isHandHeld() {
      return designer.overridesTool
    },
    get selection() {
      return selection.getState().ids
    },
    get snapToGrid() {
      return plan.state.getState().canvas.snapToGrid
    },
    get tolerance() {
      return SNAP_DISTANCE / zoom()
    },
    get seating() {
      return isAssigningSeats(view.getState()) || layoutIsFixed(view.getState())
    },
    get hasGuestsInHand() {
      return pickedGuest(view.getState()) !== undefined
    },
    get readOnly() {
      return layoutIsFixed(view.getState())
    },
    guestOn(seat) {
      if (view.getState().surface.kind !== 'seating') return undefined
      return designer.seating.getState().bySeat.get(seat)?.id
    },
    element: (id) => plan.state.getState().elements.get(id),
    hit: (world, touch) =>
      plan
        .session()
        .hitTest(world.x, world.y, (touch ? PICK_DISTANCE.touch : PICK_DISTANCE.mouse) / zoom()),
    held: () => heldBox(designer),
    family: (id) => groupMembersOf(plan.state.getState().elements, id, selection.getState().inside),
    families: (ids) =>
      withGroupMembers(plan.state.getState().elements, ids, selection.getState().inside),
    uprightBox(id) {
      const element = plan.state.getState().elements.get(id)
      return element === undefined ? undefined : uprightBox(element)
    },
    tablesAlong: (path) => plan.session().tablesAlong([...path], SNAP_DISTANCE / zoom()),
    handleAt(screen, touch) {
      const held = heldBox(designer)
      if (held === undefined) return undefined
      const around = inflate(held.box, held.reach)
      return handleUnder(around, held.rotation, view.getState().camera, { screen, touch })
    },
    marquee: (from, to, mode) =>
      plan
        .session()
        .marquee(
          Math.min(from.x, to.x),
          Math.min(from.y, to.y),
          Math.max(from.x, to.x),
          Math.max(from.y, to.y),
          mode,
        ),
    snapMove: (ids, dx, dy, options) => plan.session().snapMove([...ids], dx, dy, options),
    snapResize: (id, box, options) => plan.session().snapResize(id, box, options),
    snapNew: (thing, options) => plan.session().snapNew(thing, options),
    snapOpening: (thing, options) => plan.session().snapOpening(thing, options),
    newElement: (object, at) =>
      plan.session().newElement(object, at.x, at.y, designer.ports.newId()),
    duplicate(ids, dx, dy) {
      const fresh = newIds(ids.length)
      return { command: plan.session().duplicateCommand([...ids], dx, dy, fresh), ids: fresh }
    },
  }
}
