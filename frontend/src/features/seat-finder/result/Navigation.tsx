/* Precision navigation: the way step by step, as a walk over the map. */
import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useReducer, type ReactNode } from 'react'
import type { SeatRoute, ShownRoute } from '@/api/seat-route-types'
import { DirectionList } from '@/features/seat-finder/result/DirectionList'
import type { Target } from '@/features/seat-finder/result/phrases'
import { stepLength } from '@/features/seat-finder/result/footprints'
import { FullScreen } from '@/features/seat-finder/result/FullScreen'
import { countText, exactMinutes, metresText } from '@/features/seat-finder/result/numbers'
import { RouteMap } from '@/features/seat-finder/result/RouteMap'
import type { ResultTexts } from '@/features/seat-finder/result/texts'
import { atStart, directionAt, stepMs, walked } from '@/features/seat-finder/result/walker'
import type { Language } from '@/lib/language'
import { Button } from '@/ui/Button'

type Props = {
  answer: SeatRoute
  route: ShownRoute
  target: Target
  texts: ResultTexts
  language: Language
  /** The step-free switch of the page. */
  stepFree: ReactNode
  onClose: () => void
}

/** Renders the walk; people who want less motion go through the directions one by one. */
export function Navigation({ answer, route, target, texts, language, stepFree, onClose }: Props) {
  const [walk, act] = useReducer(walked, atStart)
  const { steps } = route
  const { isWalking } = walk
  useEffect(() => {
    if (!isWalking) return undefined
    const timer = setInterval(() => {
      act({ kind: 'step', steps })
    }, stepMs)
    return () => {
      clearInterval(timer)
    }
  }, [isWalking, steps])
  const metres = walk.step >= steps ? route.distance : walk.step * stepLength
  const isSlow = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const move = isSlow ? 'next' : 'walk'
  return (
    <FullScreen title={texts.navigation.title} close={texts.close} onClose={onClose}>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <Figures route={route} texts={texts} language={language} />
        <RouteMap
          answer={answer}
          texts={texts}
          label={texts.mapLabel(target.table)}
          seatLabel={target.seat}
          at={metres}
          inPage
          className="h-[45dvh] min-h-64 w-full shrink-0 border-b border-border"
        />
        <div className="flex flex-col gap-3 bg-surface px-4 py-4">
          <Progress walk={walk} route={route} metres={metres} texts={texts} language={language} />
          <div className="grid grid-cols-3 gap-2">
            {move === 'walk' ? (
              <>
                <Button
                  size="lg"
                  variant={isWalking ? 'secondary' : 'primary'}
                  disabled={isWalking || walk.step >= steps}
                  onClick={() => {
                    act({ kind: 'start' })
                  }}
                >
                  <Play aria-hidden />
                  {texts.navigation.start}
                </Button>
                <Button
                  size="lg"
                  variant={isWalking ? 'primary' : 'secondary'}
                  disabled={!isWalking}
                  onClick={() => {
                    act({ kind: 'pause' })
                  }}
                >
                  <Pause aria-hidden />
                  {texts.navigation.pause}
                </Button>
              </>
            ) : (
              <Button
                size="lg"
                variant="primary"
                className="col-span-2"
                disabled={walk.step >= steps}
                onClick={() => {
                  const next = nextStep(route, walk.step)
                  for (let step = walk.step; step < next; step += 1) act({ kind: 'step', steps })
                }}
              >
                {texts.navigation.next}
              </Button>
            )}
            <Button
              size="lg"
              onClick={() => {
                act({ kind: 'reset' })
              }}
            >
              <RotateCcw aria-hidden />
              {texts.navigation.reset}
            </Button>
          </div>
          {stepFree}
        </div>
        <div className="border-t border-border bg-surface">
          <DirectionList
            directions={route.directions}
            target={target}
            texts={texts}
            language={language}
            current={directionAt(route.directions, metres)}
          />
        </div>
      </div>
    </FullScreen>
  )
}

/** The step at which the next direction begins. */
function nextStep({ directions, steps }: ShownRoute, step: number): number {
  let metres = 0
  for (const { distance } of directions) {
    metres += distance
    const begins = Math.ceil(metres / stepLength)
    if (begins > step) return Math.min(begins, steps)
  }
  return steps
}

type FiguresProps = { route: ShownRoute; texts: ResultTexts; language: Language }

function Figures({ route, texts, language }: FiguresProps) {
  const { navigation } = texts
  const figures = [
    [navigation.from, route.entranceName],
    [navigation.distance, texts.metres(metresText(route.distance, language))],
    [navigation.time, exactMinutes(route.minutes, texts, language)],
    [navigation.steps, countText(route.steps, language)],
  ]
  return (
    <dl className="grid shrink-0 grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] border-b border-border bg-surface">
      {figures.map(([name, value]) => (
        <div key={name} className="min-w-0 px-4 py-2">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold wrap-anywhere tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type ProgressProps = FiguresProps & {
  walk: { step: number; isWalking: boolean }
  metres: number
}

function Progress({ walk, route, metres, texts, language }: ProgressProps) {
  const { navigation } = texts
  const share = route.distance > 0 ? metres / route.distance : 1
  const percent = countText(Math.floor(share * 100), language)
  const isThere = walk.step >= route.steps
  const isPaused = !walk.isWalking && walk.step > 0 && !isThere
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-3">
        <p className="font-semibold">
          <span role="status">
            {isThere ? navigation.arrived : isPaused && navigation.paused(percent)}
          </span>
          {!isThere && !isPaused && navigation.progress(percent)}
        </p>
        <p className="text-muted tabular-nums">
          {navigation.toGo(
            countText(walk.step, language),
            countText(route.steps, language),
            metresText(route.distance - metres, language),
          )}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label={navigation.title}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-2 overflow-hidden rounded-full bg-surface-2"
      >
        <div className="h-full bg-event" style={{ width: `${String(share * 100)}%` }} />
      </div>
    </div>
  )
}
