/*
 * Makes the service workers of the screens that load without a network: for each the code of `workers/offline-worker.js`
 * with the names of everything that its pages may load, without what other screens load.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Chunk {
  type: string
  name?: string | undefined
  fileName: string
  facadeModuleId?: string | null
  moduleIds?: string[]
  imports?: string[]
  dynamicImports?: string[]
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> }
}

type Chunks = Record<string, Chunk>

interface OfflineScreens {
  /** The name of the worker's file and of its caches. */
  readonly name: string
  /** The html file of all its pages. */
  readonly shell: string
  /** Paths of the pages; paths below them belong to them. */
  readonly pages: readonly string[]
  /** What is loaded at once, by its modules or the names of its chunks. */
  readonly modules: readonly string[]
  /** Chunks that are loaded when they are needed, by their modules. */
  readonly laterParts: readonly RegExp[]
  /** Calls that are answered from a copy of the page while the server cannot be reached. */
  readonly calls: readonly string[]
  readonly otherFiles: readonly string[]
}

const scanner = /\/node_modules\/qr\/decode\.js$/

/** The door, in the application of organisers. */
export const checkInWorker: OfflineScreens = {
  name: 'check-in',
  shell: '/index.html',
  pages: ['/check-in'],
  modules: ['index.html', 'src/app/OrganiserLayout.tsx', 'src/features/check-in/CheckInPage.tsx'],
  laterParts: [
    /\/src\/features\/check-in\//,
    scanner,
    /\/src\/app\/SessionEnded\.tsx$/,
    /\/src\/app\/MobileSidebar\.tsx$/,
    /\/src\/app\/(Account|Theme)MenuPanel\.tsx$/,
  ],
  calls: ['/api/auth/user', '/api/events'],
  otherFiles: ['/theme.js', '/icon.svg'],
}

/** The finders and the ticket, in the entry of guests. */
export const finderWorker: OfflineScreens = {
  name: 'finder',
  shell: '/guest.html',
  pages: ['/find-seat', '/find-my-seat', '/seat-lookup', '/ticket'],
  modules: ['guest.html', 'finder', 'result', 'way', 'links', 'toaster'],
  laterParts: [
    /\/src\/features\/(seat-finder|ticket)\//,
    /\/src\/guest-app\/(languages\/|later\.ts$)/,
    /\/src\/lib\/other-guest-words\.ts$/,
    scanner,
  ],
  calls: [],
  otherFiles: ['/icon.svg'],
}

/** The plugin; it does nothing while developing, nor where pages are drawn while building. */
export function offlinePages(workers: readonly OfflineScreens[]): Plugin {
  return {
    name: 'offline-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    writeBundle({ dir }, bundle) {
      const code = readFileSync(new URL('./workers/offline-worker.js', import.meta.url), 'utf8')
      for (const screens of workers) {
        const settings = `self.settings = ${JSON.stringify(settingsOf(bundle, screens))}\n`
        writeFileSync(join(dir ?? 'dist', `${screens.name}-worker.js`), settings + code)
      }
    },
  }
}

function settingsOf(bundle: Chunks, screens: OfflineScreens) {
  const { name, shell, pages, calls } = screens
  const files = [...screens.otherFiles, ...filesOf(bundle, screens)]
  const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
  const prefix = `seatwright-${name}-files-`
  return { prefix, build, shell, files, pages, calls, answers: `seatwright-${name}-answers` }
}

function filesOf(bundle: Chunks, { modules, laterParts }: OfflineScreens): string[] {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const isLater = ({ facadeModuleId }: Chunk) =>
    laterParts.some((part) => part.test(facadeModuleId ?? ''))
  for (const part of laterParts) {
    const isPart = ({ facadeModuleId }: Chunk) => part.test(facadeModuleId ?? '')
    if (!chunks.some(isPart)) throw new Error(`no chunk of ${String(part)}; was it renamed?`)
  }
  const entries = modules.map((end) => {
    const chunk = chunks.find(
      ({ name, facadeModuleId }) => name === end || facadeModuleId?.endsWith(`/${end}`) === true,
    )
    if (chunk === undefined) throw new Error(`no chunk of ${end}; was it renamed?`)
    return chunk
  })
  const files = new Set<string>()
  const visit = (chunk: Chunk | undefined) => {
    if (chunk === undefined || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file)
    chunk.imports?.forEach((name) => {
      visit(bundle[name])
    })
  }
  ;[...entries, ...chunks.filter(isLater)].forEach(visit)
  return [...files].sort().map((file) => `/${file}`)
}
