/* Fails the build of the pages for guests when they load a component whose classes `src/guest.css` does not look for. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const src = fileURLToPath(new URL('./src/', import.meta.url))

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
        .filter((id) => id.startsWith(src))
        .map((id) => id.slice(src.length))
        .filter((path) => /\.tsx$|^ui\/.+\.ts$/.test(path))
        .filter((path) => path !== 'guest-main.tsx' && !isKnown(path))
      if (missing.length > 0) this.error(`guest.css has no @source for ${missing.join(', ')}`)
    },
  }
}

/** `a/{b,c}.tsx` is `a/b.tsx` and `a/c.tsx`. */
function expanded(source: string): string[] {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(source) ?? []
  return names === '' ? [source] : names.split(',').map((name) => before + name + after)
}
