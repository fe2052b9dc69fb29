/* The page for visitors: what the product does, shown by the product itself. */
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { LandingHeader } from '@/features/landing/LandingHeader'
import { paths } from '@/lib/paths'
import { productName, useTitle } from '@/lib/title'
import { buttonStyles } from '@/ui/button-styles'

const SamplePlan = lazy(async () => ({
  default: (await import('@/features/landing/SamplePlan')).SamplePlan,
}))

const steps = [
  {
    title: 'Draw the room',
    text: 'Tables, chairs, stage and bar, to scale. Drag, resize, rotate, undo. What you see is what will stand in the room.',
  },
  {
    title: 'Bring the list',
    text: 'Import a CSV as it is: any separator, any encoding, names in any script. Rows that are not guests are named, never lost.',
  },
  {
    title: 'Seat everyone',
    text: 'Auto-assign keeps parties together and never moves a seat you chose by hand. Change anything afterwards.',
  },
  {
    title: 'Let them find it',
    text: 'Every guest has a code of six characters. Typed on a phone, it shows table and seat. No app, no account.',
  },
] as const

/** Renders the landing page. */
export function LandingPage() {
  useTitle(undefined)
  return (
    <>
      <LandingHeader />
      <main tabIndex={-1} data-page-focus className="focus:outline-none">
        <section className="mx-auto grid max-w-[1200px] items-center gap-x-12 gap-y-12 px-4 pt-12 md:px-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-20">
          <div>
            <h1 className="text-display font-semibold tracking-tight">
              A seat for everyone, and everyone at their seat.
            </h1>
            <p className="mt-5 max-w-[52ch] text-base text-muted">
              {productName} is where an event gets its floor plan, its guest list and its seating,
              and where each guest finds the right chair.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <Link to={paths.signUp} className={buttonStyles({ variant: 'primary', size: 'lg' })}>
                Start Free Trial
              </Link>
              <Link to={paths.seatLookup} className={buttonStyles({ size: 'lg' })}>
                I am a guest
              </Link>
            </div>
          </div>
          <div className="relative">
            <div className="relative aspect-3/2 overflow-hidden rounded-dialog border border-border bg-plan-outside">
              <Suspense fallback={null}>
                <SamplePlan />
              </Suspense>
            </div>
            <GuestCard />
          </div>
        </section>
        <section
          aria-labelledby="how"
          className="mx-auto max-w-[1200px] px-4 pt-16 pb-20 md:px-8 md:pt-28 md:pb-28"
        >
          <h2 id="how" className="text-xl font-semibold tracking-tight">
            From an empty room to a full one
          </h2>
          <ol className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-4">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="border-t border-border-strong pt-4">
                <p aria-hidden className="text-sm text-muted tabular-nums">
                  {index + 1}
                </p>
                <h3 className="mt-2 text-base font-semibold">{title}</h3>
                <p className="mt-1.5 text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </main>
      <footer className="border-t border-border">
        <div className="mx-auto flex max-w-[1200px] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-8 text-muted md:px-8">
          <p>{productName}</p>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            <li>
              <Link to={paths.seatLookup} className="rounded-control hover:text-text">
                Find my seat
              </Link>
            </li>
            <li>
              <a href={paths.login} className="rounded-control hover:text-text">
                Log In
              </a>
            </li>
            <li>
              <Link to={paths.signUp} className="rounded-control hover:text-text">
                Start Free Trial
              </Link>
            </li>
          </ul>
        </div>
      </footer>
    </>
  )
}

/** What the guest of the highlighted seat sees; it lies over the plan where there is room. */
function GuestCard() {
  return (
    <div className="relative mx-auto -mt-8 w-72 max-w-[calc(100%-32px)] rounded-card border border-border bg-surface p-5 shadow-float md:absolute md:-bottom-10 md:-left-6 md:mt-0">
      <p className="text-muted">Welcome, Ana Ruiz</p>
      <p className="mt-0.5 text-lg font-semibold tracking-tight">Table 7, Seat C</p>
      <p className="mt-3 border-t border-border pt-3 text-xs text-muted">
        What a guest sees after typing{' '}
        <code className="font-mono font-semibold tracking-wider text-text">K7M2QX</code>
      </p>
    </div>
  )
}
