/* Loads code that is fetched when it is needed. The one way to call `import()` for a page, a part or a module. */
import { reloadForNewVersion } from '@/lib/new-version'

/**
 * Loads code, with a second try. When a deploy has replaced the files, the page reloads and the promise stays pending;
 * every other failure rejects.
 */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load().catch(load)
  } catch (error) {
    if (await reloadForNewVersion()) return new Promise<never>(() => undefined)
    throw error
  }
}
