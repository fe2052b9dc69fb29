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
    <span className={cn('inline-flex items-center', className)}>
      <Languages aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />
      <select
        aria-label={guestWords[language].language}
        value={language}
        className="min-h-11 min-w-0 rounded-control bg-transparent px-1 text-sm font-semibold field-sizing-content focus-visible:outline-current"
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
    </span>
  )
}
