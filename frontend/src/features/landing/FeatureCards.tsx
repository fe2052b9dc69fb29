/* Six cards, each with a small piece of the product instead of an icon. */
import type { ComponentType } from 'react'
import { featureTexts, type FeatureId, type FeatureText } from '@/features/landing/feature-texts'
import { Section } from '@/features/landing/Section'
import {
  FilePieces,
  FinderPiece,
  GuestPiece,
  MailPiece,
  PlanPiece,
  SyncPiece,
} from '@/features/landing/feature-pieces'

/** Renders the cards. */
export function FeatureCards() {
  return (
    <Section
      id="features"
      title="From an empty room to a full one"
      text="Six things that used to live in a drawing, a spreadsheet, a mail program and someone’s head."
    >
      <ul className="grid gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-12">
        {featureTexts.map((feature, index) => (
          <FeatureCard key={feature.id} {...feature} span={spans[index] ?? ''} />
        ))}
      </ul>
    </Section>
  )
}

function FeatureCard({ id, title, text, span }: FeatureText & { span: string }) {
  const Piece = pieces[id]
  return (
    <li
      className={`flex flex-col overflow-hidden rounded-card border border-border bg-surface ${span}`}
    >
      <div
        aria-hidden
        className="relative h-60 overflow-hidden border-b border-border bg-plan-outside lg:h-64"
      >
        <Piece />
      </div>
      <div className="px-5 pt-5 pb-6 md:px-6">
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="mt-1.5 max-w-[54ch] text-muted">{text}</p>
      </div>
    </li>
  )
}

/** Wide and narrow in turns, so that the eye does not count a grid. */
const spans = [
  'lg:col-span-7',
  'lg:col-span-5',
  'lg:col-span-4',
  'lg:col-span-4',
  'lg:col-span-4',
  'lg:col-span-12 lg:flex-row-reverse lg:*:first:min-h-72 lg:*:first:flex-[7] lg:*:first:border-b-0 lg:*:first:border-l lg:*:last:flex-[5] lg:*:last:self-center',
]

const pieces: Record<FeatureId, ComponentType> = {
  plans: PlanPiece,
  guests: GuestPiece,
  finder: FinderPiece,
  mails: MailPiece,
  files: FilePieces,
  sync: SyncPiece,
}
