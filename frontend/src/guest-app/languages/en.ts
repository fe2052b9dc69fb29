/* What the pages for guests say when something around them fails. */
import { englishFailure, englishVersion } from '@/ui/texts'

export const texts = {
  loading: 'Loading…',
  version: englishVersion,
  failure: englishFailure,
  broken: {
    title: 'This page could not be shown',
    text: 'Try again, or reload the page.',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'There is nothing at this address. The link may be old, or a letter may be missing.',
  },
}

export type GuestAppTexts = typeof texts
