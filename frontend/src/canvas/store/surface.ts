/* What the plan is open for, and the tool in use. Only editors have the tools that change the layout. */
import type { Slice } from '@/canvas/store/slice'

type LookingTool = 'pointer' | 'hand'

/** `frame` draws the selection frame from any starting point, also by touch; `renumber` numbers tables along a path. */
export type ToolName = LookingTool | 'frame' | 'renumber'

interface Editing {
  readonly kind: 'edit'
  readonly tool: ToolName
  /** Choosing chairs seats guests. */
  readonly assigning: boolean
  /** Auto-assign is open over a small screen. */
  readonly autoAssign: boolean
}

/** The seat assignment fills the screen. */
interface SeatAssignment {
  readonly kind: 'seating'
  readonly tool: LookingTool
  /** Auto-assign is open beside the plan. */
  readonly autoAssign: boolean
}

/** The person may change neither the plan nor the seats. */
interface Reading {
  readonly kind: 'read'
  readonly tool: LookingTool
}

export type Surface = Editing | SeatAssignment | Reading

export interface SurfaceState {
  readonly surface: Surface
  /** The number that the first table of the next drawn path takes. */
  readonly firstNumber: number
}

type Store = Slice<SurfaceState>

export const initialSurface: SurfaceState = {
  surface: { kind: 'edit', tool: 'pointer', assigning: false, autoAssign: false },
  firstNumber: 1,
}

export const reading: Surface = { kind: 'read', tool: 'pointer' }

/** Returns whether choosing chairs seats guests. */
export function isAssigningSeats({ surface }: SurfaceState): boolean {
  return surface.kind === 'seating' || (surface.kind === 'edit' && surface.assigning)
}

export function isAutoAssignOpen({ surface }: SurfaceState): boolean {
  return surface.kind !== 'read' && surface.autoAssign
}

/** Takes a tool; those that change the layout are for editors only. */
export function chooseTool(store: Store, tool: ToolName): void {
  store.setState((state) => {
    const { surface } = state
    if (surface.kind === 'edit') return { surface: { ...surface, tool } }
    return tool === 'pointer' || tool === 'hand' ? { surface: { ...surface, tool } } : state
  })
}

/** The seat assignment always seats guests, so this is for editors only. */
export function setAssigning(store: Store, assigning: boolean): void {
  store.setState((state) => {
    const { surface } = state
    return surface.kind === 'edit' ? { surface: { ...surface, assigning } } : state
  })
}

export function setAutoAssign(store: Store, autoAssign: boolean): void {
  store.setState((state) => {
    const { surface } = state
    return surface.kind === 'read' ? state : { surface: { ...surface, autoAssign } }
  })
}

export function setFirstNumber(store: Store, firstNumber: number): void {
  store.setState({ firstNumber })
}
