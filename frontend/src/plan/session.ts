/*
 * The one wrapper of the WebAssembly plan: loads the module once and opens documents in it.
 * Everything that decides anything about a plan (commands, history, snapping, hit tests, chairs, drawing)
 * happens behind this interface, in the same code that the server runs.
 */
import type {
  Box,
  CanvasView,
  CatalogueEntry,
  Change,
  Command,
  Draft,
  ElementView,
  Hit,
  PlanElement,
  PlanProblem,
  Primitive,
  Replayed,
  SeatView,
  SnapOptions,
  SnappedBox,
  SnappedMove,
} from '@/plan/types'

export interface PlanSession {
  readonly canUndo: boolean
  readonly canRedo: boolean
  toJson(): string
  elements(): ElementView[]
  element(id: string): ElementView | undefined
  canvas(): CanvasView
  /** Applies and records an edit; throws an error with the reason when the plan refuses it. */
  apply(command: Command): Change
  /** Applies an edit made elsewhere, outside this user's history. */
  applyRemote(command: Command): Change
  undo(): Replayed | undefined
  redo(): Replayed | undefined
  primitives(id: string): Primitive[]
  primitivesOfDraft(draft: Draft): Primitive[]
  hitTest(x: number, y: number, tolerance: number): Hit | undefined
  marquee(x0: number, y0: number, x1: number, y1: number, mode: 'inside' | 'touch'): string[]
  snapMove(ids: string[], dx: number, dy: number, options: SnapOptions): SnappedMove
  snapResize(id: string, box: Box, options: SnapOptions): SnappedBox
  /** A new object of the catalogue, centred, with the next table number. It is not added yet. */
  newElement(kind: string, cx: number, cy: number, id: string): PlanElement
  duplicateCommand(ids: string[], dx: number, dy: number, newIds: string[]): Command
  seats(): SeatView[]
  /** What is wrong with the plan, and where; looks at the whole plan. */
  problems(): PlanProblem[]
  free(): void
}

/** The loaded module: opens plans and lists what can be placed. */
export interface PlanModule {
  open(planJson: string): PlanSession
  catalogue(): CatalogueEntry[]
}

let loading: Promise<PlanModule> | undefined

/** Loads the module once for the page. A failed load can be tried again. */
export function loadPlanModule(): Promise<PlanModule> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<PlanModule> {
  const [wasm, file] = await Promise.all([
    import('@/generated/wasm/browser.js'),
    import('@/generated/wasm/browser_bg.wasm?url'),
  ])
  await wasm.default({ module_or_path: file.default })
  return moduleOf(wasm)
}

interface WasmExports {
  readonly PlanSession: new (planJson: string) => PlanSession
  readonly catalogue: () => CatalogueEntry[]
}

/** Wraps an initialised build; tests load it from the file system and come in here. */
export function moduleOf(wasm: WasmExports): PlanModule {
  const entries = wasm.catalogue()
  return {
    open: (planJson) => new wasm.PlanSession(planJson),
    catalogue: () => entries,
  }
}
