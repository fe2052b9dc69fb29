/*
 * What a tool is: a pure state machine from pointer events to effects.
 * Tools ask the plan through `ToolEnv` and change nothing themselves; the designer carries effects out.
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
import type { Size } from '@/features/planner/store/camera'
import type { HandleName, Interaction, Look } from '@/features/planner/store/interaction'

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
  /** Escape, a lost pointer, or a second finger. */
  | { readonly kind: 'cancel' }
  /** An arrow key during a gesture, in plan units. */
  | { readonly kind: 'nudge'; readonly dx: number; readonly dy: number }
  /** Enter during a gesture. */
  | { readonly kind: 'confirm'; readonly shift: boolean }

export type Effect =
  | { readonly kind: 'select'; readonly ids: readonly string[] }
  | { readonly kind: 'clear-selection' }
  | {
      readonly kind: 'command'
      readonly command: Command
      readonly select?: readonly string[]
      /** What it came to rest at, to be told. */
      readonly rest?: Rest
    }
  /** Copies were set off by hand; the next duplicates go on at the same distance. */
  | { readonly kind: 'copied'; readonly ids: readonly string[]; readonly offset: Point }
  | { readonly kind: 'choose-seat'; readonly element: string; readonly seat: string }
  /** A guest in hand sits down on the next free chair of a table. */
  | { readonly kind: 'seat-at'; readonly element: string }
  /** Marks where a dragged guest would sit down; nowhere without a place. */
  | { readonly kind: 'mark-drop'; readonly at: Point | undefined }
  /** A guest was dragged from a chair and let go. */
  | { readonly kind: 'drop-guest'; readonly guest: string; readonly at: Point }
  /** A double click: into the group, or to the quick editor. */
  | { readonly kind: 'open'; readonly element: string }
  /** The tables of a drawn path take their numbers in this order. */
  | { readonly kind: 'renumber'; readonly tables: readonly string[] }
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | {
      readonly kind: 'place'
      readonly object: string
      readonly at: Point
      readonly look?: Look | undefined
    }
  | { readonly kind: 'hover'; readonly element: string | undefined }
  /** Chooses the measurement line under a place, or none. */
  | { readonly kind: 'choose-line'; readonly at: Point }
  /** Tells people something that they must know now. */
  | { readonly kind: 'say'; readonly text: string }

export interface Step {
  readonly state: Interaction
  readonly effects: readonly Effect[]
}

/** What the handles stand around: one object with its turn, or the upright box around several. */
export interface Held {
  readonly ids: readonly string[]
  readonly box: Box
  readonly rotation: number
  /** The widest and the longest of them. */
  readonly least: Size
  /** Plan units that chairs reach over the box; the handles stand around them. */
  readonly reach: number
}

/** What tools may ask. Answers come from the open plan and the screen. */
export interface ToolEnv {
  readonly zoom: number
  readonly selection: readonly string[]
  readonly snapToGrid: boolean
  /** Plan units: the distance within which things snap. */
  readonly tolerance: number
  /** Chairs answer clicks at once: a guest is being seated, or the screen is for seating only. */
  readonly seating: boolean
  /** A guest is in hand, so that a table stands for its next free chair. */
  readonly carrying: boolean
  readonly readOnly: boolean
  /** The guest on a chair, where guests can be dragged from it. */
  guestOn(seat: string): string | undefined
  /** A drag draws the selection frame wherever it begins, with a finger too. */
  readonly framing: boolean
  /** What the handles hold, unless it is locked. */
  held(): Held | undefined
  /** The object with its group, itself last. */
  family(id: string): readonly string[]
  /** The objects with the rest of their groups. */
  families(ids: readonly string[]): readonly string[]
  /** The upright box around an object as it stands. */
  uprightBox(id: string): Box | undefined
  /** The tables that a path crosses, in order. */
  tablesAlong(path: readonly Point[]): readonly string[]
  element(id: string): ElementView | undefined
  hit(world: Point, touch: boolean): Hit | undefined
  handleAt(screen: Point, touch: boolean): HandleName | undefined
  marquee(from: Point, to: Point, mode: 'inside' | 'touch'): readonly string[]
  snapMove(ids: readonly string[], dx: number, dy: number, options: SnapOptions): SnappedMove
  snapResize(id: string, box: Box, options: SnapOptions): SnappedBox
  /** Where something new rests: in a wall, in line with others, or on the grid. */
  snapNew(thing: PlanElement, options: SnapOptions): SnappedNew
  /** Where a new door or window rests in a wall; nothing when none is near, and for other things. */
  snapOpening(thing: PlanElement, options: SnapOptions): SnappedNew | undefined
  newElement(object: string, at: Point): PlanElement
  duplicate(
    ids: readonly string[],
    dx: number,
    dy: number,
  ): { readonly command: Command; readonly ids: readonly string[] }
}

/** Screen pixels that the pointer travels before a press becomes a drag; a finger that taps rolls a little. */
const DRAG_THRESHOLD = { mouse: 4, touch: 10 } as const

export function travelled(from: Point, to: Point, touch = false): boolean {
  const far = touch ? DRAG_THRESHOLD.touch : DRAG_THRESHOLD.mouse
  return Math.abs(to.x - from.x) > far || Math.abs(to.y - from.y) > far
}

export function stay(state: Interaction): Step {
  return { state, effects: [] }
}
