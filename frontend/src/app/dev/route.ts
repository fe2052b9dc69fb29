/* The pages that only the development build has: in the production build the list is empty, and all they load is gone. */
import type { RouteObject } from 'react-router-dom'
import { page } from '@/app/page'

export const devRoutes: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/components',
        lazy: page(async () => (await import('@/app/dev/ComponentsPage')).ComponentsPage),
      },
    ]
  : []
