/* The address `/`: the landing page for visitors, the dashboard for organisers. */
import { lazy, Suspense } from 'react'
import { Navigate } from 'react-router-dom'
import { useUser } from '@/api/auth'
import { paths } from '@/lib/paths'
import { LoadingScreen } from '@/ui/LoadingScreen'

const Landing = lazy(async () => ({
  default: (await import('@/features/landing/LandingPage')).LandingPage,
}))

/** Decides once it is known who is there. */
export function RootPage() {
  const user = useUser()
  if (user.isPending) return <LoadingScreen />
  if (user.data != null) return <Navigate to={paths.dashboard} replace />
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Landing />
    </Suspense>
  )
}
