/* Says politely what others change, and what they changed during an absence. */
import { useEffect, useState } from 'react'
import { onLiveChange } from '@/api/live'
import { watchOwnWrites } from '@/api/own-writes'
import { AwayNotice } from '@/app/AwayNotice'
import { collectNews } from '@/app/live-news'
import { endAbsence, noteVisit } from '@/lib/away'

/** Changes that come within this time are one sentence. */
const COLLECT_MS = 3_000
/** How often it is noted that the person is here. */
const VISIT_MS = 60_000

type Props = { account: string; eventId: string }

/** Renders the line about an absence, if there was one; mount it with `key={eventId}`. */
export function LiveNews({ account, eventId }: Props) {
  const text = useAnnouncement(eventId)
  const [since, setSince] = useAbsence(account, eventId)
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      {since !== undefined && (
        <AwayNotice
          eventId={eventId}
          since={since}
          onClose={() => {
            endAbsence(account, eventId, Date.now())
            setSince(undefined)
          }}
        />
      )}
    </>
  )
}

/** The latest sentence about changes of others. */
function useAnnouncement(eventId: string): string | undefined {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const news = collectNews()
    const own = watchOwnWrites()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onLiveChange((change) => {
      if (change.eventId !== eventId || own.mayBeOwn()) return
      news.add(change)
      timer ??= setTimeout(() => {
        timer = undefined
        setText(news.take())
      }, COLLECT_MS)
    })
    return () => {
      stop()
      own.stop()
      clearTimeout(timer)
    }
  }, [eventId])
  return text
}

/** Since when the person has been away from the event, if that is worth a line. */
function useAbsence(account: string, eventId: string) {
  const [since, setSince] = useState<number>()
  useEffect(() => {
    const note = () => {
      if (document.visibilityState !== 'hidden') {
        setSince(noteVisit(account, eventId, Date.now()))
      }
    }
    note()
    const timer = setInterval(note, VISIT_MS)
    document.addEventListener('visibilitychange', note)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', note)
    }
  }, [account, eventId])
  return [since, setSince] as const
}
