/* Makes pages load without a network, by a service worker that keeps their code. */

/** The workers that the build makes (`offline-pages.config.ts`). */
type Worker = 'check-in' | 'finder'

/** Installs a worker for the pages below a path. Rejects when the browser refuses. */
export async function keepPages(worker: Worker, scope: string): Promise<void> {
  // While developing, the code is not built and the worker would have nothing to keep.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(`/${worker}-worker.js`, { scope })
}
