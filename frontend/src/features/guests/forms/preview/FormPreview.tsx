/* Preview: the form as guests get it, with the same renderer, at two widths and in every language. */
import { useState } from 'react'
import type { Event } from '@/api/schema'
import { inputOf, type FormDraft } from '@/features/guests/forms/draft'
import { PreviewForm } from '@/features/guests/forms/preview/PreviewForm'
import { accentOf } from '@/lib/event-accent'
import { fetchCode } from '@/lib/fetch-code'
import { allLanguages, languageNames, localeOf, type Language } from '@/lib/language'
import { laterGerman } from '@/lib/later-language'
import { Segmented } from '@/ui/Segmented'

const useShownLanguage = laterGerman(async () => {
  const { installFormGerman } = await fetchCode(() => import('@/guest-form/german'))
  installFormGerman()
})

type Props = { event: Event; draft: FormDraft; changed: boolean }

type Device = 'desktop' | 'phone'

const devices = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const

const languages = allLanguages.map((value) => ({ value, label: languageNames[value] }))

/** Renders what is edited, saved or not. */
export function FormPreview({ event, draft, changed }: Props) {
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
          <Segmented
            legend="Language"
            hideLegend
            className="w-44"
            value={wanted}
            options={languages}
            onChange={setLanguage}
          />
        </div>
      </div>
      <section
        aria-label="Preview of the form"
        lang={language}
        {...accentOf(event)}
        className="overflow-x-auto rounded-card bg-surface-2 p-3 md:p-6"
      >
        <div
          data-device={device}
          className={
            device === 'phone'
              ? 'mx-auto max-w-[390px] rounded-[2rem] border-8 border-text bg-surface p-5'
              : 'mx-auto max-w-[640px] rounded-card border border-border bg-surface p-5 md:p-8'
          }
        >
          <h2 className="font-display text-2xl font-semibold break-words">{event.name}</h2>
          <p className="mt-1 text-muted">
            {dateIn(language, event)}
            {event.venue !== '' && `, ${event.venue}`}
          </p>
          {title !== '' && title !== event.name && (
            <h3 className="mt-6 text-lg font-semibold break-words">{title}</h3>
          )}
          {description !== '' && (
            <p className="mt-2 break-words whitespace-pre-line">{description}</p>
          )}
          {/* Another form starts without answers; another language keeps them. */}
          <PreviewForm
            key={fields.map(({ id }) => id).join(' ')}
            fields={fields}
            language={language}
          />
        </div>
      </section>
    </div>
  )
}

function dateIn(language: Language, { date, zone }: Event): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone: zone }).format(
    new Date(date),
  )
}
