/*
 * How the pages for guests are built, apart from the application of organisers: they share sources, but no files. Runs
 * after the other build (`scripts/prerender.mjs`) and adds to its folder.
 */
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { guestChunks } from './guest-chunks.config'
import { guestHtml } from './guest-html.config'
import { guestStyles } from './guest-styles.config'
import { finderWorker, offlinePages } from './offline-pages.config'
import { chunkFileNames } from './shared-chunks.config'

/* React as Preact has it: half of what a page would load is React DOM (docs/adr/0053-preact-for-guests.md). */
const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), guestHtml(), guestStyles(), offlinePages([finderWorker])],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)), ...preact } },
  build: {
    target: 'es2022',
    manifest: '.vite/guest-manifest.json',
    copyPublicDir: false,
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file, which is written into the pages.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? {}
      : { input: 'guest.html', output: { codeSplitting: guestChunks, chunkFileNames } },
  },
}))
