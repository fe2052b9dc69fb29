/* Opens a page for guests, which has an entry of its own, by loading it. */
import { useEffect } from 'react'
import { generatePath, useLocation, useParams } from 'react-router-dom'
import { NotFoundPage } from '@/app/NotFoundPage'
import { loadPage } from '@/lib/load-page'
import { LoadingScreen } from '@/ui/LoadingScreen'

/** A server that sends the application of organisers for this address would do so for ever. */
const openedAt = window.location.pathname

/** Renders nothing to read: the page is gone at once. */
export function LeaveForGuestPage({ pattern }: { pattern: string }) {
  const path = generatePath(pattern, useParams())
  const { search, hash } = useLocation()
  const isInVain = path === openedAt
  useEffect(() => {
    if (!isInVain) loadPage.at(`${path}${search}${hash}`)
  }, [isInVain, path, search, hash])
  return isInVain ? <NotFoundPage /> : <LoadingScreen />
}
