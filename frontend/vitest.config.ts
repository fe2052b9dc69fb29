/*
 * Unit and component tests: no network, the server faked at the fetch border. Components (`.test.tsx`) have a page of
 * jsdom; everything else runs in Node, which starts in a fraction of the time, unless its file asks for jsdom.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'

const tests = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => /\.test\.tsx?$/.test(path))

/** Files that replace modules. Each gets modules of its own, while the others share those of their worker. */
const replacing = tests.filter((path) => readFileSync(path, 'utf8').includes('vi.mock('))

const page = { environment: 'jsdom', setupFiles: ['src/testing/setup-page.ts'] }

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
      {
        extends: true,
        test: { name: 'logic', environment: 'node', isolate: false, ...files('ts', replacing) },
      },
      {
        extends: true,
        test: { name: 'components', ...page, isolate: false, ...files('tsx', replacing) },
      },
      {
        extends: true,
        test: { name: 'replacing', ...page, include: replacing },
      },
    ],
  },
})

function files(extension: string, elsewhere: readonly string[]) {
  return {
    include: [`src/**/*.test.${extension}`],
    exclude: [...configDefaults.exclude, ...elsewhere],
  }
}
