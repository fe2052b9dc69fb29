/* The foot of the public pages: twelve labels in four groups, and the way for guests. */
import { Link } from 'react-router-dom'
import { footerGroups } from '@/features/site/site-links'
import { SiteLink } from '@/features/site/SiteLink'
import { paths } from '@/lib/paths'
import { productName } from '@/lib/title'
import { Logo } from '@/ui/Logo'

/** Renders the footer. */
export function SiteFooter() {
  return (
    <footer className="border-t border-border bg-surface">
      <div className="mx-auto grid max-w-[1240px] gap-x-8 gap-y-10 px-4 py-12 md:px-8 lg:grid-cols-[5fr_7fr] lg:py-16">
        <div>
          <p className="flex items-center gap-2 text-base font-semibold tracking-tight">
            <Logo />
            {productName}
          </p>
          <p className="mt-3 max-w-[36ch] text-muted">
            Floor plans to scale, guest lists, seating, and a chair that everyone finds.
          </p>
          <p className="mt-5">
            Invited somewhere?{' '}
            <Link
              to={paths.seatLookup}
              className="rounded-control font-medium text-accent underline underline-offset-4"
            >
              Find my seat
            </Link>
          </p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-8 gap-y-8 md:grid-cols-4">
          {footerGroups.map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-semibold">{title}</h2>
              <ul className="mt-3 space-y-1 text-muted">
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <SiteLink
                      to={to}
                      className="inline-block rounded-control py-1 hover:text-text hover:underline pointer-coarse:py-2.5"
                    >
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  )
}
