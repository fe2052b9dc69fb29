/* The plans to start with: one of three finished rooms, or an empty one. */
import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react'
import type { OfferedPlan } from '@/plan/layouts/tasks'
import type { StartWish } from '@/plan/types'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { Segmented } from '@/ui/Segmented'
import { Skeleton } from '@/ui/Skeleton'
import { useStartPlans } from '@/features/events/start/use-start-plans'

/** What is chosen: a plan, or the empty room. */
export type Choice = OfferedPlan | 'empty'

/** The drawing, or the room in perspective. */
type View = '2d' | '3d'

const views = [
  { value: '2d', label: '2D' },
  { value: '3d', label: '3D' },
] as const

type Props = {
  wish: StartWish
  chosen: Choice | undefined
  /** Undefined while plans are made for another wish. */
  onChoose: Dispatch<SetStateAction<Choice | undefined>>
}

/** Renders the choice; the best plan is chosen as soon as it is known. */
export function StartPlans({ wish, chosen, onChoose }: Props) {
  const offer = useStartPlans(wish)
  const [view, setView] = useState<View>('2d')
  const plans = offer.state === 'failed' ? [] : offer.plans
  const best = plans.find(seatsEveryone) ?? plans[0]
  const isOffered = (choice: Choice | undefined) =>
    choice === 'empty' || plans.some(({ planJson }) => planJson === choice?.planJson)
  const isKnown = isOffered(chosen)
  const isReady = offer.state === 'ready'
  // The effect of plans that just came may run after a click, whose choice stays.
  const choose = useEffectEvent(() => {
    onChoose((now) => (isOffered(now) ? now : best))
  })
  useEffect(() => {
    if (!isKnown) choose()
  }, [isKnown, best])
  return (
    <section aria-label="Start with a finished plan" className="flex min-w-0 flex-col gap-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold">Start with a finished plan</h3>
          <p className="text-sm text-muted">{summary(wish)}</p>
        </div>
        <Segmented legend="View" hideLegend value={view} options={views} onChange={setView} />
      </div>
      {offer.state === 'failed' ? (
        <div className="flex flex-col items-start gap-2 text-sm">
          <p>The plans could not be created.</p>
          <Button size="sm" onClick={offer.retry}>
            Try again
          </Button>
        </div>
      ) : (
        <div role="radiogroup" aria-label="Plan" className="flex flex-col gap-3">
          {plans.map((plan) => (
            <PlanCard
              key={plan.label}
              plan={plan}
              view={view}
              isBest={plan === best && isReady}
              checked={chosen !== 'empty' && chosen?.planJson === plan.planJson}
              onChoose={() => {
                onChoose(plan)
              }}
            />
          ))}
          {!isReady && (
            <div role="status">
              <span className="sr-only">Making plans…</span>
              {Array.from({ length: 3 - plans.length }, (_, index) => (
                <Skeleton key={index} className="mb-3 h-40 rounded-card" />
              ))}
            </div>
          )}
          <label className="flex min-h-8 items-center gap-2.5 px-3 text-sm pointer-coarse:min-h-11">
            <input
              type="radio"
              name="start-plan"
              className="size-4 accent-accent"
              checked={chosen === 'empty'}
              onChange={() => {
                onChoose('empty')
              }}
            />
            Start with an empty room
          </label>
        </div>
      )}
    </section>
  )
}

type CardProps = {
  plan: OfferedPlan
  view: View
  isBest: boolean
  checked: boolean
  onChoose: () => void
}

function PlanCard({ plan, view, isBest, checked, onChoose }: CardProps) {
  return (
    <label className="flex cursor-pointer flex-col gap-2 rounded-card border border-border p-2 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <img
        src={view === '2d' ? plan.svg : plan.room}
        alt=""
        className={cn(
          'h-36 w-full rounded-control bg-surface-2',
          view === '2d' ? 'object-contain p-1' : 'object-cover',
        )}
      />
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 px-1 text-sm">
        <input
          type="radio"
          name="start-plan"
          className="size-4 shrink-0 accent-accent"
          checked={checked}
          onChange={onChoose}
        />
        <span className="font-semibold">{plan.label}</span>
        {isBest && seatsEveryone(plan) && <Badge tone="success">Best fit</Badge>}
        <span className="ml-auto text-muted tabular-nums">{seatsOf(plan)}</span>
        <span className="w-full pl-6.5 text-xs text-muted">
          {`${String(plan.width)} × ${String(plan.height)} ft · ${plan.note}`}
        </span>
      </span>
    </label>
  )
}

function seatsEveryone({ seats, guests }: OfferedPlan): boolean {
  return seats >= guests
}

function seatsOf(plan: OfferedPlan): string {
  const seats = plan.seats.toLocaleString('en')
  return seatsEveryone(plan)
    ? `${seats} seats`
    : `${seats} of ${plan.guests.toLocaleString('en')} fit`
}

function summary({ guests, room }: StartWish): string {
  const who =
    guests === undefined ? 'Made for 80 guests' : `Made for ${guests.toLocaleString('en')} guests`
  const where =
    room === undefined ? ' in a room that fits' : ` in ${String(room[0])} × ${String(room[1])} ft`
  return `${who}${where}. Tables can be moved later.`
}
