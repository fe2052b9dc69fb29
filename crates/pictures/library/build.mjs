/*
 * Writes library.json.gz, the picture library that every binary carries, from packages of the npm registry at fixed
 * versions whose bytes are checked. Run by hand when a version changes: `node crates/pictures/library/build.mjs`.
 * It selects pictures that are useful on a floor plan and adds search words. The drawings stay unchanged.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const packages = {
  fluent: ['@iconify-json/fluent-emoji-flat@1.2.6', 'RY47RgPb47fYUiyrA64sIOL0+UU02s29sXpNBbIQRBUlPlfNFTKUmZDERGuxDs/7yNGWqQYvuaSYM1M4fRXlUw=='],
  tabler: ['@iconify-json/tabler@1.2.41', 'GHg+H/cnr0anaCoV383JONiOMxZQOdojWYNLgL3x0fRE07YW7c+AHiYmIhXet//oq26T830qitdP7l43ojiCXw=='],
  emoji: ['emojibase-data@17.0.0', 'Yvgb5AWoHViHV/gq1qr5ZAarcBip+B27/ZLRsUJkbgAEaLlZ/fof9g882LTpmEpyhBNEC0m2SEmItljHsTygjA=='],
  tags: ['@tabler/icons@3.51.0', '0pinvPZz7YeX+OSfxuEAbnEPWbocVXW5iU8h5lh41pYG8sZuQfpWECC980lxOT0clGIcNGn8xsBr+zKaRGdA/g=='],
}

const folder = mkdtempSync(join(tmpdir(), 'picture-library-'))

/** Fetches a package, checks its bytes and returns a function that reads its JSON files. */
function unpack(key) {
  const [name, sha512] = packages[key]
  const tarball = join(folder, execFileSync('npm', ['pack', '--silent', name], { cwd: folder }).toString().trim())
  const found = createHash('sha512').update(readFileSync(tarball)).digest('base64')
  if (found !== sha512) throw new Error(`${name} has other bytes than expected: ${found}`)
  const into = join(folder, key)
  execFileSync('mkdir', ['-p', into])
  execFileSync('tar', ['xzf', tarball, '-C', into])
  return (path) => JSON.parse(readFileSync(join(into, 'package', path), 'utf8'))
}

/** Coloured pictures, with the words of the emoji in English and German. */
function fluent(pack, emoji) {
  const icons = pack('icons.json')
  const hexcodes = new Map(Object.entries(pack('chars.json')).map(([hex, name]) => [name, hex.toUpperCase()]))
  const words = new Map()
  for (const language of ['en', 'de']) {
    for (const entry of emoji(`${language}/compact.json`)) {
      const key = bare(entry.hexcode)
      const known = words.get(key) ?? { title: entry.label, words: [] }
      known.words.push(entry.label, ...(entry.tags ?? []))
      words.set(key, known)
    }
  }
  const toned = /-(light|medium|dark)(-|$)/
  return Object.entries(icons.icons)
    .filter(([name, icon]) => !toned.test(name) && !hasNeutralTwin(name, icons.icons) && icon.body.length < 9_000)
    .map(([name, icon]) => {
      const found = words.get(bare(hexcodes.get(name) ?? ''))
      return picture('fluent', name, found?.title ?? name, found?.words ?? [], icon.body, icon.width ?? icons.width)
    })
}

/** Returns whether the set also has a gender-neutral variant, such as "person-juggling" for "man-juggling". */
function hasNeutralTwin(name, icons) {
  const rest = /^(?:wo)?m[ae]n-(.*)/.exec(name)?.[1]
  return rest !== undefined && [`person-${rest}`, `people-${rest}`, rest].some((twin) => twin in icons)
}

/** Removes variation selectors, which do not distinguish emoji. */
function bare(hexcode) {
  return hexcode.toUpperCase().replaceAll('-FE0F', '')
}

/** Line pictures, without brands, user interfaces and the variants of one drawing. */
function tabler(pack, tags) {
  const icons = pack('icons.json')
  const about = tags('icons.json')
  const unwanted = new Set(['Brand', 'Development', 'Database', 'Text', 'Version control', 'Letters', 'Numbers', 'Logic', 'Extensions', 'Gender', 'Zodiac', 'Currencies', 'Math', 'Charts', 'Document', 'Computers', 'Laundry'])
  return Object.entries(icons.icons)
    .filter(([name]) => about[name] !== undefined && !unwanted.has(about[name].category) && !isVariant(name, icons.icons))
    .map(([name, icon]) => {
      const { category, tags: words } = about[name]
      return picture('tabler', name, name.replaceAll('-', ' '), [category, ...words], icon.body, icon.width ?? icons.width)
    })
}

const variant =
  /-(filled|off|minus|plus|x|check|cog|code|dollar|down|up|exclamation|heart|pause|pin|question|search|share|star|bolt|cancel|spark|export|import|edit|copy|discount|dot|play|stop|left|right|options|shortcut|alias|column|row|dashed)$/

function isVariant(name, icons) {
  const base = name.replace(variant, '')
  return name.endsWith('-off') || name.endsWith('-filled') || (base !== name && base in icons)
}

function picture(set, name, title, words, body, width) {
  const seen = new Set(words.map((word) => String(word).toLowerCase()))
  seen.delete(title.toLowerCase())
  return { set, name, title, words: [...seen].join(' '), width, body }
}

try {
  const pictures = [...fluent(unpack('fluent'), unpack('emoji')), ...tabler(unpack('tabler'), unpack('tags'))]
  const json = JSON.stringify({ pictures })
  const target = new URL('library.json.gz', import.meta.url)
  writeFileSync(target, gzipSync(json, { level: 9 }))
  console.log(`${pictures.length} pictures, ${json.length} bytes, ${readFileSync(target).length} packed`)
} finally {
  rmSync(folder, { recursive: true })
}
