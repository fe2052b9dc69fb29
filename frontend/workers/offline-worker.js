/*
 * Loads a few screens without a network. It keeps the files of those screens and nothing else. The build makes a worker of
 * this code for each row of offline-pages.config.ts and puts the `settings` in front. Data are kept by the pages; of the
 * answers of the server the worker gives only those in the cache `settings.answers`, and only when the server cannot be
 * reached.
 */
const { prefix, build, shell, files, pages, calls, answers } = self.settings
/** A network that answers later than this is none to people who wait. */
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
    if (isPage(pathname)) event.respondWith(fromNetworkFirst(request, shell))
  } else if (files.includes(pathname)) {
    const isHashed = pathname.startsWith('/assets/')
    event.respondWith(isHashed ? fromCacheFirst(request) : fromNetworkFirst(request, pathname))
  } else if (calls.includes(pathname) && search === '') {
    event.respondWith(fromNetworkFirst(request, pathname))
  }
})

function isPage(pathname) {
  return pages.some((page) => pathname === page || pathname.startsWith(`${page}/`))
}

async function keepFiles() {
  const cache = await caches.open(prefix + build)
  await cache.addAll(files)
  const answer = await fetch(shell, { cache: 'no-store', credentials: 'same-origin' })
  const html = await answer.clone().text()
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]
  // Another build was installed meanwhile; its own worker is on the way.
  if (!answer.ok || !files.includes(entry)) throw new Error('The page belongs to another build.')
  await cache.put(shell, new Response(html, { headers: answer.headers }))
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
  for (const name of [prefix + build, answers]) {
    const copy = await (await caches.open(name)).match(path, { ignoreVary: true })
    if (copy !== undefined) return copy
  }
  return undefined
}
