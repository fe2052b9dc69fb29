/* The page for visitors: what the product does, shown by the product itself. */
import { useEffect } from 'react'
import { CallToAction } from '@/features/landing/CallToAction'
import { ClaimStrip } from '@/features/landing/ClaimStrip'
import { FeatureCards } from '@/features/landing/FeatureCards'
import { Hero } from '@/features/landing/Hero'
import { Integrations } from '@/features/landing/Integrations'
import { Pricing } from '@/features/landing/Pricing'
import { Templates } from '@/features/landing/Templates'
import { Tour } from '@/features/landing/Tour'
import { useAfterFirstPaint } from '@/features/landing/use-after-first-paint'
import { useTitle } from '@/lib/title'

/** Renders the landing page inside of the site's frame: the words first, the drawings right after them. */
export function LandingPage() {
  useTitle(undefined)
  const painted = useAfterFirstPaint()
  // The browser looked for the part that the address names before there was a page to find it on.
  useEffect(() => {
    const part = decodeURIComponent(window.location.hash.slice(1))
    if (part !== '') document.getElementById(part)?.scrollIntoView()
  }, [])
  return (
    <>
      <Hero withPlan={painted} />
      {painted && (
        <>
          <ClaimStrip />
          <FeatureCards />
          <Tour />
          <Templates />
          <Integrations />
          <Pricing />
          <CallToAction />
        </>
      )}
    </>
  )
}
