/* The texts about removing and restoring guests. */
import { messages } from '@/features/guest-list/messages'
import { countNoun } from '@/lib/words'

/** Days that a removed guest can be restored. */
export const daysKept = 30

/** `name` is that of the guest when only one was asked for. */
export const removalMessages = {
  removed: (changed: number, name?: string) =>
    name === undefined
      ? { title: `${countNoun(changed, 'guest')} removed` }
      : messages.removed([name]),
  restored: (changed: number, name?: string) =>
    name === undefined
      ? { title: `${countNoun(changed, 'guest')} restored` }
      : { title: 'Guest restored', text: `${name} is back on the list.` },
  restoreFailed: { title: 'Error', text: 'Failed to restore guests. Please try again.' },
  kept: `You can restore them for ${String(daysKept)} days.`,
} as const
