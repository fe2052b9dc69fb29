/*
 * Builds the pages for guests, and writes the pages that people open first as HTML: those about the product beside
 * dist/index.html, those for guests in dist/guest/. Nothing in them can be pressed before the application has come, so
 * that nothing typed is lost.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

/** Paths of visitors, and the files that crates/api sends for them. */
const productPages = { '/landing': 'landing.html', '/sign-in': 'sign-in.html' }

/** For each page of guests a path to draw, the feature with its texts, and the chunks to ask for besides the entry, by their names. */
const guestPages = {
  'seat-lookup': ['/seat-lookup', 'seat-finder', 'finder'],
  'found-seat': ['/seat-lookup/ABC234', 'seat-finder', 'finder', 'result'],
  'find-seat': ['/find-seat?event=x', 'seat-finder', 'finder'],
  'find-my-seat': ['/find-my-seat?event=x', 'seat-finder', 'finder'],
  'guest-form': ['/guest-form/x', 'rsvp', 'registration', 'form', 'toaster'],
  invitation: ['/guest-form/x/x', 'rsvp', 'registration', 'form', 'toaster'],
  ticket: ['/ticket/x', 'ticket', 'links'],
  'confirm-answer': ['/confirm-answer', 'confirm-answer', 'links'],
  unsubscribe: ['/unsubscribe/x', 'unsubscribe', 'links'],
  'your-data': ['/your-data', 'your-data', 'links'],
}

/** Pages that the server sends as they are. The others can be read without scripts. */
const withoutContent = new Set(Object.keys(guestPages))
for (const name of ['found-seat', 'invitation', 'ticket']) withoutContent.delete(name)

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = `${root}/dist`
const empty = '<div id="root"></div>'

// What components ask of a browser before it has drawn them.
const location = new URL('http://localhost/')
Object.assign(globalThis, { window: globalThis, location })

await build({ root, configFile: `${root}/vite.guest.config.ts`, logLevel: 'warn' })
await writeProductPages()
await writeGuestPages()

/** Builds a module that draws pages, and returns what it exports. */
async function built(module) {
  const outDir = `${root}/node_modules/.prerender`
  await build({
    root,
    logLevel: 'error',
    build: { ssr: `src/${module}.tsx`, outDir, emptyOutDir: true, manifest: false },
    ssr: { noExternal: true },
  })
  return import(pathToFileURL(`${outDir}/${module}.js`).href)
}

async function writeProductPages() {
  const { prerender } = await built('prerender')
  const shell = readFileSync(`${dist}/index.html`, 'utf8')
  for (const [path, file] of Object.entries(productPages)) {
    const drawn = await prerender(path)
    if (!drawn.includes('<h1')) throw new Error(`the page at ${path} has no heading`)
    writeFileSync(`${dist}/${file}`, withDrawing(shell, drawn))
  }
}

async function writeGuestPages() {
  const drawing = await built('guest-prerender')
  const { allLanguages, directionOf, prerender, serverWords, withoutScripts } = drawing
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/guest-manifest.json`, 'utf8'))
  const shell = withStyles(readFileSync(`${dist}/guest.html`, 'utf8'), manifest)
  writeFileSync(`${dist}/guest.html`, shell)
  mkdirSync(`${dist}/guest`, { recursive: true })
  writeFileSync(`${dist}/guest/scripts.txt`, `${hashOfScript(shell)}\n`)
  writeFileSync(`${dist}/guest/words.json`, JSON.stringify(serverWords()))
  for (const [name, [path, feature, ...chunks]] of Object.entries(guestPages)) {
    for (const language of allLanguages) {
      const drawn = await prerender(path, language)
      if (!drawn.includes('<main')) throw new Error(`the page at ${path} has no main part`)
      const links = ['shared', ...chunks].map((chunk) => linkTo(manifest, chunk))
      if (language !== 'en') {
        links.push(linkTo(manifest, 'other-guest-words'), linkTo(manifest, language, feature))
      }
      const page = shell
        .replace('lang="en"', `lang="${language}" dir="${directionOf(language)}"`)
        .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
      const file = language === 'en' ? name : `${name}.${language}`
      const html = withDrawing(page, drawn)
      const text = withoutContent.has(name) ? withoutScripts[language] : undefined
      writeFileSync(`${dist}/guest/${file}.html`, withSentence(html, text))
    }
  }
}

function withDrawing(shell, drawn) {
  if (!shell.includes(empty)) throw new Error('the page has no empty #root')
  return shell.replace(empty, () => `<div id="root" inert>${drawn}</div>`)
}

/** Says without scripts what the page needs, in place of what was drawn. */
function withSentence(html, text) {
  if (text === undefined) return html
  const sentence = `<main class="mx-auto max-w-[38rem] px-4 py-8 text-base">${text}</main>`
  const without = `<noscript><style>#root{display:none}</style>${sentence}</noscript>`
  return html.replace('\n  </body>', () => `${without}\n  </body>`)
}

/** Writes the styles into the page: what was drawn is shown with the first answer of the server. */
function withStyles(html, manifest) {
  const { file } = manifest['style.css']
  const styles = readFileSync(`${dist}/${file}`, 'utf8')
  rmSync(`${dist}/${file}`)
  const link = new RegExp(`<link rel="stylesheet"[^>]*href="/${file}">`)
  if (!link.test(html)) throw new Error('guest.html has no styles')
  return html.replace(link, () => `<style>${styles}</style>`)
}

/** Asks for a chunk by its name; those with the texts of a feature have the names of their languages. */
function linkTo(manifest, chunk, feature) {
  const found = Object.values(manifest).find(
    ({ name, src }) => name === chunk && (feature === undefined || src.includes(`/${feature}/`)),
  )
  if (found === undefined) throw new Error(`no chunk ${chunk}; was it renamed?`)
  return `<link rel="modulepreload" crossorigin href="/${found.file}">`
}

/** What the policy of these pages allows besides their own files. */
function hashOfScript(html) {
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)]
  if (scripts.length !== 1) throw new Error('guest.html has not one inline script')
  return `'sha256-${createHash('sha256').update(scripts[0][1]).digest('base64')}'`
}
