/* Every text the account pages can answer with. */
import { countNoun } from '@/lib/words'

/** The fewest characters a new password may have; the server has the same rule. */
export const passwordMinimum = 8
/** From here on a password is long enough to be hard to guess. */
const passwordGood = 12
const noMailServer = 'This installation has no mail server.'

export const messages = {
  nameRequired: 'Your name is required',
  emailRequired: 'Your email address is required',
  emailInvalid: 'This does not look like an email address',
  passwordRequired: 'Your password is required',
  newPasswordRequired: 'A new password is required',
  passwordTooShort: 'Use at least 8 characters',
  /** After a refused sign-in on a server with mail: it cannot say which of the two it is. */
  unverified:
    'A new account works once its address is verified. Open the link in the email that we sent, or set a new password.',
  failed: 'That did not work',

  /** After signing up, or keeping a sandbox, on a server that mails a link first. */
  checkEmail: {
    title: 'Check your email',
    signUp: (email: string) =>
      `We have sent a link to ${email}. Open it to continue, then log in with your password.`,
    keep: (email: string) =>
      `We have sent a link to ${email}. Open it to keep this sandbox as your account.`,
  },

  /** What the sign-in page says about `?problem=`, after another company's sign-in page led back. */
  problems: {
    oidc_refused: (name: string) => `${name} was cancelled or refused. Nothing has changed.`,
    oidc_state: () =>
      'Signing in took too long or was started in another window. Please try again.',
    oidc_failed: (name: string) =>
      `${name} could not sign you in. Please try again, or sign in with your password.`,
    oidc_busy: () => 'Too many attempts. Please wait a moment and try again.',
    oidc_closed: (name: string) =>
      `${name} knows you, but there is no account for you here, and new ones are not open to everyone.`,
    oidc_unverified: (name: string) =>
      `${name} has not verified your email address, and an account with this address already exists here. Sign in with your password.`,
  },

  /** Where strangers cannot create accounts. */
  signUpClosed: {
    title: 'Sign-up is closed',
    closed: 'New accounts are created by the operator of this installation. Ask them for one.',
    invited:
      'New accounts need an invitation. Ask an owner of an organisation here to invite you, and open the link in the email.',
    hint: {
      closed: 'New accounts are created by the operator of this installation.',
      invited: 'New accounts need an invitation.',
    },
    domains: (domains: string[]) => `Use an email address at ${domains.join(' or ')}.`,
  },

  forgot: {
    sentTitle: 'Check your email',
    sent: (email: string) =>
      `If there is an account for ${email}, a link to choose a new password is on its way. It works once, for an hour.`,
    checkSpam: 'Nothing after a few minutes? Check your spam folder, or ask again.',
    writtenTitle: 'Ask the operator for the link',
    written: (email: string) =>
      `${noMailServer} If there is an account for ${email}, the operator can find a link to choose a new password in the mail folder. It works once, for an hour.`,
  },
  reset: {
    doneTitle: 'Your password was changed',
    doneText: 'You were signed out everywhere. Sign in with the new password.',
  },
  linkExpiredTitle: 'This link no longer works',
  linkExpired: 'It has expired, was already used, or is incomplete.',
  verify: {
    title: 'Verify your email address',
    text: 'Press the button to confirm that this address is yours.',
    doneTitle: 'Your email address is verified',
    done: (email: string) => `${email} now belongs to your account.`,
    sent: 'A new link is on its way to you. It works for two days.',
    written: `${noMailServer} The operator can find a new link in the mail folder. It works for two days.`,
    signedOut: 'Log in to get a new link.',
  },
  invitation: {
    expired: 'Ask the person who invited you to send a new invitation.',
    other: (mine: string, invited: string) =>
      `You are signed in as ${mine}; the invitation was sent to ${invited}. You can accept it with this account.`,
  },

  banner: {
    close: 'Close this note',
    unverified: (email: string) => `Please verify ${email}: a link was sent to you.`,
    unverifiedWithoutMail: (email: string) =>
      `Please verify ${email}. ${noMailServer} The operator can find your link in the mail folder.`,
    why: 'Until then you cannot invite other people.',
    resend: 'Send the link again',
    resent: (email: string) => ({ title: 'Link sent', text: `A new link was sent to ${email}.` }),
    create: 'Create a new link',
    created: (email: string) => ({
      title: 'Link created',
      text: `The operator can find the link for ${email} in the mail folder.`,
    }),
    sandbox: (until: string) => `You are trying Seatwright in a sandbox until ${until}.`,
    reset: 'Reset',
    keep: 'Keep it',
    resetQuestion: 'Reset the sandbox?',
    resetText: 'All your changes are deleted, and the two sample events are restored.',
    resetDone: { title: 'Sandbox reset', text: 'The sample events were restored.' },
    keepTitle: 'Keep what you made',
    keepText: 'Create an account. Your events, guests and floor plans move into it.',
    kept: { title: 'Account created', text: 'Everything in your sandbox is now in your account.' },
  },

  account: {
    profileSaved: { title: 'Profile saved', text: 'Your name was changed.' },
    emailAsked: (email: string) =>
      `A link was sent to ${email}. Your address changes once you open it.`,
    emailAskedWithoutMail: (email: string) =>
      `${noMailServer} The operator can find the link for ${email} in the mail folder. Your address changes when you open it.`,
    passwordChanged: {
      title: 'Password changed',
      text: 'Every other device was signed out.',
    },
    sessionEnded: (device: string) => ({ title: 'Signed out', text: `${device} was signed out.` }),
    othersEnded: { title: 'Signed out', text: 'Every other device was signed out.' },
    lastOwner: (organisations: string) =>
      `You are the only owner of ${organisations}. Make another member an owner first, or remove the other members.`,
    confirmMismatch: 'This is not your email address',
  },
} as const

/** How good a password is, by its length alone: what counts, and what people can do about it. */
export function passwordHint(password: string): string {
  const length = [...password].length
  if (length === 0)
    return `At least ${passwordMinimum} characters. A few words in a row are easy to remember.`
  if (length < passwordMinimum)
    return `${countNoun(passwordMinimum - length, 'more character')} needed.`
  if (length < passwordGood) return 'Long enough. Longer is safer.'
  return 'Good length.'
}
