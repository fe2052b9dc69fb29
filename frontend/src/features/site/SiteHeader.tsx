/* The top of the public pages: in, or back in. */
import { Link } from 'react-router-dom'
import { useUser } from '@/api/auth'
import { useOffers } from '@/api/site'
import { headerLinks } from '@/features/site/site-links'
import { SiteLink } from '@/features/site/SiteLink'
import { paths } from '@/lib/paths'
import { productName } from '@/lib/title'
import { buttonStyles } from '@/ui/button-styles'
import { Logo } from '@/ui/Logo'
import { SkipLink } from '@/ui/SkipLink'

/** Renders the header; signed-in organisers get their dashboard and the way out. */
export function SiteHeader() {
  const user = useUser()
  const offers = useOffers()
  return (
    <header className="sticky top-0 z-20 border-b border-border bg-surface">
      <SkipLink href="#main">Skip to content</SkipLink>
      <div className="mx-auto flex min-h-16 max-w-[1240px] flex-wrap items-center gap-x-3 gap-y-1 px-4 md:gap-8 md:px-8">
        <Link
          to={paths.landing}
          className="flex items-center gap-2 rounded-control text-base font-semibold tracking-tight"
        >
          <Logo />
          <span className="max-[359px]:sr-only">{productName}</span>
        </Link>
        <nav aria-label="Product" className="hidden lg:block">
          <ul className="flex gap-6">
            {headerLinks.map(({ label, to }) => (
              <li key={label}>
                <SiteLink to={to} className="rounded-control text-muted hover:text-text">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav
          aria-label="Account"
          className={`ml-auto flex flex-wrap justify-end gap-1 md:gap-2 ${user.isPending ? 'invisible' : ''}`}
        >
          {user.data == null ? (
            <>
              <a href={paths.login} className={buttonStyles({ variant: 'ghost' })}>
                Log In
              </a>
              {offers.signUp === 'open' && (
                <a href={paths.startTrial} className={buttonStyles({ variant: 'primary' })}>
                  Start Free Trial
                </a>
              )}
            </>
          ) : (
            <>
              <a href={paths.logout} className={buttonStyles({ variant: 'ghost' })}>
                Log Out
              </a>
              <Link to={paths.dashboard} className={buttonStyles({ variant: 'primary' })}>
                Dashboard
              </Link>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
