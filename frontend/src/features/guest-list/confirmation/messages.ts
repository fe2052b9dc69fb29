/* The texts about confirmation emails, word for word as the product is specified where it is. */
import { counted } from '@/lib/words'

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
  allSent: (count: number) => `${counted(count, 'confirmation')} sent`,
  leftOut: (count: number) => `${counted(count, 'guest')} left out`,
} as const
