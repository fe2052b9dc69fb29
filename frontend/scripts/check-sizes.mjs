/*
 * Fails when a screen loads more JavaScript at first than its budget, or the styles outgrow theirs.
 * Of the application of organisers it counts the entry with everything it imports at once plus the screen's own chunk with everything that
 * imports at once; what is loaded later (a dialog, a picture) does not count. Sizes are gzip.
 * Fails as well when chunks import each other in a circle, or when a page for development is among them.
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const dist = new URL('../dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))

/** Kilobytes of JavaScript per screen, and the chunks that the screen loads at once. */
const budgets = [
  ['landing', 151, ['src/app/RootPage.tsx', 'src/features/landing/LandingPage.tsx']],
  ['dashboard', 180, ['src/app/OrganiserLayout.tsx', 'src/features/events/DashboardPage.tsx']],
  ['guest management', 223, ['src/app/OrganiserLayout.tsx', 'src/app/GuestManagementScreen.tsx']],
  ['check-in', 186, ['src/app/OrganiserLayout.tsx', 'src/features/check-in/CheckInPage.tsx']],
  ['designer', 244, ['src/app/OrganiserLayout.tsx', 'src/features/designer/FloorPlannerPage.tsx']],
]
const cssBudget = 25

/**
 * Kilobytes that a page for guests takes on a line until it can be used, compressed with brotli: its html with styles and
 * script, and the scripts that it names. `way` is the map of a found seat, which comes after the words.
 */
const guestBudgets = [
  ['seat-lookup', 44],
  ['found-seat', 47],
  ['find-seat', 44],
  ['find-my-seat', 44],
  ['guest-form', 54],
  ['invitation', 54],
  ['ticket', 43],
  ['confirm-answer', 43],
  ['unsubscribe', 43],
  ['your-data', 44],
]
const wayBudget = 11

/** What a screen fetches only when it is asked for, beyond what the screen has loaded already. */
const laterBudgets = [
  ['email manager', 25, 'guest management', 'src/features/emails/EmailManager.tsx'],
  ['email editor', 177, 'guest management', 'src/features/emails/templates/TemplateEditor.tsx'],
  ['3D view', 170, 'designer', 'src/features/designer/view3d/View3D.tsx'],
]

function closure(names) {
  const seen = new Set()
  const visit = (name) => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`no chunk for ${name}; was it renamed?`)
    if (seen.has(name)) return
    seen.add(name)
    for (const next of chunk.imports ?? []) visit(next)
  }
  names.forEach(visit)
  return seen
}

const sizes = new Map()
function gzipSize(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(new URL(file, dist))).length)
  return sizes.get(file)
}

function brotliSize(file) {
  return brotliCompressSync(readFileSync(new URL(file, dist))).length
}

let failed = false
function report(what, bytes, budgetKb, packed = 'gzip') {
  const kb = bytes / 1024
  const fine = kb <= budgetKb
  failed ||= !fine
  console.log(`${fine ? 'ok  ' : 'OVER'} ${what}: ${kb.toFixed(1)} of ${budgetKb} KB ${packed}`)
}

for (const [what, budget, entries] of budgets) {
  const chunks = closure(['index.html', ...entries])
  const bytes = [...chunks].reduce((sum, name) => sum + gzipSize(manifest[name].file), 0)
  report(what, bytes, budget)
}

for (const [what, budget, screen, entry] of laterBudgets) {
  const [, , entries] = budgets.find(([name]) => name === screen)
  const loaded = closure(['index.html', ...entries])
  const later = [...closure([entry])].filter((name) => !loaded.has(name))
  const bytes = later.reduce((sum, name) => sum + gzipSize(manifest[name].file), 0)
  report(what, bytes, budget)
}

const css = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))
report(
  'styles',
  [...css].reduce((sum, file) => sum + gzipSize(file), 0),
  cssBudget,
)

for (const [page, budget] of guestBudgets) {
  const html = readFileSync(new URL(`guest/${page}.html`, dist), 'utf8')
  const scripts = [...html.matchAll(/ (?:href|src)="\/(assets\/[^"]+\.js)"/g)].map(
    ([, file]) => file,
  )
  const bytes = scripts.reduce(
    (sum, file) => sum + brotliSize(file),
    brotliSize(`guest/${page}.html`),
  )
  report(`${page} of guests`, bytes, budget, 'brotli')
}
const guestManifest = JSON.parse(readFileSync(new URL('.vite/guest-manifest.json', dist), 'utf8'))
const way = Object.values(guestManifest).find(({ name }) => name === 'way')
report('way of a found seat', brotliSize(way.file), wayBudget, 'brotli')

// The page of all components is for development only.
for (const name of Object.keys(manifest).filter((each) => each.includes('src/app/dev/'))) {
  failed = true
  console.log(`OVER ${name} is part of the production build`)
}

// A chunk that waits for itself finds what it imports undefined.
for (const [name, { imports = [] }] of Object.entries(manifest)) {
  if (!closure(imports).has(name)) continue
  failed = true
  console.log(`LOOP ${name} imports itself by way of other chunks`)
}

if (failed) process.exitCode = 1
