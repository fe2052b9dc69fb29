/* Refuses a test run without the WebAssembly plan, which would leave most of the designer untried. */
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

const file = 'src/generated/wasm/browser_bg.wasm'
/** Bytes; an empty build is smaller. */
const leastBytes = 10_000

/** Set to run without the plan; the tests that need it are then left out. */
export const skipVariable = 'SEATWRIGHT_SKIP_WASM'

/** Whether this run leaves out the tests that need the plan. */
export function skipsWasm(): boolean {
  return (process.env[skipVariable] ?? '') !== ''
}

/** Throws with the way to build the plan when `folder`, the frontend's, lacks it. */
export function requireWasm(folder: string): void {
  const bytes = statSync(resolve(folder, file), { throwIfNoEntry: false })?.size ?? 0
  if (bytes > leastBytes) return
  throw new Error(
    `frontend/${file} is missing. Run \`cargo xtask wasm\`, or set ${skipVariable}=1 to leave out the tests that need it.`,
  )
}

/** Whether a test file imports the plan or reads its build. */
export function needsWasm(path: string): boolean {
  const text = readFileSync(path, 'utf8')
  return /plan\/testing\/wasm|generated\/wasm\/browser/.test(text)
}

/** Runs once before all tests. */
export function setup(): void {
  if (!skipsWasm()) requireWasm(process.cwd())
}
