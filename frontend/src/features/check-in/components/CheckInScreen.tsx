/* The door of one event: on a phone one column, on a wide screen the list beside it. */
import { Camera, UserPlus } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { ConnectionStrip } from '@/features/check-in/components/ConnectionStrip'
import { DoorHeader } from '@/features/check-in/components/DoorHeader'
import { ExpectedGuests } from '@/features/check-in/components/ExpectedGuests'
import { FindForm } from '@/features/check-in/components/FindForm'
import { LatestScans } from '@/features/check-in/components/LatestScans'
import { OutcomeCard } from '@/features/check-in/components/OutcomeCard'
import { signalResult } from '@/features/check-in/feedback'
import { clockText, messages, outcomeSentence } from '@/features/check-in/messages'
import { deviceStore } from '@/features/check-in/model/device'
import { latestScans } from '@/features/check-in/model/latest'
import { otherDay } from '@/features/check-in/model/other-day'
import type { Roster } from '@/features/check-in/model/roster'
import type { Door } from '@/features/check-in/sync/door'
import type { StoredList } from '@/features/check-in/sync/storage'
import { useCheckIn } from '@/features/check-in/use-check-in'
import { useTypingGoesTo } from '@/features/check-in/use-typing-goes-to'
import { writeStored, readStored } from '@/lib/browser-storage'
import { useNarrow } from '@/lib/media'
import { useWhenIdle } from '@/lib/use-when-idle'
import { Button } from '@/ui/Button'
import { loadable } from '@/ui/loadable'

const { Part: CameraView, preload: preloadCamera } = loadable(
  async () => (await import('@/features/check-in/camera/CameraView')).CameraView,
)
const { Part: WalkInDialog, preload: preloadWalkIn } = loadable(
  async () => (await import('@/features/check-in/components/WalkInDialog')).WalkInDialog,
  { floating: true },
)

/** The network may be gone when they are opened. */
function preloadParts(): void {
  preloadCamera()
  preloadWalkIn()
}

const cameraKey = 'check-in-camera'

type Props = { door: Door; roster: Roster; stored: StoredList }

/** Renders the screen once there is a list. */
export function CheckInScreen({ door, roster, stored }: Props) {
  const { event } = stored.list
  const zone = event.timeZone
  const { known, waiting, connection } = useStore(door.store)
  const device = useStore(deviceStore, ({ name }) => name)
  const checkIn = useCheckIn(door, roster)
  const { outcome } = checkIn
  useWhenIdle(preloadParts)
  const focus = useFocus()
  const isPhone = useNarrow()
  useTypingGoesTo(focus.field)
  const [hasCamera, setHasCamera] = useState(() => readStored(cameraKey) === 'on')
  const [isAdding, setIsAdding] = useState(false)
  const sentence = outcome === undefined ? '' : outcomeSentence(outcome, zone)
  const scans = useMemo(
    () => latestScans({ known, waiting, aliases: stored.aliases }, roster, device),
    [known, waiting, stored, roster, device],
  )
  const { toField } = focus
  useEffect(toField, [toField])
  const kind = outcome?.kind
  useEffect(() => {
    if (kind === undefined) return
    signalResult(kind)
    focus.afterResult()
  }, [kind, sentence, focus])
  const turnCamera = (isOn: boolean) => {
    writeStored(cameraKey, isOn ? 'on' : null)
    setHasCamera(isOn)
  }
  const day = otherDay(event, stored.checkedAt)
  const next = () => {
    checkIn.clear()
    focus.toField()
  }
  const camera = hasCamera && (
    <CameraView
      paused={outcome !== undefined}
      onCode={(text) => void checkIn.submit(text, 'scanned')}
      onClose={() => {
        turnCamera(false)
      }}
    />
  )
  return (
    <div className="flex h-full flex-col md:grid md:grid-cols-[minmax(0,1fr)_22rem] md:grid-rows-[auto_minmax(0,1fr)]">
      <div className="shrink-0 md:col-span-2">
        <ConnectionStrip door={door} />
        <DoorHeader eventName={event.name} counts={roster.counts} onRefresh={door.retry} />
        {day !== undefined && outcome === undefined && (
          <p role="status" className="bg-warning-soft px-4 py-2 text-warning">
            {messages.otherDay(day)}
          </p>
        )}
      </div>
      <div ref={focus.scroll} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        {isPhone && camera}
        <FindForm
          checkIn={checkIn}
          roster={roster}
          field={focus.field}
          isCompact={isPhone && outcome !== undefined}
          onConfirm={() => {
            if (outcome?.kind === 'found') checkIn.checkIn([outcome.guest])
          }}
        />
        <p aria-live="assertive" className="sr-only">
          {sentence}
        </p>
        {!isPhone && camera}
        {outcome !== undefined ? (
          <div className="flex-1">
            <OutcomeCard
              outcome={outcome}
              roster={roster}
              checkIn={checkIn}
              zone={zone}
              eventId={event.id}
              listTime={clockText(stored.checkedAt, zone)}
              isOnline={connection === 'online'}
              onNext={next}
              heading={focus.heading}
            />
          </div>
        ) : (
          <div className="flex flex-wrap gap-2 px-4 py-3 [&>*]:flex-1">
            {!hasCamera && (
              <Button
                variant="primary"
                className="h-16 text-lg font-bold! [&_svg]:size-6"
                onClick={() => {
                  turnCamera(true)
                }}
              >
                <Camera aria-hidden />
                Open camera
              </Button>
            )}
            <Button
              className="h-16 text-base font-semibold"
              onClick={() => {
                setIsAdding(true)
              }}
            >
              <UserPlus aria-hidden />
              Add walk-in
            </Button>
          </div>
        )}
        {outcome === undefined && !isPhone && (
          <div className="px-4 pb-6">
            <ExpectedGuests roster={roster} onOpen={checkIn.show} />
          </div>
        )}
        {outcome === undefined && (
          <div className="px-4 pb-6 md:hidden">
            <LatestScans scans={scans} roster={roster} zone={zone} onOpen={checkIn.show} />
          </div>
        )}
      </div>
      <aside
        aria-label="Latest scans"
        className="hidden min-h-0 overflow-y-auto border-l border-border p-4 md:block"
      >
        <LatestScans scans={scans} roster={roster} zone={zone} onOpen={checkIn.show} />
      </aside>
      {isAdding && (
        <WalkInDialog
          tables={roster.tables}
          suggestion={checkIn.suggestion()}
          onAdd={checkIn.walkIn}
          onClose={() => {
            setIsAdding(false)
          }}
        />
      )}
    </div>
  )
}

/**
 * The field keeps the focus for the next scan. On touch screens that would open a keyboard over the result, so the focus
 * goes to the result's heading instead.
 */
function useFocus() {
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const scroll = useRef<HTMLDivElement>(null)
  const toField = useCallback(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) field.current?.focus()
  }, [])
  const afterResult = useCallback(() => {
    if (scroll.current !== null) scroll.current.scrollTop = 0
    if (window.matchMedia('(pointer: coarse)').matches)
      heading.current?.focus({ preventScroll: true })
    else field.current?.focus()
  }, [])
  return useMemo(() => ({ field, heading, scroll, toField, afterResult }), [toField, afterResult])
}
