/* The frame of the pages for guests: one column, the name of the product, nothing to log in to. */
import type { ReactNode } from 'react'
import { inEventColour } from '@/guest-pages/event-colour'
import { YourDataLink, type DataHolder } from '@/guest-pages/YourDataLink'
import { accentOf } from '@/lib/event-accent'
import type { Language } from '@/lib/language'
import { useDocumentLanguage, usePageLanguage } from '@/guest-pages/page-language'
import { productName } from '@/lib/title'
import { cn } from '@/ui/class-names'
import { LanguageSwitch } from '@/ui/LanguageSwitch'
import { Logo } from '@/ui/Logo'

type EventShades = Parameters<typeof accentOf>[0]['accentShades']

type Props = {
  /** The language that the content is shown in. */
  language: Language
  /** The page fills the window and starts at its top. */
  tall?: boolean
  /** The shades of the event that the page is about. */
  accent?: EventShades | undefined
  /** Adds the link to what is kept about the guest. */
  holder?: DataHolder
  children: ReactNode
}

/** Renders a guest's page, at most 480 px wide. */
export function PublicFrame({ language, tall = false, accent, holder, children }: Props) {
  const { choose } = usePageLanguage()
  useDocumentLanguage(language)
  return (
    <main
      tabIndex={-1}
      data-page-focus
      data-display-face
      {...(accent && accentOf({ accentShades: accent }))}
      className={cn(
        'mx-auto flex min-h-dvh w-full max-w-[480px] flex-col px-[min(1rem,5vw)] pt-5 pb-10 focus:outline-none',
        !tall && 'md:pt-[12vh]',
        accent && inEventColour,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-muted">
        <p className="flex items-center gap-2 text-sm font-semibold">
          <Logo className="size-6" />
          {productName}
        </p>
        <LanguageSwitch language={language} onChoose={choose} />
      </div>
      <div className="mt-6">{children}</div>
      {holder !== undefined && (
        <p className="mt-6 text-center print:hidden">
          <YourDataLink holder={holder} language={language} />
        </p>
      )}
    </main>
  )
}
