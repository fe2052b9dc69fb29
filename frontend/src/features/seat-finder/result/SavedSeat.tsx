/* The seat that this device keeps, while the server cannot be reached. */
import { CloudOff } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import type { SeatRoute } from '@/api/seat-route-types'
import { restoreSeatRoute } from '@/guest-pages/calls/seat-routes'
import type { FoundResult } from '@/features/seat-finder/found'
import type { KeptResult } from '@/features/seat-finder/result/keep-found-seat'
import { SeatResult } from '@/features/seat-finder/result/SeatResult'
import { resultTexts } from '@/features/seat-finder/result/texts'
import { localeOf, type Language } from '@/lib/language'
import { keptSeat } from '@/lib/saved-seat'
import { Skeleton } from '@/ui/Skeleton'

type Props = {
  /** Only a seat of this event is shown. */
  eventId?: string | undefined
  /** Only the seat of this code is shown. */
  code?: string | undefined
  language: Language
  /** Shown where no such seat is kept. */
  fallback: ReactNode
  onSearchAgain?: () => void
}

/** Renders the kept seat, and says that it may have changed. */
export function SavedSeat({ eventId, code, language, fallback, onSearchAgain }: Props) {
  const texts = resultTexts[language]
  const [kept, setKept] = useState<KeptResult | 'none'>()
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    let isWanted = true
    void keptSeat<FoundResult, SeatRoute>(Date.now()).then((found) => {
      if (!isWanted) return
      if (found === undefined || !isOf(found.found, { eventId, code })) {
        setKept('none')
        return
      }
      const { routeKey } = found.found
      for (const { stepFree, route } of found.routes) {
        if (routeKey != null) restoreSeatRoute(routeKey, { from: '', stepFree }, route)
      }
      setKept(found)
    })
    return () => {
      isWanted = false
    }
  }, [eventId, code])
  if (kept === undefined) return <Skeleton className="h-96 rounded-card" />
  if (kept === 'none' || isHidden) return fallback
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="flex items-start gap-3 rounded-card bg-surface-2 p-4">
        <CloudOff aria-hidden className="mt-1 size-4 shrink-0" />
        {texts.kept(whenText(kept.savedAt, language))}
      </p>
      <SeatResult
        found={kept.found}
        language={language}
        from=""
        onSearchAgain={() => {
          setHidden(true)
          onSearchAgain?.()
        }}
      />
    </div>
  )
}

function isOf(found: FoundResult, { eventId, code }: Pick<Props, 'eventId' | 'code'>): boolean {
  if (code !== undefined) return found.code === code
  return eventId === undefined || eventId === '' || found.event.id === eventId
}

/** “12 Jun, 18:47” on the clock of this device. */
function whenText(time: number, language: Language): string {
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(localeOf(language), format).format(time)
}
