/*
 * From the demo into the product: three screens and the dashboard. People who are signed in land in their own events,
 * everybody else in a sandbox that is opened for them.
 */
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/auth'
import { useOffers } from '@/api/site'
import { SandboxProblem } from '@/features/landing/SandboxProblem'
import { PlainStartTrial } from '@/features/landing/StartTrial'
import { useSandbox } from '@/features/landing/use-sandbox'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'

const screens = [
  { label: 'Open the floor planner', to: paths.floorPlanner },
  { label: 'Open guest management', to: paths.guestManagement },
  { label: 'Open the seat finder', to: paths.findSeat },
] as const

/** Renders the links. */
export function DemoLinks() {
  const user = useUser()
  const offers = useOffers()
  const sandbox = useSandbox()
  const signedIn = user.data != null
  const enter = (event: MouseEvent, to: string) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (signedIn || elsewhere || !offers.sandbox) return
    event.preventDefault()
    if (!sandbox.isOpening) sandbox.enterAt(to)
  }
  return (
    <div className="mt-6 border-t border-border pt-4">
      <div className="flex flex-wrap items-center gap-2">
        {!signedIn && offers.sandbox && (
          <Button
            pending={sandbox.isOpening}
            pendingLabel="Opening the sandbox…"
            onClick={() => sandbox.enterAt(paths.dashboard)}
          >
            Try it yourself
          </Button>
        )}
        <PlainStartTrial />
        <Link to={paths.contact} className={buttonStyles({ variant: 'ghost' })}>
          Contact Sales
        </Link>
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {screens.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={(event) => enter(event, to)}
              className="inline-block rounded-control py-1 font-medium text-accent underline underline-offset-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted">
        {signedIn
          ? 'These open with your own events.'
          : offers.sandbox
            ? 'The sandbox holds a sample wedding and is yours alone for 24 hours. No account needed.'
            : 'These open after you log in.'}
      </p>
      <div className="mt-3 empty:hidden">
        {sandbox.problem !== undefined && <SandboxProblem text={sandbox.problem} />}
      </div>
    </div>
  )
}
