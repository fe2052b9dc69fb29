/* The texts about confirmation emails, word for word as the product is specified where it is. */
import { countNoun } from '@/lib/words'

export const confirmationMessages = {
  action: 'Send confirmation',
  sent: (lookupCode: string, recipient: string) => ({
    title: 'Email sent!',
    text: `Lookup code: ${lookupCode}`,
    detail: `Sent to ${recipient}.`,
  }),
  failed: {
    title: 'Email failed',
    text: 'Failed to send confirmation email. Please check your email settings.',
  },
  noEmail: 'This guest has no email address.',
  noneHasEmail: 'None of these guests has an email address.',
  allSent: (count: number) => `${countNoun(count, 'confirmation')} sent`,
  leftOut: (count: number) => `${countNoun(count, 'guest')} left out`,
} as const
