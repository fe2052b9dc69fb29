/* Makes the screen load without a network: a service worker for its code, and copies of the answers it begins with. */
import { keepAnswers } from '@/lib/check-in-data'
import { keepPages } from '@/lib/offline-pages'
import { paths } from '@/lib/paths'

/** Installs the worker and keeps the answers. A browser that cannot do so still checks in online. */
export async function keepForOffline(answers: Readonly<Record<string, unknown>>): Promise<void> {
  try {
    await keepAnswers(answers)
    await keepPages('check-in', paths.checkIn)
  } catch {
    // The screen says that it is offline when it is.
  }
}
