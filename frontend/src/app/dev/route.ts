/* The pages that only the development build has. */
import type { RouteObject } from 'react-router-dom'

export const devRoutes: RouteObject[] = [
  {
    path: '/dev/components',
    lazy: async () => ({
      Component: (await import('@/app/dev/ComponentsPage')).ComponentsPage,
    }),
  },
]
