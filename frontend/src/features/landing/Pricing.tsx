/* The price list: three plans, one of them marked. */
import { Link } from 'react-router-dom'
import { useOffers } from '@/api/site'
import {
  popularMark,
  pricingPlans,
  trialNote,
  type PricingPlan,
} from '@/features/landing/pricing-plans'
import { Section } from '@/features/landing/Section'
import { paths } from '@/lib/paths'
import { buttonStyles } from '@/ui/button-styles'

/** Renders the plans side by side. */
export function Pricing() {
  return (
    <Section id="pricing" title="Three plans, by the size of the room" text={`${trialNote}.`}>
      <div className="grid gap-px overflow-hidden rounded-dialog border border-border bg-border lg:grid-cols-3">
        {pricingPlans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </div>
    </Section>
  )
}

function PlanCard({ plan }: { plan: PricingPlan }) {
  const { signUp } = useOffers()
  const { name, price, period, description, features, popular, button } = plan
  const look = buttonStyles({ variant: popular ? 'primary' : 'secondary', size: 'lg' })
  return (
    <article aria-label={name} className="relative flex flex-col bg-surface p-6 md:p-8">
      {popular && <div aria-hidden className="absolute inset-x-0 top-0 h-1 bg-accent" />}
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{name}</h3>
        {popular && (
          <p className="rounded-full bg-accent-soft px-2.5 py-0.5 text-xs font-semibold text-accent">
            {popularMark}
          </p>
        )}
      </div>
      <p className="mt-1 text-muted">{description}</p>
      <p className="mt-6 flex items-baseline gap-2">
        <span className="text-figure font-semibold tracking-[-0.03em] tabular-nums">{price}</span>
        <span className="text-muted">{period}</span>
      </p>
      {button.to.startsWith('/api/') ? (
        <a href={signUp === 'open' ? button.to : paths.login} className={`${look} mt-6 w-full`}>
          {signUp === 'open' ? button.label : 'Log in'}
        </a>
      ) : (
        <Link to={button.to} className={`${look} mt-6 w-full`}>
          {button.label}
        </Link>
      )}
      <ul className="mt-6 border-t border-border">
        {features.map((feature) => (
          <li key={feature} className="border-b border-border py-2 last:border-b-0">
            {feature}
          </li>
        ))}
      </ul>
    </article>
  )
}
