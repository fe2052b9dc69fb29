/*
 * Journeys through the real product in Chromium. SEATWRIGHT_URL names a running server, and SEATWRIGHT_E2E_DATA its data
 * folder, from which mail is read; otherwise the binary SEATWRIGHT_BIN is started on a free loopback port with an empty
 * data folder.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { freePort } from './free-port'

// The file is read once per worker; what the first reading chose is handed on in the environment.
const running = process.env['SEATWRIGHT_URL']
const port = (process.env['SEATWRIGHT_E2E_PORT'] ??= String(await freePort()))
const url = running ?? `http://127.0.0.1:${port}`
const data = (process.env['SEATWRIGHT_E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'seatwright-e2e-')))
const built = new URL('../../target/debug/seatwright', import.meta.url)
const binary = process.env['SEATWRIGHT_BIN'] ?? fileURLToPath(built)

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: process.env['CI'] !== undefined,
  // Each worker has a browser of its own; the journeys share nothing but the server.
  workers: 2,
  // Journeys check what happens, not how fast: a busy machine gets the time it needs.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1400, height: 900 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
    // A trace of every journey takes a third of the time; `--trace on` makes one of a journey that failed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(running === undefined
    ? {
        webServer: {
          command: `"${binary}" serve --data "${data}" --listen 127.0.0.1:${port} --rate-limits off --open-mailbox`,
          url: `${url}/healthz`,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
        },
      }
    : {}),
})
