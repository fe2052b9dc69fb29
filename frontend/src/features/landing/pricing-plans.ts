/* The three plans of the price list, word for word. They are text: no limit of them is enforced. */
import { paths } from '@/lib/paths'

export interface PricingPlan {
  readonly name: string
  readonly price: string
  readonly period: string
  readonly description: string
  readonly features: readonly string[]
  readonly popular: boolean
  readonly button: { readonly label: string; readonly to: string }
}

export const trialNote = '14-day free trial on all plans'
export const popularMark = 'Most Popular'

const startTrial = { label: 'Start Free Trial', to: paths.startTrial }

export const pricingPlans: readonly PricingPlan[] = [
  {
    name: 'Starter',
    price: '$29',
    period: 'per month',
    description: 'For the odd dinner, christening or club night.',
    features: [
      'Up to 3 events per month',
      'Up to 100 guests per event',
      'Basic floor plan designer',
      'Guest list management',
      'Email invitations',
      'QR seat finder',
      'Basic templates',
      'Email support',
    ],
    popular: false,
    button: startTrial,
  },
  {
    name: 'Professional',
    price: '$79',
    period: 'per month',
    description: 'For planners who seat people every week.',
    features: [
      'Unlimited events',
      'Up to 500 guests per event',
      'Advanced floor plan tools',
      'Automated seat assignment',
      'Custom branding',
      'Advanced analytics',
      'Premium templates',
      'CSV/Excel import',
      'Priority support',
      'Custom forms',
    ],
    popular: true,
    button: startTrial,
  },
  {
    name: 'Enterprise',
    price: '$199',
    period: 'per month',
    description: 'For venues and agencies with several locations.',
    features: [
      'Unlimited everything',
      'White-label',
      'API access',
      'Multi-venue management',
      'Advanced reporting',
      'Custom integrations',
      'Dedicated account manager',
      '24/7 phone support',
      'Training and onboarding',
      'SLA guarantee',
    ],
    popular: false,
    button: { label: 'Contact Sales', to: paths.contact },
  },
]
