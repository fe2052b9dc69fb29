/*
 * The one wrapper of the WebAssembly plan: loads the module once and opens documents in it.
 * Everything that decides anything about a plan (commands, history, snapping, hit tests, chairs, drawing)
 * happens behind this interface, in the same code that the server runs.
 */
import type { CatalogueEntry, ChairModel, PlanSession } from '@/plan/types'

export type { PlanSession }

/** The loaded module: opens plans and lists what can be placed. */
export interface PlanModule {
  open(planJson: string): PlanSession
  catalogue(): CatalogueEntry[]
  /** Every type of chair as the 3D view builds it. */
  chairModels(): ChairModel[]
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
  readonly chairModels: () => ChairModel[]
}

/** Wraps an initialised build; tests load it from the file system and come in here. */
export function moduleOf(wasm: WasmExports): PlanModule {
  const entries = wasm.catalogue()
  return {
    open: (planJson) => new wasm.PlanSession(planJson),
    catalogue: () => entries,
    chairModels: () => wasm.chairModels(),
  }
}
