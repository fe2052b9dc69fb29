/* The event, who is here of those expected, and which door this is. */
import { DoorOpen, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { CheckInCounts } from '@/api/check-in'
import { deviceLabel, deviceStore } from '@/features/check-in/model/device'
import { count, countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { loadable } from '@/ui/loadable'

const { Part: DoorDialog } = loadable(
  async () => (await import('@/features/check-in/components/DoorDialog')).DoorDialog,
  { floating: true },
)

type Props = { eventName: string; counts: CheckInCounts; onRefresh: () => void }

/** Renders the header with the live counts. */
export function DoorHeader({ eventName, counts, onRefresh }: Props) {
  const { expected, present, walkIns, duplicates } = counts
  const device = useStore(deviceStore, ({ name }) => name)
  const [isNaming, setIsNaming] = useState(false)
  const share = expected === 0 ? 0 : Math.min(100, (100 * present) / expected)
  return (
    <header className="bg-surface">
      <div className="flex items-center gap-3 px-4 py-2">
        <div className="min-w-0 flex-1">
          <h1 className="line-clamp-2 text-base leading-5 font-semibold break-words">
            <span className="sr-only">Check-in: </span>
            {eventName}
          </h1>
          <Button
            variant="ghost"
            size="sm"
            className="-ml-3 max-w-full justify-start text-muted"
            aria-label={`Door: ${deviceLabel(device)}. Change`}
            onClick={() => {
              setIsNaming(true)
            }}
          >
            <DoorOpen aria-hidden />
            <span className="truncate">{deviceLabel(device)}</span>
          </Button>
        </div>
        <IconButton label="Update the list" onClick={onRefresh}>
          <RefreshCw aria-hidden />
        </IconButton>
        <div className="text-right leading-tight">
          <p className="text-muted">
            <b className="text-2xl font-bold text-text tabular-nums">{count(present)}</b>{' '}
            {`of ${count(expected)} here`}
          </p>
          {(walkIns > 0 || duplicates > 0) && (
            <p className="text-xs text-muted">
              {[
                walkIns > 0 ? countNoun(walkIns, 'walk-in') : '',
                duplicates > 0 ? countNoun(duplicates, 'scanned twice', 'scanned twice') : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </div>
      </div>
      <div aria-hidden className="h-1.5 bg-surface-2">
        <div className="h-full bg-success" style={{ width: `${share}%` }} />
      </div>
      {isNaming && (
        <DoorDialog
          onClose={() => {
            setIsNaming(false)
          }}
        />
      )}
    </header>
  )
}
