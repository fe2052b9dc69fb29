/*
 * Loads the check-in screen without a network. It keeps the files of that screen and nothing else: the build appends their
 * names (offline-check-in.config.ts). Data are kept by the page (src/lib/check-in-data.ts); of these the worker answers
 * only the two calls that the frame around the screen begins with, and only when the server cannot be reached.
 */
const files = []
let build = ''
const prefix = 'seatwright-check-in-files-'
const answers = 'seatwright-check-in-answers'
const page = '/check-in'
const calls = ['/api/auth/user', '/api/events']
/** A network that answers later than this is none at a door. */
const patienceMs = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles())
})

// A page that is open keeps the worker of its build, and with it the files that it may still ask for: no skipWaiting.
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldFiles().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === page) event.respondWith(fromNetworkFirst(request, page))
  } else if (files.includes(pathname)) {
    const isHashed = pathname.startsWith('/assets/')
    event.respondWith(isHashed ? fromCacheFirst(request) : fromNetworkFirst(request, pathname))
  } else if (calls.includes(pathname) && search === '') {
    event.respondWith(fromNetworkFirst(request, pathname))
  }
})

async function keepFiles() {
  const cache = await caches.open(prefix + build)
  await cache.addAll(files)
  const shell = await fetch(page, { cache: 'no-store', credentials: 'same-origin' })
  const html = await shell.clone().text()
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]
  // Another build was installed meanwhile; its own worker is on the way.
  if (!shell.ok || !files.includes(entry)) throw new Error('The page belongs to another build.')
  await cache.put(page, new Response(html, { headers: shell.headers }))
}

async function dropOldFiles() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== prefix + build)
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function fromCacheFirst(request) {
  return (await kept(request.url)) ?? fetch(request)
}

async function fromNetworkFirst(request, path) {
  const network = fetch(request)
  // Its failure is dealt with below, or comes too late to matter.
  network.catch(() => undefined)
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  try {
    const answer = await Promise.race([network, late])
    if (answer !== undefined) return answer
  } catch {
    // Offline.
  }
  return (await kept(path)) ?? network
}

/** The copies differ by nothing that a header could name, so `Vary` does not count. */
async function kept(path) {
  const files = await caches.open(prefix + build)
  const options = { ignoreVary: true }
  return (
    (await files.match(path, options)) ?? (await (await caches.open(answers)).match(path, options))
  )
}
