/* What the browser gives to tabs that share a stream: Web Locks and a BroadcastChannel, or neither. */
import type { Message, TabPorts } from '@/lib/live/leader'

/** Connects the tabs of one name. Without both parts of the platform, each tab is alone. */
export function connectTabs(name: string): Pick<TabPorts, 'channel' | 'lock' | 'isSeen'> {
  const isSeen = () => document.visibilityState !== 'hidden'
  if (typeof BroadcastChannel !== 'function' || !('locks' in navigator)) {
    return { channel: undefined, lock: () => undefined, isSeen }
  }
  const channel = new BroadcastChannel(name)
  return {
    isSeen,
    channel: {
      post: (message) => {
        channel.postMessage(message)
      },
      listen: (take) => {
        channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
          take(data)
        })
      },
      close: () => {
        channel.close()
      },
    },
    lock: (hold, signal, steal) => {
      const lost = new AbortController()
      const end = () => {
        lost.abort()
      }
      signal.addEventListener('abort', end)
      navigator.locks
        // A request that steals cannot be aborted.
        .request(name, steal ? { steal } : { signal }, () => hold(lost.signal))
        // Another tab took the lock, or this one left before its turn.
        .catch(end)
        .finally(() => {
          signal.removeEventListener('abort', end)
        })
    },
  }
}
