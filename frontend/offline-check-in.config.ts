/*
 * Names the files that the service worker of the check-in screen keeps: everything that its page may load, without what
 * other screens load.
 */
import { createHash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Chunk {
  type: string
  fileName: string
  facadeModuleId?: string | null
  moduleIds?: string[]
  imports?: string[]
  dynamicImports?: string[]
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> }
}

type Chunks = Record<string, Chunk>

const pages = ['src/app/OrganiserLayout.tsx', 'src/features/check-in/CheckInPage.tsx']
/** Chunks that are loaded when they are needed, by their modules. */
const laterParts = [
  /\/src\/features\/check-in\//,
  /\/node_modules\/qr\/decode\.js$/,
  /\/src\/app\/(SessionEnded|MobileSidebar|AccountMenuPanel|ThemeMenuPanel)\.tsx$/,
]
const otherFiles = ['/theme.js', '/icon.svg']

/** The plugin; it does nothing while developing, nor where pages are drawn while building. */
export function offlineCheckIn(): Plugin {
  return {
    name: 'offline-check-in',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    writeBundle({ dir }, bundle) {
      const files = [...otherFiles, ...filesOf(bundle)]
      const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
      const lines = `\nfiles.push(...${JSON.stringify(files)})\nbuild = '${build}'\n`
      appendFileSync(join(dir ?? 'dist', 'check-in-worker.js'), lines)
    },
  }
}

function filesOf(bundle: Chunks): string[] {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const isLater = ({ facadeModuleId }: Chunk) =>
    laterParts.some((part) => part.test(facadeModuleId ?? ''))
  const entries = ['index.html', ...pages].map((end) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${end}`) === true)
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
