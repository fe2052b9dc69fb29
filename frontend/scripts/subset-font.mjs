/*
 * Makes the files of the display face in src/ui/fonts from the package of Newsreader (SIL Open Font License 1.1): the
 * letters of European languages, one optical size, one weight. The server draws pictures and sheets with the same letters,
 * in the TrueType files of crates/exporters/fonts; it also has Vietnamese letters, and the text face for small sizes. Run
 * it after an update of the font, in a folder outside the project, because the build needs neither package:
 *
 *   npm install --prefix /tmp/font @fontsource-variable/newsreader@5.3.0 subset-font@2.9.0
 *   node scripts/subset-font.mjs /tmp/font
 */
import { createRequire } from 'node:module'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('name the folder in which the packages are installed')
const subsetFont = createRequire(resolve(folder, 'package.json'))('subset-font')
const source = resolve(folder, 'node_modules/@fontsource-variable/newsreader')
const fonts = new URL('../src/ui/fonts/', import.meta.url)
const serverFonts = new URL('../../crates/exporters/fonts/', import.meta.url)
const serverNames = { latin: 'Latin', 'latin-ext': 'LatinExt', vietnamese: 'Vietnamese' }
/** The faces, by the beginnings of the names of their files on the server. */
const faces = { Newsreader: { opsz: 72, wght: 550 }, NewsreaderText: { opsz: 14, wght: 420 } }

/** Code points, first and last. `display-face.css` names the same ranges. */
const files = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2013, 0x2014],
    [0x2018, 0x201a],
    [0x201c, 0x201e],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2212, 0x2212],
  ],
  'latin-ext': [
    [0x100, 0x17e],
    [0x218, 0x21b],
    [0x1e9e, 0x1e9e],
  ],
  vietnamese: [
    [0x1a0, 0x1a1],
    [0x1af, 0x1b0],
    [0x1ea0, 0x1ef9],
  ],
}
/** The browser falls back to a system font for these. */
const serverOnly = ['vietnamese']
const mostBytes = 40 * 1024

let bytes = 0
for (const [name, ranges] of Object.entries(files)) {
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
  const whole = readFileSync(resolve(source, `files/newsreader-${name}-opsz-normal.woff2`))
  const text = letters.join('')
  const drawn = (face, targetFormat) =>
    subsetFont(whole, text, { noLayoutClosure: true, variationAxes: faces[face], targetFormat })
  for (const face of Object.keys(faces)) {
    const file = new URL(`${face}-${serverNames[name]}.ttf`, serverFonts)
    writeFileSync(file, await drawn(face, 'truetype'))
  }
  if (serverOnly.includes(name)) continue
  const subset = await drawn('Newsreader', 'woff2')
  bytes += subset.length
  writeFileSync(new URL(`newsreader-${name}.woff2`, fonts), subset)
  console.log(`newsreader-${name}.woff2: ${subset.length} bytes`)
}
copyFileSync(resolve(source, 'LICENSE'), new URL('LICENSE-newsreader.txt', fonts))
copyFileSync(resolve(source, 'LICENSE'), new URL('OFL-Newsreader.txt', serverFonts))
if (bytes > mostBytes) throw new Error(`the display face has ${bytes} bytes, ${mostBytes} at most`)
