/* The choice of a page's language, each by its own name. It is the platform's own list: eleven buttons would not fit on a phone. */
import { Languages } from 'lucide-react'
import { guestWords } from '@/lib/guest-words'
import { allLanguages, languageNames, parseLanguage, type Language } from '@/lib/language'
import { cn } from '@/ui/class-names'

type Props = {
  language: Language
  onChoose: (language: Language) => void
  className?: string
}

/** Renders the switch in the colour of the text around it. */
export function LanguageSwitch({ language, onChoose, className }: Props) {
  return (
    <span className={cn('relative inline-flex items-center', className)}>
      <Languages
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute start-2 size-4"
      />
      <select
        aria-label={guestWords[language].language}
        value={language}
        className="min-h-11 max-w-full appearance-none rounded-control bg-transparent ps-8 pe-6 text-sm font-semibold underline-offset-4 field-sizing-content hover:underline focus-visible:outline-current"
        onChange={({ target }) => {
          const chosen = parseLanguage(target.value)
          if (chosen !== undefined) onChoose(chosen)
        }}
      >
        {allLanguages.map((each) => (
          <option key={each} value={each} lang={each} className="bg-surface text-text">
            {languageNames[each]}
          </option>
        ))}
      </select>
      <span
        aria-hidden
        className="pointer-events-none absolute end-2 mb-1 size-2 rotate-45 border-r-2 border-b-2"
      />
    </span>
  )
}
