/*
 * The generated types must fit the contract that the server writes.
 *
 * @vitest-environment node
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import { expect, test } from 'vitest'

const contract = new URL('../../../crates/api/openapi.json', import.meta.url)
const generated = new URL('./schema.gen.ts', import.meta.url)

test('schema.gen.ts is up to date (npm run api:types writes it anew)', async () => {
  const ast = await openapiTS(contract, { emptyObjectsUnknown: true, silent: true })
  expect(readFileSync(fileURLToPath(generated), 'utf8')).toBe(
    `${COMMENT_HEADER}${astToString(ast)}`,
  )
})
