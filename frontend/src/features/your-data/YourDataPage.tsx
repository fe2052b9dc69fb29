/* What is kept about a guest, by whom, for how long, and how to get a copy of it or have it erased. */
import type { ReactNode } from 'react'
import { messages, useDataLanguage } from '@/features/your-data/messages'
import { useAddress } from '@/guest-pages/address/address'
import { GuestLink } from '@/guest-pages/address/GuestLink'
import { ContactText } from '@/guest-pages/ContactText'
import { PublicFrame } from '@/guest-pages/PublicFrame'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { Skeleton } from '@/ui/Skeleton'

/** Renders the page. The link that led here says who the organiser is; an address that was typed does not. */
export function YourDataPage() {
  const { language, isReady } = useDataLanguage()
  const texts = messages[language]
  const state: unknown = useAddress().address.state
  const event = textAt(state, 'event')
  const organisation = textAt(state, 'organisation')
  const contact = textAt(state, 'contact')
  const { holder, kept, howLong, rights } = texts
  useTitle(texts.title)
  if (!isReady) {
    return (
      <PublicFrame language={language} tall>
        <Skeleton className="h-96 rounded-card" />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame language={language} tall>
      <h1 className="font-display text-2xl font-semibold">{texts.title}</h1>
      <div className="flex flex-col gap-6 pt-4 text-base wrap-anywhere">
        <Part title={holder.title}>
          <p>
            {event !== undefined
              ? holder.event(event)
              : organisation !== undefined
                ? holder.organisation(organisation)
                : holder.unknown}
          </p>
          <p className="text-muted">
            {contact === undefined ? (
              holder.askUnknown
            ) : (
              <>
                {holder.ask} <ContactText text={contact} />
              </>
            )}
          </p>
        </Part>
        <Part title={kept.title}>
          <Points points={kept.points} />
          <p>{kept.who}</p>
        </Part>
        <Part title={howLong.title}>
          <p>{howLong.text}</p>
        </Part>
        <Part title={rights.title}>
          <Points points={rights.points} />
        </Part>
        <GuestLink
          to={paths.privacy}
          className="inline-flex min-h-11 items-center text-muted underline underline-offset-4"
        >
          {texts.server}
        </GuestLink>
      </div>
    </PublicFrame>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1.5 ps-6 marker:text-muted">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

/** A text of the navigation state, which a browser keeps and nothing checks. */
function textAt(state: unknown, key: string): string | undefined {
  const value: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}
