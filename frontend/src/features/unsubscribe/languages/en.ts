/* The texts of the page behind an unsubscribe link. */

export const texts = {
  title: 'Unsubscribe',
  loading: 'Loading…',
  ask: (organisation: string) => `Stop email from ${organisation}?`,
  text: (email: string) =>
    `No more invitations, reminders or other messages about its events will be sent to ${email}.`,
  unsubscribe: 'Unsubscribe',
  unsubscribing: 'Unsubscribing…',
  done: 'You are unsubscribed',
  doneText: (organisation: string, email: string) =>
    `${organisation} no longer sends email to ${email}. Messages that are already on their way may still arrive.`,
  undo: 'Subscribe again',
  undoing: 'Subscribing…',
  undone: 'You are subscribed again',
  undoneText: (organisation: string, email: string) =>
    `${organisation} can send email to ${email} again.`,
  notFound: {
    title: 'Link Not Found',
    text: 'This link is incomplete or not valid. Please open it again from the email, or write to the organiser.',
  },
  unreachable: {
    title: 'The page could not be loaded',
    text: 'Check your connection and try again.',
    retry: 'Try again',
    retrying: 'Trying…',
  },
  failed: 'This did not work. Check your connection and try again.',
}

export type UnsubscribeTexts = typeof texts
