/* The addresses under `/mailbox`: inside the shell for organisers; for visitors only where the operator opened it. */
import { lazy, Suspense } from 'react'
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom'
import { useUser } from '@/api/auth'
import { useSite } from '@/api/site'
import { paths } from '@/lib/paths'
import { signInPath } from '@/lib/return-path'
import { productName } from '@/lib/title'
import { LoadingScreen } from '@/ui/LoadingScreen'
import { Logo } from '@/ui/Logo'
import { Toaster } from '@/ui/Toaster'

const Shell = lazy(async () => ({ default: (await import('@/app/Shell')).Shell }))

/** Renders the list or one mail in the right frame. */
export function MailboxRoute() {
  const user = useUser()
  const site = useSite()
  const location = useLocation()
  if (user.isPending || site.isPending) return <LoadingScreen />
  if (user.data != null) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <Shell user={user.data}>
          <Outlet />
        </Shell>
      </Suspense>
    )
  }
  if (site.data?.mailboxOpen !== true) {
    return <Navigate to={signInPath(location.pathname + location.search)} replace />
  }
  return (
    <main
      tabIndex={-1}
      data-page-focus
      className="mx-auto min-h-dvh max-w-[960px] px-4 pt-5 pb-16 focus:outline-none md:px-8"
    >
      <Link
        to={paths.root}
        className="mb-8 inline-flex items-center gap-2 rounded-control text-base font-semibold"
      >
        <Logo />
        {productName}
      </Link>
      <Outlet />
      <Toaster />
    </main>
  )
}
