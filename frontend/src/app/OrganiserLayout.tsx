/* The gate in front of the organiser's screens: signed-out visitors go to sign-in and come back. */
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom'
import { useUser } from '@/api/auth'
import { Shell } from '@/app/Shell'
import { signInPath } from '@/lib/return-path'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { LoadingScreen } from '@/ui/LoadingScreen'

/** Renders the current screen inside the shell, for a signed-in organiser only. */
export function OrganiserLayout() {
  const user = useUser()
  const location = useLocation()
  const fullBleed = useMatches().some((match) => isFullBleed(match.handle))
  if (user.isPending) return <LoadingScreen />
  if (user.isError) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <EmptyState
          level={1}
          title="The server does not answer"
          text={`${user.error.message} Nothing is lost; try again in a moment.`}
          action={<Button onClick={() => void user.refetch()}>Try again</Button>}
        />
      </main>
    )
  }
  if (user.data === null) {
    return <Navigate to={signInPath(location.pathname + location.search + location.hash)} replace />
  }
  return (
    <Shell user={user.data} fullBleed={fullBleed}>
      <Outlet />
    </Shell>
  )
}

function isFullBleed(handle: unknown): boolean {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'fullBleed' in handle &&
    handle.fullBleed === true
  )
}
