/* The pages that only the development build has: in the production build the list is empty, and all they load is gone. */
import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '@/app/lazy-page'

export const devRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/components',
        lazy: lazyPage(async () => (await import('@/app/dev/ComponentsPage')).ComponentsPage),
      },
    ]
  : []
