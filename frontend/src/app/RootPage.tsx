/* The address `/`: the landing page for visitors, the dashboard for organisers. */
import { Navigate } from 'react-router-dom'
import { useUser } from '@/api/auth'
import { LandingPage } from '@/features/landing/LandingPage'
import { paths } from '@/lib/paths'
import { LoadingScreen } from '@/ui/LoadingScreen'

/** Decides once it is known who is there. */
export function RootPage() {
  const user = useUser()
  if (user.isPending) return <LoadingScreen />
  if (user.data != null) return <Navigate to={paths.dashboard} replace />
  return <LandingPage />
}
