/* Other tabs of this browser at the same door. They share what the device keeps and tell each other when it changes. */
import type { Scope } from '@/features/check-in/sync/storage'

export type Tabs = {
  /** Says that the device keeps something new. */
  tell: () => void
  /** Calls back when another tab has said so. */
  listen: (run: () => void) => void
  close: () => void
}

/** Opens the channel. A browser without one reads the device when its tab is shown again. */
export function openTabs({ userId, organisationId, eventId }: Scope): Tabs {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: nothing, listen: nothing, close: nothing }
  }
  const name = ['seatwright-check-in', userId, organisationId, eventId].join(' ')
  const channel = new BroadcastChannel(name)
  return {
    tell: () => {
      channel.postMessage('changed')
    },
    listen: (run) => {
      channel.onmessage = run
    },
    close: () => {
      channel.close()
    },
  }
}

function nothing(): void {
  // Without a channel, other tabs cannot be told.
}
