/* Puts the script that runs first into guest.html, and serves that file for the paths of guests while developing. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { guestPageAt } from './src/guest-pages/address/guest-paths'

/** The plugin. */
export function guestHtml(): Plugin {
  return {
    name: 'guest-html',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/'
        if (guestPageAt(path) !== undefined) request.url = '/guest.html'
        next()
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!--early-->', () => `<script>${early()}</script>`),
    },
  }
}

/** Without what is only for readers. The server allows the script by its hash. */
function early(): string {
  const code = readFileSync(new URL('./guest-early.js', import.meta.url), 'utf8')
  return code
    .replace(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')
}
