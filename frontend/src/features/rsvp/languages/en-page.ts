/* The texts around an event on the registration pages: what is known before its form is there. */

export const page = {
  title: 'Registration',
  personalTitle: 'Your invitation',
  greeting: (names: string) => `Welcome, ${names}`,
  loading: 'Loading event details...',
  slow: 'The connection is slow. Please wait a moment.',
  dismiss: 'Dismiss',
  notFound: {
    title: 'Event Not Found',
    text: "The event you're looking for doesn't exist or is no longer available.",
  },
  linkNotFound: {
    title: 'Link Not Found',
    text: 'This personal link is unknown or was replaced by a newer one. Please use the link in your latest invitation.',
  },
  unreachable: {
    title: 'The event could not be loaded',
    text: 'Check your connection and try again.',
    retry: 'Try again',
    retrying: 'Trying…',
  },
}
