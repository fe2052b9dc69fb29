/* What the landing page and the pages around it share: header, main region, footer. */
import { Outlet, useLocation } from 'react-router-dom'
import { useUser } from '@/api/auth'
import { SiteFooter } from '@/features/site/SiteFooter'
import { SiteHeader } from '@/features/site/SiteHeader'
import { paths } from '@/lib/paths'
import { LoadingScreen } from '@/ui/LoadingScreen'
import { useDisplayFace } from '@/ui/use-display-face'

/** Renders a public page in its frame. The landing page waits until it is known who is there. */
export function SiteLayout() {
  const { pathname } = useLocation()
  const user = useUser()
  useDisplayFace()
  const isLanding = pathname === paths.root || pathname === paths.landing
  if (isLanding && user.isPending) return <LoadingScreen />
  return (
    <>
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        data-page-focus
        data-display-face
        className="min-h-dvh focus:outline-none"
      >
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
