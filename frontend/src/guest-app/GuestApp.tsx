/* The pages for guests at their addresses, with what is the same on all of them. */
import { MapPinOff } from 'lucide-react'
import type { GuestAppTexts } from '@/guest-app/languages/en'
import { guestPages } from '@/guest-app/pages'
import { LoadingTextContext } from '@/guest-app/Pending'
import { useGuestAppTexts } from '@/guest-app/use-guest-app-texts'
import { useAddress } from '@/guest-pages/address/address'
import { AddressProvider, type AddressSource } from '@/guest-pages/address/AddressProvider'
import { guestPageAt } from '@/guest-pages/address/guest-paths'
import { LinkMessage } from '@/guest-pages/LinkMessage'
import { PublicFrame } from '@/guest-pages/PublicFrame'
import type { Language } from '@/lib/language'
import { useSpaceBarScroll } from '@/lib/space-bar'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { FailureTextsContext } from '@/ui/texts'
import { VersionNotice } from '@/ui/VersionNotice'

/** Renders the page of the present address. */
export function GuestApp({ source }: { source: AddressSource }) {
  useSpaceBarScroll()
  return (
    <AddressProvider source={source}>
      <PageWithTexts />
    </AddressProvider>
  )
}

function PageWithTexts() {
  const { language, texts } = useGuestAppTexts()
  return (
    <FailureTextsContext value={texts.failure}>
      <LoadingTextContext value={texts.loading}>
        <Page language={language} texts={texts} />
      </LoadingTextContext>
      <VersionNotice texts={texts.version} />
    </FailureTextsContext>
  )
}

type Props = { language: Language; texts: GuestAppTexts }

function Page({ language, texts }: Props) {
  const { address } = useAddress()
  const found = guestPageAt(address.pathname)
  if (found === undefined) return <Unknown language={language} texts={texts} />
  const { Part } = guestPages[found.name]
  return (
    <ErrorBoundary
      title={texts.broken.title}
      text={texts.broken.text}
      level={1}
      resetKey={address.key}
      className="grid min-h-[60dvh] place-items-center"
    >
      <Part params={found.params} />
    </ErrorBoundary>
  )
}

/** The server sends this entry for known addresses only, so that nearly no one sees it. */
function Unknown({ language, texts }: Props) {
  return (
    <PublicFrame language={language}>
      <LinkMessage icon={MapPinOff} title={texts.notFound.title} text={texts.notFound.text} />
    </PublicFrame>
  )
}
