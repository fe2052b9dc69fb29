// @vitest-environment node
/* The declarations that come with the WebAssembly build name only types that exist; the compiler takes others for `any`. */
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const declarations = fileURLToPath(new URL('../generated/wasm/browser.d.ts', import.meta.url))

it('declares_every_type_that_it_names', () => {
  const program = ts.createProgram([declarations], {
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
    strict: true,
    types: [],
  })
  const found = program.getSemanticDiagnostics(program.getSourceFile(declarations))
  expect(
    found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  ).toEqual([])
})
