/* A link inside the public pages; a section of the page that is open is scrolled to, not loaded again. */
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { onThisPage } from '@/features/site/site-links'

/** Renders the link. */
export function SiteLink({
  to,
  className,
  children,
}: {
  to: string
  className?: string
  children: ReactNode
}) {
  const { pathname } = useLocation()
  return (
    <Link to={onThisPage(to, pathname)} className={className}>
      {children}
    </Link>
  )
}
