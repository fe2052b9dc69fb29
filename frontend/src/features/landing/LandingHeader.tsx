/* The top of the landing page: in, or back in. */
import { Link } from 'react-router-dom'
import { useUser } from '@/api/auth'
import { paths } from '@/lib/paths'
import { productName } from '@/lib/title'
import { buttonStyles } from '@/ui/button-styles'
import { Logo } from '@/ui/Logo'

/** Renders the header; signed-in organisers get their dashboard and the way out. */
export function LandingHeader() {
  const user = useUser()
  const signedIn = user.data != null
  return (
    <header className="border-b border-border bg-surface">
      <div className="mx-auto flex h-14 max-w-[1200px] items-center justify-between gap-4 px-4 md:px-8">
        <Link
          to={paths.landing}
          className="flex items-center gap-2 rounded-control text-base font-semibold"
        >
          <Logo />
          {productName}
        </Link>
        <nav aria-label="Account" className="flex gap-2">
          {signedIn ? (
            <>
              <Link to={paths.dashboard} className={buttonStyles({ variant: 'primary' })}>
                Dashboard
              </Link>
              <a href={paths.logout} className={buttonStyles({ variant: 'ghost' })}>
                Log Out
              </a>
            </>
          ) : (
            <>
              <a href={paths.login} className={buttonStyles({ variant: 'ghost' })}>
                Log In
              </a>
              <Link to={paths.signUp} className={buttonStyles({ variant: 'primary' })}>
                Start Free Trial
              </Link>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
