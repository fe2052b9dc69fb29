/* Replaces the whole page when an error escapes every layout. */
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { NotFoundPage } from '@/app/NotFoundPage'
import { FailureNotice } from '@/ui/FailureNotice'

/** Renders the notice; trying again opens the same address anew. */
export function RouteError() {
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <main className="grid min-h-dvh place-items-center">
      <FailureNotice
        level={1}
        title="This page could not be shown"
        text="Your saved work is safe."
        reload
        onRetry={() => void navigate(location, { replace: true })}
      />
    </main>
  )
}
