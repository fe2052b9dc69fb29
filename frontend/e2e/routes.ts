/* Every address of the application, read from its two routers, so that a new screen is looked at without being listed. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const router = sourceOf('app/router.tsx')
const guestPaths = sourceOf('guest-pages/address/guest-paths.ts')

function sourceOf(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../src/${path}`, import.meta.url)), 'utf8')
}

/** The patterns of the organiser's screens, and of those that anybody may open. */
export function patterns(): { organiser: string[]; open: string[] } {
  const start = router.indexOf('const siteScreens')
  const read = (text: string, pattern = /path: '([^']+)'/g): string[] =>
    [...text.matchAll(pattern)].map(([, path = '']) => path)
  const ofGuests = read(guestPaths, /: '(\/[^']+)',/g)
  return {
    organiser: read(router.slice(0, start)),
    open: ['/', ...read(router.slice(start)), ...ofGuests],
  }
}

/** Fills in what a pattern leaves open. */
export function address(pattern: string, values: Record<string, string>): string {
  if (pattern === '*') return '/no-such-page'
  return pattern.replace(/:(\w+)\??/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no value for :${name} of ${pattern}`)
    return value
  })
}
