/* The choice of a page's language, each by its own name. */
import { Languages } from 'lucide-react'
import { allLanguages, languageNames, type Language } from '@/lib/language'
import { cn } from '@/ui/class-names'

type Props = {
  language: Language
  onChoose: (language: Language) => void
  className?: string
}

const label: Readonly<Record<Language, string>> = { en: 'Language', de: 'Sprache' }

/** Renders the switch in the colour of the text around it. */
export function LanguageSwitch({ language, onChoose, className }: Props) {
  return (
    <div role="group" aria-label={label[language]} className={cn('flex items-center', className)}>
      <Languages aria-hidden strokeWidth={1.75} className="mr-1 size-4 shrink-0" />
      {allLanguages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          className={cn(
            'min-h-11 rounded-control px-2 text-sm underline-offset-4 hover:underline focus-visible:outline-current',
            each === language && 'font-semibold underline decoration-2',
          )}
          onClick={() => onChoose(each)}
        >
          {languageNames[each]}
        </button>
      ))}
    </div>
  )
}
