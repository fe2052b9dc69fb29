/*
 * Unit and component tests: no network, the server faked at the fetch border. Components (`.test.tsx`) have a page of
 * jsdom; everything else runs in Node, which starts in a fraction of the time, unless its file asks for jsdom.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { needsWasm, skipsWasm } from './src/testing/require-wasm'

/** Without the WebAssembly plan, and only when that is asked for, the tests that need it are left out. */
const withoutWasm = skipsWasm()
  ? readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((path) => `src/${path}`)
      .filter((path) => /\.test\.tsx?$/.test(path) && needsWasm(path))
  : []

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    globalSetup: ['src/testing/require-wasm.ts'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    testTimeout: 40_000,
    // One core is left idle otherwise, which on a machine of two is half of it.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'logic', environment: 'node', ...files('ts') } },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          setupFiles: ['src/testing/setup-page.ts'],
          ...files('tsx'),
        },
      },
    ],
  },
})

function files(extension: string) {
  return {
    include: [`src/**/*.test.${extension}`],
    exclude: [...configDefaults.exclude, ...withoutWasm],
  }
}
