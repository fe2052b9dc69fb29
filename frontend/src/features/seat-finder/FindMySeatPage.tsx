/* The address for finding a seat by name; it says what works today and leads to the code. */
import { useNavigate } from 'react-router-dom'
import { CodeForm } from '@/features/seat-finder/CodeForm'
import { messages } from '@/features/seat-finder/messages'
import { PublicFrame } from '@/guest-pages/PublicFrame'
import { usePageLanguage } from '@/lib/page-language'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'

/** Renders the page. */
export function FindMySeatPage() {
  const { language } = usePageLanguage()
  const texts = messages[language].findMySeat
  useTitle(texts.title)
  const navigate = useNavigate()
  return (
    <PublicFrame>
      <h1 className="font-display text-2xl font-semibold">{texts.title}</h1>
      <p className="mt-2 mb-6 text-base text-muted">{texts.text}</p>
      <CodeForm
        onCode={(code) => {
          void navigate(`${paths.seatLookup}/${code}`)
        }}
      />
    </PublicFrame>
  )
}
