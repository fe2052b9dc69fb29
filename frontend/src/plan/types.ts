/*
 * The words of the plan in TypeScript. They come with the WebAssembly build, which declares them beside the code
 * that makes them; this file is the one place where the application takes them from.
 * Lengths are plan units (24 = 1 ft), angles are degrees clockwise.
 */
import type { Command, Guide } from '@/generated/wasm/browser.js'

export type {
  Adding,
  Aisle,
  AlignEdge,
  ArrayGrid,
  Bounds,
  CanvasView,
  CatalogueEntry,
  Chair,
  ChairArrangement,
  ChairDistribution,
  ChairModel,
  ChairModelPart,
  Change,
  Command,
  ElementFields,
  ElementSeat,
  ElementView,
  Guide,
  Hit,
  LayoutConfig,
  LayoutResult,
  LayoutSuggestion,
  PresentSeating,
  LayoutWord,
  Measurement,
  Note,
  OwnEdit,
  PlanElement,
  PlanProblem,
  PlanSession,
  SeatAlternative,
  SeatConflict,
  SeatExplanation,
  SeatHint,
  SeatingDesk,
  SeatProposal,
  SeatSearch,
  SeatVerdict,
  PlanSummary,
  Preset,
  Primitive,
  PrimitiveRole,
  QuickSize,
  Rebase,
  Rebased,
  Replayed,
  RoomFields,
  RoomShape,
  RoomShell,
  SeatId,
  SeatStatus,
  SeatView,
  SectionConfig,
  SnapOptions,
  Solid,
  SolidChair,
  SolidFinish,
  SolidForm,
  SolidPart,
  Span,
  Surroundings,
  SvgOptions,
  StartPlan,
  StartWish,
  TableSizes,
  Template,
  Underlay,
  Unfit,
  WallPiece,
  Way,
} from '@/generated/wasm/browser.js'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** A part of an element that is being changed but is not committed. */
export interface Draft {
  readonly id: string
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
  readonly rotation?: number
}

/** What something came to rest at. */
export interface Rest {
  readonly guides: readonly Guide[]
  /** It was kept out of an aisle. */
  readonly besideAisle?: boolean | undefined
}

export interface SnappedMove extends Rest {
  readonly dx: number
  readonly dy: number
  /** To what a door or window turns in the wall that it has come to. */
  readonly rotation?: number
}

/** Where something comes to rest that is not in the plan yet. */
export interface SnappedNew extends Point, Rest {
  readonly rotation: number
}

export interface SnappedBox extends Box {
  readonly guides: readonly Guide[]
}

/** One entry of a `properties` command. */
export type PropertyChange = Extract<Command, { kind: 'properties' }>['changes'][number]
