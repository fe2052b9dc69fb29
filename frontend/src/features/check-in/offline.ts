/* Makes the screen load without a network: a service worker for its code, and copies of the answers it begins with. */
import { keepAnswers } from '@/lib/check-in-data'
import { paths } from '@/lib/paths'

/** Built with the list of the files of this screen (`offline-check-in.config.ts`). */
const worker = '/check-in-worker.js'

/** Installs the worker and keeps the answers. A browser that cannot do so still checks in online. */
export async function keepForOffline(answers: Readonly<Record<string, unknown>>): Promise<void> {
  try {
    await keepAnswers(answers)
    // While developing, the code is not built and the worker would have nothing to keep.
    if (import.meta.env.PROD && 'serviceWorker' in navigator) {
      await navigator.serviceWorker.register(worker, { scope: paths.checkIn })
    }
  } catch {
    // The screen says that it is offline when it is.
  }
}
