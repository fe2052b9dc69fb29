/* Says quietly whether changes of others appear by themselves. */
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cn } from '@/ui/class-names'

type State = 'off' | 'connecting' | 'live' | 'offline'

type Props = { state: State }

/** Interruptions that end within this time are not shown. */
const QUIET_MS = 5_000

const words: Record<Exclude<State, 'off'>, string> = {
  live: 'Live: changes by others appear at once',
  connecting: 'Connecting. Changes by others will appear soon',
  offline: 'Offline. Changes by others appear when the connection is back',
}

/** Renders a dot with its meaning; nothing where there is no feed. */
export function LiveState({ state }: Props) {
  const shown = useSettled(state)
  if (shown === 'off') return null
  const text = words[shown]
  return (
    <span role="status" aria-live="polite" title={text} className="flex items-center gap-1.5 px-2">
      {shown === 'offline' ? (
        <CloudOff aria-hidden strokeWidth={1.75} className="size-4 text-warning" />
      ) : (
        <span
          aria-hidden
          className={cn(
            'size-2 rounded-full transition-colors duration-120',
            shown === 'live' ? 'bg-success' : 'border border-muted',
          )}
        />
      )}
      <span className="sr-only">{text}</span>
    </span>
  )
}

/** The state, without interruptions that end soon. */
function useSettled(state: State): State {
  const [shown, setShown] = useState(state)
  useEffect(() => {
    const isInterruption = shown === 'live' && state !== 'off' && state !== 'live'
    const timer = setTimeout(() => setShown(state), isInterruption ? QUIET_MS : 0)
    return () => {
      clearTimeout(timer)
    }
  }, [state, shown])
  return shown
}
