/* The way from a page for guests to what is kept about them. */
import { GuestLink } from '@/guest-pages/address/GuestLink'
import { guestWords } from '@/lib/guest-words'
import type { Language } from '@/lib/language'
import { paths } from '@/lib/paths'

/** Who decides about the data, as far as the page knows. */
export type DataHolder = { event?: string; organisation?: string; contact?: string }

/** Renders the link; the page behind it reads the holder from its navigation state. */
export function YourDataLink({ holder, language }: { holder: DataHolder; language: Language }) {
  return (
    <GuestLink
      to={paths.yourData}
      state={holder}
      className="inline-flex min-h-11 items-center text-sm text-muted underline underline-offset-4 hover:text-text print:hidden"
    >
      {guestWords[language].yourData}
    </GuestLink>
  )
}
