/* The way to a found seat: directions, map, and what a guest can change about it. */
import {
  Accessibility,
  Footprints,
  Map as MapIcon,
  Navigation as NavigationIcon,
} from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import type { SeatRoute } from '@/api/seat-route-types'
import { useSeatRoute } from '@/guest-pages/calls/seat-routes'
import type { FoundResult } from '@/features/seat-finder/found'
import { DirectionList } from '@/features/seat-finder/result/DirectionList'
import type { Target } from '@/features/seat-finder/result/phrases'
import { keepFoundSeat } from '@/features/seat-finder/result/keep-found-seat'
import { MapOverlay } from '@/features/seat-finder/result/MapOverlay'
import { Navigation } from '@/features/seat-finder/result/Navigation'
import { metresText, walkTime } from '@/features/seat-finder/result/numbers'
import { RouteMap } from '@/features/seat-finder/result/RouteMap'
import { StepFreeSwitch } from '@/features/seat-finder/result/StepFreeSwitch'
import type { ResultTexts } from '@/features/seat-finder/result/texts'
import type { Language } from '@/lib/language'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Select } from '@/ui/Select'
import { Skeleton } from '@/ui/Skeleton'

type Props = {
  found: FoundResult
  routeKey: string
  tableName: string
  texts: ResultTexts
  language: Language
  from: string
}

/** Renders the section. A failed map leaves the table and seat above it in place. */
export function RouteSection({ found, routeKey, tableName, texts, language, from }: Props) {
  const [stepFree, setStepFree] = useState(false)
  const [entrance, setEntrance] = useState(from)
  const options = { from: entrance, stepFree }
  const query = useSeatRoute(routeKey, options)
  const answer = query.data
  useEffect(() => {
    if (answer !== undefined && entrance === '' && !query.isPrevious) {
      void keepFoundSeat(found, stepFree, answer)
    }
  }, [found, stepFree, entrance, answer, query.isPrevious])
  if (answer === undefined) {
    return query.error === null ? (
      <div role="status">
        <span className="sr-only">{texts.loadingMap}</span>
        <Skeleton className="h-72 rounded-card" />
      </div>
    ) : (
      <div role="alert" className="rounded-card bg-surface-2 p-4">
        <p className="font-semibold">{texts.noMap.title}</p>
        <Button
          size="lg"
          className="mt-3"
          pending={query.isFetching}
          pendingLabel={texts.noMap.retrying}
          onClick={() => void query.reload()}
        >
          {texts.noMap.retry}
        </Button>
      </div>
    )
  }
  const target: Target = {
    entrance: answer.route?.entranceName ?? '',
    table: tableName,
    seat: found.seat?.label ?? '',
  }
  const usable = answer.entrances.filter(({ usable }) => usable)
  return (
    <>
      <Directions answer={answer} target={target} texts={texts} language={language} />
      <Card className="overflow-hidden">
        <MapHeader answer={answer} texts={texts} language={language} />
        <RouteMap
          answer={answer}
          texts={texts}
          label={texts.mapLabel(tableName)}
          seatLabel={target.seat}
          inPage
          className="h-96 w-full bg-plan-outside"
        />
        {usable.length > 1 && (
          <label className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-border px-4 py-3">
            <span>{texts.from}</span>
            <Select
              value={entrance}
              className="min-w-0 grow basis-40 text-base"
              onChange={({ target }) => {
                setEntrance(target.value)
              }}
            >
              <option value="">{texts.nearest}</option>
              {usable.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </label>
        )}
      </Card>
      <StepFreeSwitch
        answer={answer}
        isOn={stepFree}
        texts={texts}
        language={language}
        onChange={setStepFree}
      />
      <Overlays
        found={found}
        answer={answer}
        target={target}
        texts={texts}
        language={language}
        stepFree={
          <StepFreeSwitch
            answer={answer}
            isOn={stepFree}
            texts={texts}
            language={language}
            onChange={setStepFree}
          />
        }
      />
    </>
  )
}

type PartProps = { answer: SeatRoute; texts: ResultTexts; language: Language }

function Directions({ answer, target, texts, language }: PartProps & { target: Target }) {
  if (answer.route == null) {
    return (
      <p role="status" className="rounded-card bg-warning-soft p-4 text-warning">
        {texts.blocked[answer.blocked ?? 'too_narrow']}
      </p>
    )
  }
  return (
    <section>
      <h2 className="text-lg font-semibold">{texts.directions}</h2>
      <Card className="mt-2">
        <DirectionList
          directions={answer.route.directions}
          target={target}
          texts={texts}
          language={language}
        />
      </Card>
    </section>
  )
}

function MapHeader({ answer: { route }, texts, language }: PartProps) {
  if (route == null) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border px-4 py-2.5 font-semibold tabular-nums">
      <span>{texts.metres(metresText(route.distance, language))}</span>
      <span aria-hidden className="h-4 border-s border-border" />
      <span>{walkTime(route.minutes, texts, language)}</span>
      {route.stepFree && (
        <span className="ms-auto inline-flex items-center gap-1.5 rounded-full bg-success-soft px-3 py-0.5 text-sm text-success">
          <Accessibility aria-hidden className="size-4" />
          {texts.stepFree}
        </span>
      )}
    </p>
  )
}

type OverlaysProps = PartProps & { found: FoundResult; target: Target; stepFree: ReactNode }

function Overlays({ found, answer, target, texts, language, stepFree }: OverlaysProps) {
  const [open, setOpen] = useState<'plan' | 'seat' | 'walk'>()
  const close = () => {
    setOpen(undefined)
  }
  const { route } = answer
  const shared = { answer, target, texts, language, onClose: close }
  return (
    <div className="flex flex-wrap gap-2 [&>button]:grow">
      {found.event.hasVenue && route != null && (
        <Button
          size="lg"
          variant="primary"
          className="w-full"
          onClick={() => {
            setOpen('walk')
          }}
        >
          <Footprints aria-hidden />
          {texts.precision}
        </Button>
      )}
      <Button
        size="lg"
        onClick={() => {
          setOpen('seat')
        }}
      >
        <NavigationIcon aria-hidden />
        {texts.showMe}
      </Button>
      <Button
        size="lg"
        onClick={() => {
          setOpen('plan')
        }}
      >
        <MapIcon aria-hidden />
        {texts.showPlan}
      </Button>
      {(open === 'plan' || open === 'seat') && <MapOverlay {...shared} withWay={open === 'seat'} />}
      {open === 'walk' && route != null && (
        <Navigation {...shared} route={route} stepFree={stepFree} />
      )}
    </div>
  )
}
