/* The first screen: what this is, two ways on, and the plan of a wedding that can be touched. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/auth'
import { badge } from '@/features/landing/claims'
import { WatchDemo } from '@/features/landing/demo/WatchDemo'
import { LivePlan } from '@/features/landing/live-plan/LivePlan'
import { column } from '@/features/landing/Section'
import { StartTrial } from '@/features/landing/StartTrial'
import { paths } from '@/lib/paths'
import { productName } from '@/lib/title'
import { buttonStyles } from '@/ui/button-styles'

/** Renders the top of the page; the plan keeps its place until it is drawn. */
export function Hero({ withPlan }: { withPlan: boolean }) {
  const user = useUser()
  const [demoOpen, setDemoOpen] = useState(false)
  return (
    <div className={column}>
      <div className="pt-8 pb-8 md:pt-12 md:pb-10">
        <p className="mb-4 flex w-fit items-center gap-2.5 rounded-full border border-border bg-surface py-1 pr-3.5 pl-1.5 font-medium md:mb-6">
          <SeatedMark />
          {badge}
        </p>
        <h1 className="font-display text-hero font-semibold tracking-[-0.02em]">
          A seat for everyone, <span className="lg:block">and everyone at their seat.</span>
        </h1>
        <div className="mt-5 grid items-end gap-x-12 gap-y-6 md:mt-7 lg:grid-cols-[minmax(0,1fr)_auto]">
          <p className="max-w-[58ch] text-base text-muted md:text-lg">
            {productName} draws your room to scale, keeps the guest list, seats people who belong
            together, and tells every guest their table and seat.
          </p>
          <div className="flex flex-wrap gap-3">
            {user.data == null ? (
              <StartTrial look={buttonStyles({ variant: 'primary', size: 'lg' })} />
            ) : (
              <Link
                to={paths.dashboard}
                className={buttonStyles({ variant: 'primary', size: 'lg' })}
              >
                Go to your dashboard
              </Link>
            )}
            <WatchDemo open={demoOpen} onOpenChange={setDemoOpen} />
          </div>
        </div>
      </div>
      {withPlan ? (
        <LivePlan />
      ) : (
        <div className="h-[838px] rounded-dialog border border-border bg-plan-outside md:h-[1018px] lg:h-[602px]" />
      )}
    </div>
  )
}

/** A table that fills itself: three of its six chairs are taken. */
function SeatedMark() {
  const chairs = [0, 60, 120, 180, 240, 300]
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-6 rounded-full bg-accent-soft">
      <circle cx="12" cy="12" r="4" className="fill-accent" />
      {chairs.map((degrees) => (
        <circle
          key={degrees}
          cx="12"
          cy="4.6"
          r="1.7"
          transform={`rotate(${degrees} 12 12)`}
          strokeWidth="1"
          className={degrees < 240 ? 'fill-success stroke-success' : 'fill-none stroke-accent'}
        />
      ))}
    </svg>
  )
}
