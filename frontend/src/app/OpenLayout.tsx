/* The layout of the finders and of unknown addresses: signed-in people keep header and sidebar, visitors see the bare page. */
import { Outlet } from 'react-router-dom'
import { useUser } from '@/api/auth'
import { InShellContext } from '@/app/in-shell'
import { lastEventStore } from '@/lib/current-event'
import { LoadingScreen } from '@/ui/LoadingScreen'
import { loadable } from '@/ui/loadable'

const { Part: Shell } = loadable(async () => (await import('@/app/Shell')).Shell, {
  pending: <LoadingScreen />,
  page: true,
})

/** Renders the current screen with or without the organiser's navigation. */
export function OpenLayout() {
  const user = useUser()
  if (user.data != null) {
    return (
      <Shell user={user.data}>
        <InShellContext value>
          <Outlet />
        </InShellContext>
      </Shell>
    )
  }
  // A browser that has opened an event belongs to an organiser, who would see the page jump; guests do not wait.
  if (user.isPending && lastEventStore.getState().id !== null) return <LoadingScreen />
  return <Outlet />
}
