/*
 * What gestures take and give: they are pure state machines from events to effects. They query the plan through
 * `ToolEnv` and change nothing themselves; the designer runs their effects.
 */
import type {
  Box,
  Command,
  ElementView,
  Hit,
  PlanElement,
  Point,
  Rest,
  SnapOptions,
  SnappedBox,
  SnappedMove,
  SnappedNew,
} from '@/plan/types'
import { dragSlop, type Size } from '@/plan/camera/camera'
import type { ToolName } from '@/canvas/store/surface'
import type { HandleName } from '@/canvas/shapes/handles'

/** How a placed object differs from the catalogue's: its size, its picture. */
export type Look = Readonly<Partial<Omit<PlanElement, 'id' | 'type' | 'x' | 'y'>>>

export interface Modifiers {
  readonly shift: boolean
  readonly alt: boolean
  /** Ctrl, or Cmd on a Mac. */
  readonly ctrl: boolean
}

export const NO_MODIFIERS: Modifiers = { shift: false, alt: false, ctrl: false }

export interface PointerInput extends Modifiers {
  readonly kind: 'down' | 'move' | 'up' | 'double'
  readonly world: Point
  readonly screen: Point
  readonly touch: boolean
}

export type ToolEvent =
  | PointerInput
  /** Escape, a lost pointer, or a second finger; drawings end only the press. */
  | { readonly kind: 'cancel' }
  /** An arrow key during a gesture, in plan units. */
  | { readonly kind: 'nudge'; readonly dx: number; readonly dy: number }
  /** Enter during a gesture. */
  | { readonly kind: 'confirm'; readonly shift: boolean }
  /** Escape during a drawing: discards it, or leaves the tool. */
  | { readonly kind: 'leave' }
  /** Backspace or Delete during a drawing: removes the latest point, or the corner that keys act on. */
  | { readonly kind: 'erase' }
  /** Tab during a drawing: the next corner, or the one before. */
  | { readonly kind: 'walk'; readonly step: 1 | -1 }
  /** The true length of the drawn line, in plan units. */
  | { readonly kind: 'length'; readonly length: number }

export type Effect =
  | { readonly kind: 'select'; readonly ids: readonly string[] }
  | { readonly kind: 'clear-selection' }
  | {
      readonly kind: 'command'
      readonly command: Command
      readonly select?: readonly string[]
      /** What the gesture snapped to, for the announcement. */
      readonly rest?: Rest
    }
  /** Copies were placed by a drag; the next duplicates keep the same distance. */
  | { readonly kind: 'copied'; readonly ids: readonly string[]; readonly offset: Point }
  | { readonly kind: 'choose-seat'; readonly element: string; readonly seat: string }
  /** Seats a guest in hand on the next free chair of a table. */
  | { readonly kind: 'seat-at'; readonly element: string }
  /** Marks where a dragged guest would be seated; undefined clears the mark. */
  | { readonly kind: 'mark-drop'; readonly guest: string; readonly at: Point | undefined }
  /** A guest was dragged from a chair and dropped. */
  | { readonly kind: 'drop-guest'; readonly guest: string; readonly at: Point }
  /** A double click: enters the group, or opens the quick editor. */
  | { readonly kind: 'open'; readonly element: string }
  /** Numbers the tables of a drawn path in this order. */
  | { readonly kind: 'renumber'; readonly tables: readonly string[] }
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | {
      readonly kind: 'place'
      readonly object: string
      readonly at: Point
      readonly look?: Look | undefined
    }
  | { readonly kind: 'hover'; readonly element: string | undefined }
  /** Chooses the measurement line at a point, or none. */
  | { readonly kind: 'choose-line'; readonly at: Point }
  /** Announces something to the person at once. */
  | { readonly kind: 'say'; readonly text: string }

/** What the handles surround: one object with its rotation, or the upright box around several. */
export interface Held {
  readonly ids: readonly string[]
  readonly box: Box
  readonly rotation: number
  /** The largest width and height among them. */
  readonly least: Size
  /** Plan units that chairs reach beyond the box; the handles surround them. */
  readonly reach: number
}

/** What tools may ask. The open plan and the screen answer. */
export interface ToolEnv {
  readonly zoom: number
  /** The chosen tool, or the hand while it is held. */
  readonly tool: ToolName
  /** Space or the middle button holds the hand over any tool. */
  readonly isHandHeld: boolean
  readonly selection: readonly string[]
  readonly snapToGrid: boolean
  /** Snap distance in plan units. */
  readonly tolerance: number
  /** Chairs react to clicks at once: a guest is being seated, or the screen is for seating only. */
  readonly seating: boolean
  /** A guest is in hand, so that a click on a table means its next free chair. */
  readonly hasGuestsInHand: boolean
  readonly readOnly: boolean
  /** Returns the guest on a chair, if the guest can be dragged from it. */
  guestOn(seat: string): string | undefined
  /** Returns what the handles hold, unless it is locked. */
  held(): Held | undefined
  /** Returns the object with its group, itself last. */
  family(id: string): readonly string[]
  /** Returns the objects with the rest of their groups. */
  families(ids: readonly string[]): readonly string[]
  /** Returns the upright box around an object at its current rotation. */
  uprightBox(id: string): Box | undefined
  /** Returns the tables that a path crosses, in order. */
  tablesAlong(path: readonly Point[]): readonly string[]
  element(id: string): ElementView | undefined
  hit(world: Point, touch: boolean): Hit | undefined
  handleAt(screen: Point, touch: boolean): HandleName | undefined
  marquee(from: Point, to: Point, mode: 'inside' | 'touch'): readonly string[]
  snapMove(ids: readonly string[], dx: number, dy: number, options: SnapOptions): SnappedMove
  snapResize(id: string, box: Box, options: SnapOptions): SnappedBox
  /** Snaps a new object: into a wall, in line with others, or to the grid. */
  snapNew(thing: PlanElement, options: SnapOptions): SnappedNew
  /** Snaps a new door or window into a wall; undefined when none is near, and for other objects. */
  snapOpening(thing: PlanElement, options: SnapOptions): SnappedNew | undefined
  newElement(object: string, at: Point): PlanElement
  duplicate(
    ids: readonly string[],
    dx: number,
    dy: number,
  ): { readonly command: Command; readonly ids: readonly string[] }
}

/** Screen pixels that the pointer travels before a press becomes a drag; a tapping finger moves a little. */
const DRAG_THRESHOLD = { mouse: dragSlop, touch: 10 } as const

export function travelled(from: Point, to: Point, touch = false): boolean {
  const far = touch ? DRAG_THRESHOLD.touch : DRAG_THRESHOLD.mouse
  return Math.abs(to.x - from.x) > far || Math.abs(to.y - from.y) > far
}
