/* Draws one screen, or the whole application at an address, with a cache of its own. */
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, type Location } from 'react-router-dom'
import { createQueryClient } from '@/api/query-client'
import { routes } from '@/app/router'
import { Toaster } from '@/ui/Toaster'

/** Opens the application at an address. */
export function renderApp(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), router }
}

/** Draws one element inside what every screen has around it. */
export function renderScreen(screen: ReactNode, address: string | Partial<Location> = '/') {
  const router = createMemoryRouter([{ path: '*', element: screen }], {
    initialEntries: [address],
  })
  const cache = createQueryClient()
  render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), router, cache }
}
