/* Shown when a screen could not be loaded or broke while drawing. */
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { NotFoundPage } from '@/app/NotFoundPage'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

/** Replaces the whole page: for errors outside of every layout. */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <main className="grid min-h-dvh place-items-center">
      <BrokenScreen />
    </main>
  )
}

/** Replaces the screen inside its layout, so that navigation and everything around it stay. */
export function ScreenError() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <BrokenScreen />
    </div>
  )
}

function BrokenScreen() {
  return (
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
  )
}
