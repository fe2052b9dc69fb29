/* The pages for guests at their addresses, with what is the same on all of them. */
import { MapPinOff } from 'lucide-react'
import { guestPages } from '@/guest-app/pages'
import { useAddress } from '@/guest-pages/address/address'
import { AddressProvider, type AddressSource } from '@/guest-pages/address/AddressProvider'
import { guestPageAt } from '@/guest-pages/address/guest-paths'
import { LinkMessage } from '@/guest-pages/LinkMessage'
import { PublicFrame } from '@/guest-pages/PublicFrame'
import { useSpaceBarScroll } from '@/lib/space-bar'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { VersionNotice } from '@/ui/VersionNotice'

/** Renders the page of the present address. */
export function GuestApp({ source }: { source: AddressSource }) {
  useSpaceBarScroll()
  return (
    <AddressProvider source={source}>
      <Page />
      <VersionNotice />
    </AddressProvider>
  )
}

function Page() {
  const { address } = useAddress()
  const found = guestPageAt(address.pathname)
  if (found === undefined) return <Unknown />
  const { Part } = guestPages[found.name]
  return (
    <ErrorBoundary
      title="This page could not be shown"
      level={1}
      resetKey={address.key}
      className="grid min-h-[60dvh] place-items-center"
    >
      <Part params={found.params} />
    </ErrorBoundary>
  )
}

/** The server sends this entry for known addresses only, so that nearly no one sees it. */
function Unknown() {
  return (
    <PublicFrame language="en">
      <LinkMessage
        icon={MapPinOff}
        title="Page Not Found"
        text="There is nothing at this address. The link may be old, or a letter may be missing."
      />
    </PublicFrame>
  )
}
