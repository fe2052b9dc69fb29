/*
 * Draws a page for visitors as HTML while building (`scripts/prerender.mjs`), so that it can be read before the
 * application has come. The browser does not take this drawing over: it draws the page anew and puts it in its place.
 */
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { userQuery } from '@/api/auth'
import { createQueryClient } from '@/api/query-client'
import { routes } from '@/app/router'

/** Returns the content of the page at a path for a signed-out visitor; fails when the path redirects. */
export async function prerender(path: string): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  const cache = createQueryClient()
  cache.setQueryData(userQuery.queryKey, null)
  const drawn = renderToString(
    <StrictMode>
      <QueryClientProvider client={cache}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </QueryClientProvider>
    </StrictMode>,
  )
  // The cache forgets by the clock, which would keep the build waiting.
  cache.clear()
  return drawn
}
