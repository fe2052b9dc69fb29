/*
 * Writes the pages that visitors open first as HTML beside dist/index.html. The server sends them to people without a
 * session; nothing in them can be pressed before the application has come, so that nothing typed is lost.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

/** Paths, and the files that crates/api sends for them. */
const pages = {
  '/landing': 'landing.html',
  '/sign-in': 'sign-in.html',
  '/seat-lookup': 'seat-lookup.html',
}

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = `${root}/node_modules/.prerender`
await build({
  root,
  logLevel: 'error',
  build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, manifest: false },
  ssr: { noExternal: true },
})

// What components ask of a browser before it has drawn them.
const location = new URL('http://localhost/')
Object.assign(globalThis, { window: globalThis, location })

const { prerender } = await import(pathToFileURL(`${outDir}/prerender.js`).href)
const empty = '<div id="root"></div>'
const shell = readFileSync(`${root}/dist/index.html`, 'utf8')
if (!shell.includes(empty)) throw new Error('dist/index.html has no empty #root')
for (const [path, file] of Object.entries(pages)) {
  const drawn = await prerender(path)
  if (!drawn.includes('<h1')) throw new Error(`the page at ${path} has no heading`)
  writeFileSync(
    `${root}/dist/${file}`,
    shell.replace(empty, () => `<div id="root" inert>${drawn}</div>`),
  )
}
