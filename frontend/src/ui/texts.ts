/* What the kit says when something fails. Organisers read it in English; the pages for guests give it in their own language. */
import { createContext } from 'react'

/** The notice that a newer version is installed. */
export const englishVersion = {
  title: 'A new version is available.',
  text: 'Save your changes, then reload the page. Until then some parts cannot be opened.',
  reload: 'Reload',
}

/** A part of the page that could not be shown or loaded. */
export const englishFailure = {
  shown: 'This part could not be shown.',
  rest: 'Everything else on the page still works.',
  page: 'This page could not be loaded',
  part: 'This could not be loaded.',
  replaced: 'A newer version is installed. Save your changes, then reload the page.',
  connection: 'Check your connection and try again.',
  retry: 'Try again',
  retrying: 'Trying…',
  close: 'Close',
  reload: 'Reload the page',
}

export type VersionTexts = typeof englishVersion
export type FailureTexts = typeof englishFailure

/** With `reason`, a failure shows the message of its error, which is in English. */
export const FailureTextsContext = createContext<FailureTexts & { reason?: string }>({
  ...englishFailure,
  reason: 'Reason:',
})
