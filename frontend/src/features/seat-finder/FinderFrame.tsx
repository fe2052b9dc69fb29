/* The frame of the seat finders: title and event on a band in the colour of the event, and one column below. */
import type { ReactNode } from 'react'
import type { FinderEvent } from '@/api/finder-types'
import { toaster } from '@/features/seat-finder/lazy'
import { useFinderLanguage } from '@/features/seat-finder/use-finder-language'
import { inEventColour } from '@/guest-pages/event-colour'
import { YourDataLink, type DataHolder } from '@/guest-pages/YourDataLink'
import { longDate, timeOfDay } from '@/lib/dates'
import { accentOf } from '@/lib/event-accent'
import { useInShell } from '@/guest-pages/in-shell'
import { commaOf, directionOf, localeOf, type Language } from '@/lib/language'
import { useDocumentLanguage, useEventLanguage } from '@/guest-pages/page-language'
import { eventName } from '@/lib/organiser-words'
import { productName } from '@/lib/title'
import { cn } from '@/ui/class-names'
import { LanguageSwitch } from '@/ui/LanguageSwitch'
import { Logo } from '@/ui/Logo'
import { MapLink } from '@/ui/MapLink'
import { MarkedText } from '@/ui/MarkedText'

type Props = {
  title: string
  /** Undefined while it is not known. */
  event?: FinderEvent | undefined
  /** The title is the page's heading; a result has its own. */
  isHeading?: boolean
  /** What an organiser chooses the event with. */
  picker?: ReactNode
  children: ReactNode
}

/** Renders the frame; inside the organiser's frame it is a part of the page. */
export function FinderFrame({ title, event, isHeading = true, picker, children }: Props) {
  const inShell = useInShell()
  const { language, texts, choose } = useFinderLanguage()
  useDocumentLanguage(language)
  useEventLanguage(event?.language)
  const accent = event && accentOf({ accentShades: event.accent })
  const band = <Band title={title} event={event} isHeading={isHeading} />
  if (inShell) {
    return (
      <div
        {...accent}
        lang={language}
        dir={directionOf(language)}
        className={cn('max-w-[38rem] text-base', inEventColour)}
      >
        {picker}
        <div className="overflow-hidden rounded-card">{band}</div>
        <div className="pt-5">{children}</div>
      </div>
    )
  }
  return (
    <div {...accent} data-display-face className={cn('min-h-dvh', inEventColour)}>
      <header className={event === undefined ? undefined : 'bg-accent-soft'}>
        <div className="mx-auto flex max-w-[38rem] flex-wrap items-center justify-between gap-x-4 px-4 pt-3 text-muted sm:px-6">
          <p className="flex items-center gap-2 text-sm font-semibold">
            <Logo className="size-5" />
            {productName}
          </p>
          <LanguageSwitch language={language} onChoose={choose} />
        </div>
        {band}
      </header>
      <main tabIndex={-1} data-page-focus className="focus:outline-none">
        <div className="mx-auto w-full max-w-[38rem] px-4 pt-5 pb-12 text-base sm:px-6">
          {children}
          {event !== undefined && (
            <p className="mt-6">
              <YourDataLink holder={holderOf(event)} language={language} />
            </p>
          )}
        </div>
      </main>
      <toaster.Part dismiss={texts.dismiss} />
    </div>
  )
}

function holderOf({ name, organiserEmail }: FinderEvent): DataHolder {
  return organiserEmail == null ? { event: name } : { event: name, contact: organiserEmail }
}

type BandProps = Required<Pick<Props, 'title' | 'isHeading'>> & Pick<Props, 'event'>

function Band({ title, event, isHeading }: BandProps) {
  const { language } = useFinderLanguage()
  if (!isHeading && event !== undefined) {
    return (
      <p className="mx-auto flex max-w-[38rem] flex-wrap justify-between gap-x-4 bg-accent-soft px-4 pt-1 pb-3 text-sm wrap-anywhere sm:px-6">
        <bdi className="font-semibold text-event-ink">
          <MarkedText {...eventName(language, event)} />
        </bdi>
        {event.venue !== '' && (
          <span className="text-muted">
            <MapLink place={event.venue} language={language} />
          </span>
        )}
      </p>
    )
  }
  return (
    <div
      className={cn(
        'mx-auto max-w-[38rem] px-4 pt-3 pb-5 text-base wrap-anywhere sm:px-6',
        event !== undefined && 'bg-accent-soft',
      )}
    >
      <h1
        className={cn(
          'font-display text-2xl font-semibold',
          event !== undefined && 'text-event-ink',
        )}
      >
        {title}
      </h1>
      {event !== undefined && (
        <>
          <p className="mt-1 font-semibold">
            <bdi>
              <MarkedText {...eventName(language, event)} />
            </bdi>
          </p>
          <p className="flex flex-wrap gap-x-3 text-muted">
            <span>{whenOf(event, language)}</span>
            {event.venue !== '' && <MapLink place={event.venue} language={language} />}
          </p>
        </>
      )}
    </div>
  )
}

/** “Saturday, 5 June 2027, 14:00” */
function whenOf({ date }: FinderEvent, language: Language): string {
  const locale = localeOf(language)
  // The date is what the clocks of the place show, so it is written as it is.
  const moment = { date: `${date}Z`, zone: 'UTC' }
  return longDate(moment, locale) + commaOf(language) + timeOfDay(moment, locale)
}
