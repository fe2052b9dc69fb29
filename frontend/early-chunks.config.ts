/*
 * Starts loading what a page needs before the application itself has come and asked for it: the chunks of the screen at
 * this address and the first calls it makes. The build appends the list to theme.js, which every page runs first.
 */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Chunk {
  type: string
  fileName: string
  facadeModuleId?: string | null
  imports?: string[]
  /** What Vite notes about a chunk; its styles have to be there before it runs. */
  viteMetadata?: { importedCss: Set<string> }
}

type Chunks = Record<string, Chunk>

interface Screen {
  /** Matches the path of the address. */
  readonly path: string
  readonly modules: readonly string[]
  /** `{name}` is a parameter of the address; without it the call is left out. */
  readonly calls: readonly string[]
}

const user = '/api/auth/user'
const finder = '/api/finders/{event}'
const shell = 'src/app/OrganiserLayout.tsx'
const screens: readonly Screen[] = [
  {
    path: '^/(landing)?$',
    modules: ['src/features/site/SiteLayout.tsx', 'src/app/RootPage.tsx'],
    calls: [user],
  },
  { path: '^/sign-in$', modules: ['src/features/accounts/SignInPage.tsx'], calls: [user] },
  { path: '^/sign-up$', modules: ['src/features/accounts/SignUpPage.tsx'], calls: [user] },
  {
    path: '^/find-seat$',
    modules: [shell, 'src/app/FinderLayout.tsx', 'src/features/seat-finder/FindSeatPage.tsx'],
    calls: [user, '/api/events', finder],
  },
  {
    path: '^/dashboard$',
    modules: [shell, 'src/features/events/DashboardPage.tsx'],
    calls: [user, '/api/events'],
  },
  {
    path: '^/events$',
    modules: [shell, 'src/features/events/EventsPage.tsx'],
    calls: [user, '/api/events'],
  },
  {
    path: '^/guest-management$',
    modules: [shell, 'src/app/GuestManagementScreen.tsx'],
    calls: [user, '/api/events'],
  },
  {
    path: '^/check-in$',
    modules: [shell, 'src/features/check-in/CheckInPage.tsx'],
    calls: [user, '/api/events'],
  },
  {
    path: '^/floor-planner$',
    modules: [shell, 'src/features/designer/FloorPlannerPage.tsx'],
    calls: [user, '/api/events'],
  },
]

/** The plugin; it does nothing while developing, nor where pages are drawn while building. */
export function earlyChunks(): Plugin {
  return {
    name: 'early-chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    writeBundle({ dir }, bundle) {
      const files: string[] = []
      const place = (file: string) => {
        const name = file.replace('assets/', '')
        return files.includes(name) ? files.indexOf(name) : files.push(name) - 1
      }
      const list = screens.map(({ path, modules, calls }) => [
        path,
        filesOf(bundle, modules).map(place),
        calls,
      ])
      const lines = script(JSON.stringify(list), JSON.stringify(files))
      appendFileSync(join(dir ?? 'dist', 'theme.js'), lines)
    },
  }
}

/** The styles and chunks of the modules with everything they import at once, without what the entry loads anyway. */
function filesOf(bundle: Chunks, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const find = (end: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${end}`) === true)
    if (chunk === undefined) throw new Error(`no chunk of ${end}; was it renamed?`)
    return chunk.fileName
  }
  const closure = (names: readonly string[]) => {
    const seen = new Set<string>()
    const visit = (name: string) => {
      if (seen.has(name)) return
      seen.add(name)
      bundle[name]?.imports?.forEach(visit)
    }
    names.forEach(visit)
    return seen
  }
  const entry = closure([find('index.html')])
  const scripts = [...closure(modules.map(find))].filter((name) => !entry.has(name))
  const styles = scripts.flatMap((name) => [...(bundle[name]?.viteMetadata?.importedCss ?? [])])
  return [...styles, ...scripts]
}

function script(list: string, files: string): string {
  return `
;(function (list, files) {
  function early(rel, href, as) {
    var link = document.createElement('link')
    link.rel = rel
    link.href = href
    if (as) {
      link.as = as
      link.crossOrigin = 'anonymous'
    }
    document.head.appendChild(link)
  }
  list.forEach(function (screen) {
    if (!new RegExp(screen[0]).test(location.pathname)) return
    // The calls first: they are small, and a browser keeps only a few connections.
    screen[2].forEach(function (call) {
      var isComplete = true
      var path = call.replace(/{(\\w+)}/, function (_, name) {
        var value = new URLSearchParams(location.search).get(name)
        isComplete = Boolean(value)
        return encodeURIComponent(value)
      })
      if (isComplete) early('preload', path, 'fetch')
    })
    screen[1].forEach(function (file) {
      var name = '/assets/' + files[file]
      if (/\\.css$/.test(name)) early('preload', name, 'style')
      else early('modulepreload', name)
    })
  })
})(${list}, ${files})
`
}
