/*
 * How the browser side is built. In development, /api goes to the server named by
 * SEATWRIGHT_URL; the production files in dist/ are embedded in the binary.
 */
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyChunks } from './early-chunks.config'
import { guestHtml } from './guest-html.config'
import { checkInWorker, offlinePages } from './offline-pages.config'
import { chunkFileNames, sharedChunks } from './shared-chunks.config'

const server = process.env['SEATWRIGHT_URL'] ?? 'http://127.0.0.1:8080'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), guestHtml(), earlyChunks(), offlinePages([checkInWorker])],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    target: 'es2022',
    manifest: true,
    // Nothing is inlined: the pages are served with a policy that allows only their own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: sharedChunks, chunkFileNames } },
  },
  server: {
    host: '127.0.0.1',
    // The host is kept as the browser sent it, since the server compares it with the origin.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/healthz': { target: server, changeOrigin: false },
      '/readyz': { target: server, changeOrigin: false },
    },
  },
}))
