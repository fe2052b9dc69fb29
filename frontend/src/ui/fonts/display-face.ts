/*
 * The display face for pages whose styles are in their html: there, `display-face.css` would be part of what is sent
 * first. Files, weights and ranges are those of that sheet.
 */
import latin from '@/ui/fonts/newsreader-latin.woff2'
import latinExt from '@/ui/fonts/newsreader-latin-ext.woff2'

const faces = [
  [
    latin,
    'U+20-7E, U+A0-FF, U+131, U+152-153, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+20AC, U+2212',
  ],
  [latinExt, 'U+100-17E, U+218-21B, U+1E9E'],
] as const

/** Makes the face known to the page, inside of an element with `data-display-face`. A file is fetched when a title needs it. */
export function addDisplayFace(): void {
  // jsdom and old browsers have no fonts to add to.
  if (typeof FontFace !== 'function') return
  for (const [url, unicodeRange] of faces) {
    const about = { weight: '400 700', display: 'swap' as const, unicodeRange }
    document.fonts.add(new FontFace('Newsreader', `url(${url})`, about))
  }
}
