/* The frame of the registration pages: the event as cover, in its own colour, and one column beside or below it. */
import { useId, type CSSProperties, type ReactNode } from 'react'
import type { PublicEvent } from '@/api/guest-form'
import { EventCover } from '@/events/EventCover'
import { pageMessages } from '@/features/rsvp/page-messages'
import { useFormLanguage } from '@/features/rsvp/use-form-language'
import { inEventColour } from '@/guest-pages/event-colour'
import { YourDataLink } from '@/guest-pages/YourDataLink'
import { accentOf } from '@/lib/event-accent'
import { useDocumentLanguage, useEventLanguage } from '@/guest-pages/page-language'
import { productName } from '@/lib/title'
import { cn } from '@/ui/class-names'
import { LanguageSwitch } from '@/ui/LanguageSwitch'
import { Logo } from '@/ui/Logo'
import { Toaster } from '@/ui/Toaster'

type Props = {
  /** Undefined while it is loading, or when it does not exist. */
  event: PublicEvent | undefined
  /** Contact for questions of guests. */
  contact?: string | null | undefined
  children: ReactNode
}

/** Renders the frame. */
export function EventFrame({ event, contact, children }: Props) {
  const { language, choose } = useFormLanguage()
  useDocumentLanguage(language)
  useEventLanguage(event?.language)
  const patternId = useId()
  const accent = accentAttributes(event)
  const languages = <LanguageSwitch language={language} onChoose={choose} />
  const column = (
    <div className="mx-auto w-full max-w-[38rem] px-4 pt-6 pb-12 text-base sm:px-6">
      <Toaster dismiss={pageMessages[language].dismiss} flowsOnPhones />
      {children}
    </div>
  )
  return (
    <div
      {...accent}
      data-display-face
      className={cn(
        'min-h-dvh',
        inEventColour,
        event !== undefined && 'lg:grid lg:grid-cols-[minmax(22rem,5fr)_8fr]',
      )}
    >
      {event === undefined ? (
        <header className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2 text-muted">
          <ProductName />
          {languages}
        </header>
      ) : (
        <header className="lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto">
          <EventCover event={event} language={language} patternId={patternId} actions={languages} />
        </header>
      )}
      <main tabIndex={-1} data-page-focus className="min-w-0 focus:outline-none lg:pt-8">
        {column}
        {event !== undefined && (
          <footer className="mx-auto flex max-w-[38rem] flex-wrap items-center justify-between gap-x-4 px-4 pb-8 text-muted sm:px-6">
            <ProductName />
            <YourDataLink
              holder={{ event: event.name, contact: contact ?? '' }}
              language={language}
            />
          </footer>
        )}
      </main>
    </div>
  )
}

function ProductName() {
  return (
    <p className="flex items-center gap-2 text-sm font-semibold">
      <Logo className="size-5" />
      {productName}
    </p>
  )
}

/** An event without a colour of its own keeps the default. */
function accentAttributes(
  event: PublicEvent | undefined,
): { 'data-event-accent': true; style: CSSProperties } | undefined {
  return event && accentOf({ accentShades: event.accent })
}
