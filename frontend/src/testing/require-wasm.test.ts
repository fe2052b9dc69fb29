// @vitest-environment node
/* A run without the WebAssembly plan fails instead of skipping. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireWasm } from '@/testing/require-wasm'

function folderWith(bytes: number | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'require-wasm-'))
  mkdirSync(join(folder, 'src/generated/wasm'), { recursive: true })
  if (bytes !== undefined) {
    writeFileSync(join(folder, 'src/generated/wasm/browser_bg.wasm'), new Uint8Array(bytes))
  }
  return folder
}

test.each([
  ['missing', undefined],
  ['empty', 400],
])('a build that is %s fails the run and names the command', (_, bytes) => {
  expect(() => {
    requireWasm(folderWith(bytes))
  }).toThrow(/cargo xtask wasm/)
})

test('a complete build passes', () => {
  expect(() => {
    requireWasm(folderWith(20_000))
  }).not.toThrow()
})
