/* Shown when a screen could not be loaded or broke while drawing. */
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { NotFoundPage } from '@/app/NotFoundPage'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

/** Says what happened and offers to load the page again. */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        level={1}
        title="This page could not be shown"
        text="Your saved work is safe. A new version may have been installed, or the connection was lost while the page was loading."
        action={
          <Button
            variant="primary"
            onClick={() => {
              window.location.reload()
            }}
          >
            Load the page again
          </Button>
        }
      />
    </main>
  )
}
