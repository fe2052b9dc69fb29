/* Refuses a test run without the WebAssembly plan, which would leave most of the designer untried. */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'

const file = 'src/generated/wasm/browser_bg.wasm'
/** Bytes; an empty build is smaller. */
const leastBytes = 10_000

/** Throws with the way to build the plan when `folder`, the frontend's, lacks it. */
export function requireWasm(folder: string): void {
  const bytes = statSync(resolve(folder, file), { throwIfNoEntry: false })?.size ?? 0
  if (bytes > leastBytes) return
  throw new Error(`frontend/${file} is missing. Run \`cargo xtask wasm\`.`)
}

/** Runs once before all tests. */
export function setup(): void {
  requireWasm(process.cwd())
}
