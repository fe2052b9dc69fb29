/* The page for visitors: what the product does, shown by the product itself. */
import { CallToAction } from '@/features/landing/CallToAction'
import { ClaimStrip } from '@/features/landing/ClaimStrip'
import { FeatureCards } from '@/features/landing/FeatureCards'
import { Hero } from '@/features/landing/Hero'
import { Integrations } from '@/features/landing/Integrations'
import { Pricing } from '@/features/landing/Pricing'
import { Templates } from '@/features/landing/Templates'
import { useTitle } from '@/lib/title'

/** Renders the landing page inside of the site's frame. */
export function LandingPage() {
  useTitle(undefined)
  return (
    <>
      <Hero />
      <ClaimStrip />
      <FeatureCards />
      <Templates />
      <Integrations />
      <Pricing />
      <CallToAction />
    </>
  )
}
