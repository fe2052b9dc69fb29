/* Pages as chunks of their own, for the routes. */
import type { ComponentType } from 'react'
import { LoadingScreen } from '@/ui/LoadingScreen'
import { loadable } from '@/ui/loadable'

/**
 * Makes the `lazy` of a route from a function that fetches its page. It never rejects: the router would remember the
 * failure until the tab is closed, while the page's own part reports it in the layout and can try again.
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  const { Part, tryFetch } = loadable(load, { pending: <LoadingScreen />, page: true })
  return async () => {
    await tryFetch()
    return { Component: Part }
  }
}
