/* Fails the build of the pages for guests when they load a component whose classes `src/guest.css` does not look for. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The plugin. */
export function guestStyles(): Plugin {
  return {
    name: 'guest-styles',
    apply: 'build',
    generateBundle() {
      const sheet = readFileSync(new URL('./src/guest.css', import.meta.url), 'utf8')
      const sources = [...sheet.matchAll(/@source '\.\/(.+)'/g)].map(([, path]) => path ?? '')
      const known = sources.flatMap(expanded)
      const isKnown = (path: string) =>
        known.some((source) => path === source || path.startsWith(`${source}/`))
      const missing = [...this.getModuleIds()]
        .map((id) => /\/src\/(.+\.tsx|ui\/.+\.ts)$/.exec(id)?.[1])
        .filter((path) => path !== undefined && path !== 'guest-main.tsx' && !isKnown(path))
      if (missing.length > 0) this.error(`guest.css has no @source for ${missing.join(', ')}`)
    },
  }
}

/** `a/{b,c}.tsx` is `a/b.tsx` and `a/c.tsx`. */
function expanded(source: string): string[] {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(source) ?? []
  return names === '' ? [source] : names.split(',').map((name) => before + name + after)
}
