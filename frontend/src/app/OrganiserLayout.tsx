/* The gate in front of the organiser's screens: signed-out visitors go to sign-in and come back. */
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom'
import { useUser } from '@/api/auth'
import { Shell } from '@/app/Shell'
import { signInPath } from '@/lib/return-path'
import { LoadingScreen } from '@/ui/LoadingScreen'
import { QueryView } from '@/ui/QueryView'

/** Renders the current screen inside the shell, for a signed-in organiser only. */
export function OrganiserLayout() {
  const user = useUser()
  const location = useLocation()
  const fullBleed = useMatches().some((match) => isFullBleed(match.handle))
  return (
    <QueryView
      query={user}
      failed="The server is not responding"
      reason={(error) => `${error.message} Nothing is lost. Try again in a moment.`}
      level={1}
      frame={(failure) => <main className="grid min-h-dvh place-items-center">{failure}</main>}
      skeleton={<LoadingScreen />}
    >
      {(found) =>
        found === null ? (
          <Navigate to={signInPath(location.pathname + location.search + location.hash)} replace />
        ) : (
          <Shell user={found} fullBleed={fullBleed}>
            <Outlet />
          </Shell>
        )
      }
    </QueryView>
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
