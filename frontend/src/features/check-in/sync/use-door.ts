/* The door of an event while its screen is open, with the browser as its world. */
import { useEffect, useRef, useState } from 'react'
import { useUser } from '@/api/auth'
import { fetchCheckIns, fetchDoorList, sendCheckIns } from '@/api/check-in'
import { liveState, onLiveChange, useLiveEvent, useLiveState } from '@/api/live'
import { sessionStore } from '@/api/session'
import { createDoor, type Door } from '@/features/check-in/sync/door'
import { openDoorStorage } from '@/features/check-in/sync/storage'
import { openTabs } from '@/features/check-in/sync/tabs'

/** Returns the door once what the device keeps is open. */
export function useDoor(eventId: string): Door | undefined {
  const user = useUser().data
  const userId = user?.id ?? ''
  const organisationId = user?.organisation.id ?? ''
  const [door, setDoor] = useState<Door>()
  useLiveEvent(eventId)
  useFeed(door, eventId)
  useEffect(() => {
    let close: () => void = () => undefined
    let isGone = false
    const open = async () => {
      const scope = { userId, organisationId, eventId }
      // A private window may have no database; the door works without one and says so.
      const storage = await openDoorStorage(scope).catch(() => undefined)
      if (isGone) {
        storage?.close()
        return
      }
      const tabs = openTabs(scope)
      const opened = createDoor({
        storage,
        tabs,
        fetchList: (etag) => fetchDoorList(eventId, etag),
        fetchLog: (since) => fetchCheckIns(eventId, since),
        send: (batch) => sendCheckIns(eventId, batch),
        now: () => new Date(),
        after,
        isVisible,
        isLive: () => liveState() === 'live',
      })
      const stopListening = listen(opened)
      close = () => {
        stopListening()
        opened.stop()
        tabs.close()
        storage?.close()
      }
      setDoor(opened)
      await opened.start()
    }
    void open()
    return () => {
      isGone = true
      close()
      setDoor(undefined)
    }
  }, [userId, organisationId, eventId])
  return door
}

const listKinds = ['guests', 'seats', 'parties', 'event', 'reload']

/** Reads what the feed tells of. A feed that starts or stops changes how often the door asks by itself. */
function useFeed(door: Door | undefined, eventId: string): void {
  const isLive = useLiveState() === 'live'
  const wasLive = useRef(isLive)
  useEffect(
    () =>
      onLiveChange((change) => {
        if (change.eventId !== null && change.eventId !== eventId) return
        if (listKinds.includes(change.kind)) door?.told('list')
        if (change.kind === 'check-ins') door?.told('entries')
      }),
    [door, eventId],
  )
  useEffect(() => {
    if (wasLive.current === isLive) return
    wasLive.current = isLive
    if (isVisible()) door?.wake()
  }, [door, isLive])
}

function listen(door: Door): () => void {
  const wake = () => {
    if (isVisible()) door.wake()
  }
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('online', wake)
  window.addEventListener('offline', door.networkLost)
  const stopSession = sessionStore.subscribe(({ lost }, { lost: before }) => {
    if (lost === undefined && before !== undefined) door.retry()
  })
  return () => {
    document.removeEventListener('visibilitychange', wake)
    window.removeEventListener('online', wake)
    window.removeEventListener('offline', door.networkLost)
    stopSession()
  }
}

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => {
    clearTimeout(timer)
  }
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}
