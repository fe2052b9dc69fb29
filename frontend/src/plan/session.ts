/*
 * The one wrapper of the WebAssembly plan: loads the module once and opens documents in it.
 * Everything that decides anything about a plan (commands, history, snapping, hit tests, chairs, drawing)
 * happens behind this interface, in the same code that the server runs.
 */
import { fetchCode } from '@/lib/fetch-code'
import type {
  CatalogueEntry,
  ChairModel,
  LayoutWord,
  PlanSession,
  Preset,
  QuickSize,
  StartPlan,
  StartWish,
  TableSizes,
  Template,
} from '@/plan/types'

export type { PlanSession }

/** What layouts can be made of. */
interface LayoutWords {
  readonly templates: readonly Template[]
  /** The default first, then the built-in ones. */
  readonly presets: readonly Preset[]
  readonly layouts: readonly LayoutWord[]
  readonly arrangements: readonly LayoutWord[]
  readonly chairTypes: readonly LayoutWord[]
  /** Trade sizes per table type. */
  readonly tableSizes: readonly TableSizes[]
  /** S, M, L and XL. */
  readonly quickSizes: readonly QuickSize[]
}

/** The loaded module: opens plans and lists what can be placed and laid out. */
export interface PlanModule {
  open(planJson: string): PlanSession
  catalogue(): CatalogueEntry[]
  /** Every type of chair as the 3D view builds it. */
  chairModels(): ChairModel[]
  words(): LayoutWords
  /** One of the three plans to start a kind of event with; takes a moment. */
  startPlan(wish: StartWish, number: number, idBase: string): StartPlan | undefined
  /** Guests that fit at a table with so much from chair to chair; lengths in units. */
  capacity(
    kind: string,
    width: number,
    height: number,
    arrangement: string,
    edgePerGuest: number,
  ): number
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

function load(): Promise<PlanModule> {
  return fetchCode(async () => {
    const [wasm, file] = await Promise.all([
      import('@/generated/wasm/browser.js'),
      import('@/generated/wasm/browser_bg.wasm?url'),
    ])
    await wasm.default({ module_or_path: file.default })
    return moduleOf(wasm)
  })
}

interface WasmExports {
  readonly PlanSession: new (planJson: string) => PlanSession
  readonly catalogue: () => CatalogueEntry[]
  readonly chairModels: () => ChairModel[]
  readonly templates: () => Template[]
  readonly presets: () => Preset[]
  readonly layouts: () => LayoutWord[]
  readonly arrangements: () => LayoutWord[]
  readonly chairTypes: () => LayoutWord[]
  readonly tableSizes: () => TableSizes[]
  readonly quickSizes: () => QuickSize[]
  readonly startPlan: (wish: StartWish, number: number, idBase: string) => StartPlan | undefined
  readonly capacity: (
    kind: string,
    width: number,
    height: number,
    arrangement: string,
    edgePerGuest: number,
  ) => number
}

/** Wraps an initialised build; tests load it from the file system and come in here. */
export function moduleOf(wasm: WasmExports): PlanModule {
  const entries = wasm.catalogue()
  let words: LayoutWords | undefined
  return {
    open: (planJson) => new wasm.PlanSession(planJson),
    catalogue: () => entries,
    chairModels: () => wasm.chairModels(),
    words: () => {
      words ??= {
        templates: wasm.templates(),
        presets: wasm.presets(),
        layouts: wasm.layouts(),
        arrangements: wasm.arrangements(),
        chairTypes: wasm.chairTypes(),
        tableSizes: wasm.tableSizes(),
        quickSizes: wasm.quickSizes(),
      }
      return words
    },
    startPlan: (wish, number, idBase) => wasm.startPlan(wish, number, idBase),
    capacity: (kind, width, height, arrangement, edge) =>
      wasm.capacity(kind, width, height, arrangement, edge),
  }
}
