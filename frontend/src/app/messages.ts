/* Every text of the shell that is not a label of the specification. */

export const messages = {
  palette: {
    title: 'Search and commands',
    button: 'Search',
    /** For ears only: with the word before it, the title of the palette. */
    buttonMore: 'and commands',
    loadFailed: 'The search could not be loaded. Check your connection and try again.',
    placeholder: 'Search events, guests, screens and actions',
    empty: (query: string) => `Nothing found for “${query}”`,
    emptyHint: 'Try part of a name, an email address or an action such as “dark”.',
    groups: {
      recent: 'Recent',
      screens: 'Screens',
      events: 'Events',
      guests: (event: string) => `Guests of ${event}`,
      actions: 'Actions',
    },
    allGuests: (count: string, query: string) => `Show all ${count} guests matching “${query}”`,
    guestsFailed: 'The guests could not be loaded.',
  },
  switcher: {
    label: 'Switch event',
    placeholder: 'Search events',
    empty: (query: string) => `No event contains “${query}”`,
    yours: 'Your events',
    more: 'More',
    all: 'All events',
    create: 'Create Event',
  },
  away: {
    label: 'While you were away',
    text: (news: string) => `While you were away: ${news}.`,
    link: 'See activity',
    close: 'Dismiss',
  },
  failures: {
    label: 'What went wrong',
    button: (messages: string) => `What went wrong, ${messages}`,
    clear: 'Clear the list',
  },
  session: {
    signed_out: {
      title: 'You were signed out',
      text: 'Your session expired or was ended elsewhere. Sign in again to continue. Nothing on this page is lost.',
      banner: 'You were signed out. Changes cannot be saved until you sign in again.',
    },
    account_changed: {
      title: 'Another account is signed in',
      text: 'Another account is now signed in in this browser, so this page no longer saves anything. Sign in again to continue. Nothing on this page is lost.',
      banner: 'Another account is signed in. Changes cannot be saved until you sign in again.',
    },
    sandboxLeftText: 'Someone signed in with an account in this browser, which closed the sandbox.',
    reload: 'Continue with the other account',
    sandboxTitle: 'Your sandbox has ended',
    sandboxText: 'Sandboxes last 24 hours. Create an account to plan events that you can keep.',
    passwordRequired: 'Your password is required',
    later: 'Not now',
    signIn: 'Sign in again',
    signingIn: 'Signing in…',
    elsewhere: 'Sign in in a new tab',
    check: 'I have signed in',
    stillOut: 'No one is signed in yet.',
    stillOther: 'The other account is still signed in.',
  },
} as const
