/* The last band of the page: begin, or look first. */
import { Link } from 'react-router-dom'
import { useUser } from '@/api/auth'
import { useOffers } from '@/api/site'
import { column } from '@/features/landing/Section'
import { trialNote } from '@/features/landing/pricing-plans'
import { SandboxButton } from '@/features/landing/SandboxButton'
import { StartTrial } from '@/features/landing/StartTrial'
import { paths } from '@/lib/paths'
import { buttonStyles } from '@/ui/button-styles'

/** Renders the band. */
export function CallToAction() {
  const user = useUser()
  const offers = useOffers()
  return (
    <section id="begin" aria-labelledby="begin-title" className={`${column} py-20 md:py-32`}>
      <div className="grid gap-x-12 gap-y-8 rounded-dialog bg-text px-6 py-10 text-bg md:px-12 md:py-16 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h2 id="begin-title" className="max-w-[18ch] font-display text-title font-semibold">
          Someone is already asking where they sit.
        </h2>
        <div>
          <p className="max-w-[46ch] text-base opacity-80">
            {offers.signUp === 'open' && `${trialNote}. `}
            {offers.sandbox &&
              'Look around first: the sandbox holds a sample wedding that is yours for a day, without an account.'}
          </p>
          <div className="mt-6 flex flex-wrap items-start gap-3">
            {user.data == null ? (
              <StartTrial
                look={`${buttonStyles({ variant: 'secondary', size: 'lg' })} border-transparent`}
              />
            ) : (
              <Link
                to={paths.dashboard}
                className={`${buttonStyles({ variant: 'secondary', size: 'lg' })} border-transparent`}
              >
                Go to your dashboard
              </Link>
            )}
            {user.data == null && offers.sandbox && <SandboxButton look="inverted" />}
          </div>
        </div>
      </div>
    </section>
  )
}
