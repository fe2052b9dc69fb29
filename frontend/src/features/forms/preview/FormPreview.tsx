/* Preview: the form as guests get it, with the same renderer, at two widths and in every language. */
import { useId, useState } from 'react'
import type { PublicEvent } from '@/api/guest-form'
import type { Event } from '@/api/schema'
import { EventCover } from '@/events/EventCover'
import { inputOf, type FormDraft } from '@/features/forms/draft'
import { PreviewForm } from '@/features/forms/preview/PreviewForm'
import { formTranslations } from '@/guest-form/translations'
import { accentOf } from '@/lib/event-accent'
import {
  allLanguages,
  directionOf,
  languageNames,
  parseLanguage,
  type Language,
} from '@/lib/language'
import { lazyLanguage } from '@/lib/lazy-language'
import { Segmented } from '@/ui/Segmented'
import { Select } from '@/ui/Select'

const useShownLanguage = lazyLanguage(
  {
    de: async () => ({ texts: (await import('@/guest-form/languages/de')).form }),
    fr: async () => ({ texts: (await import('@/guest-form/languages/fr')).form }),
    es: async () => ({ texts: (await import('@/guest-form/languages/es')).form }),
    it: async () => ({ texts: (await import('@/guest-form/languages/it')).form }),
    pt: async () => ({ texts: (await import('@/guest-form/languages/pt')).form }),
    nl: async () => ({ texts: (await import('@/guest-form/languages/nl')).form }),
    pl: async () => ({ texts: (await import('@/guest-form/languages/pl')).form }),
    tr: async () => ({ texts: (await import('@/guest-form/languages/tr')).form }),
    ar: async () => ({ texts: (await import('@/guest-form/languages/ar')).form }),
    he: async () => ({ texts: (await import('@/guest-form/languages/he')).form }),
  },
  (language, form) => formTranslations.set(language, form),
)

type Props = { event: Event; draft: FormDraft; changed: boolean }

type Device = 'desktop' | 'phone'

const devices = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const

const frames: Record<Device, string> = {
  desktop:
    'mx-auto max-w-[1040px] overflow-hidden rounded-card border border-border shadow-card lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
  phone: 'mx-auto max-w-[406px] overflow-hidden rounded-[2rem] border-8 border-text',
}

/** Renders what is edited, saved or not. */
export function FormPreview({ event, draft, changed }: Props) {
  const id = useId()
  const [device, setDevice] = useState<Device>('desktop')
  const [wanted, setLanguage] = useState<Language>('en')
  const language = useShownLanguage(wanted) ?? 'en'
  const { title, description, fields } = inputOf(draft)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {changed
            ? 'This preview includes your unsaved changes. Nothing is sent from here.'
            : 'Guests see this form. Nothing is sent from here.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Segmented
            legend="Width"
            hideLegend
            className="w-44"
            value={device}
            options={devices}
            onChange={setDevice}
          />
          <Select
            aria-label="Language"
            className="w-44"
            value={wanted}
            onChange={({ target }) => setLanguage(parseLanguage(target.value) ?? 'en')}
          >
            {allLanguages.map((each) => (
              <option key={each} value={each} lang={each}>
                {languageNames[each]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <section
        aria-label="Preview of the form"
        lang={language}
        dir={directionOf(language)}
        {...accentOf(event)}
        className="overflow-x-auto rounded-card bg-surface-2 p-3 md:p-6"
      >
        <div data-device={device} className={frames[device]}>
          <div className="min-w-0 bg-event dark:bg-event-soft">
            <div className={device === 'desktop' ? 'lg:h-[30rem]' : undefined}>
              <EventCover event={publicEvent(event)} language={language} patternId={id} level={2} />
            </div>
          </div>
          <div className="min-w-0 bg-bg p-4 text-base sm:p-6">
            {title !== '' && (
              <h3 className="font-display text-xl font-semibold break-words">{title}</h3>
            )}
            {description !== '' && (
              <p className="mt-2 break-words whitespace-pre-line">{description}</p>
            )}
            {/* Another form starts without answers; another language keeps them. */}
            <PreviewForm
              key={fields.map(({ id: field }) => field).join(' ')}
              fields={fields}
              language={language}
            />
          </div>
        </div>
      </section>
    </div>
  )
}

/** The event as guests read it. */
function publicEvent(event: Event): PublicEvent {
  const { name, date, zone, venue, description, accentShades, language } = event
  return { name, date, timeZone: zone, venue, description, accent: accentShades, language }
}
