/* The plan over the page, at the guest's table or, when it is wanted, with the way there. */
import { useId, useState } from 'react'
import type { SeatRoute } from '@/api/seat-route-types'
import { DirectionList } from '@/features/seat-finder/result/DirectionList'
import type { Target } from '@/features/seat-finder/result/phrases'
import { FullScreen } from '@/features/seat-finder/result/FullScreen'
import { countText, metresText } from '@/features/seat-finder/result/numbers'
import { RouteMap } from '@/features/seat-finder/result/RouteMap'
import type { ResultTexts } from '@/features/seat-finder/result/texts'
import type { Language } from '@/lib/language'
import { Switch } from '@/ui/Switch'

type Props = {
  answer: SeatRoute
  target: Target
  texts: ResultTexts
  language: Language
  /** With the way and its directions, or the plan alone. */
  withWay: boolean
  onClose: () => void
}

/** Renders the overlay. */
export function MapOverlay({ answer, target, texts, language, withWay, onClose }: Props) {
  const switchId = useId()
  const [showsPath, setShowsPath] = useState(withWay)
  const { route } = answer
  const title = withWay ? texts.showMe : texts.planLabel
  return (
    <FullScreen title={title} close={texts.close} onClose={onClose}>
      <RouteMap
        answer={answer}
        texts={texts}
        label={withWay ? texts.mapLabel(target.table) : texts.planLabel}
        seatLabel={target.seat}
        showsPath={showsPath}
        beginsAtTable={!withWay}
        className="min-h-0 w-full flex-1"
      />
      {withWay && route != null && (
        <div className="max-h-[42dvh] overflow-y-auto border-t border-border bg-surface">
          <div className="flex items-center gap-3 px-4 py-3">
            <label htmlFor={switchId} className="grow font-semibold">
              {texts.path}
            </label>
            <span className="text-muted tabular-nums">
              {texts.metres(metresText(route.distance, language))} ·{' '}
              {texts.steps(countText(route.steps, language))}
            </span>
            <Switch id={switchId} checked={showsPath} onChange={setShowsPath} />
          </div>
          {showsPath && (
            <DirectionList
              directions={route.directions}
              target={target}
              texts={texts}
              language={language}
            />
          )}
        </div>
      )}
    </FullScreen>
  )
}
