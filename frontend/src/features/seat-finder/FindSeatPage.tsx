/* Finding a seat by code, for guests and for organisers who help one at the door. */
import { useNavigate } from 'react-router-dom'
import { CodeForm } from '@/features/seat-finder/CodeForm'
import { messages } from '@/features/seat-finder/messages'
import { PublicFrame } from '@/guest-pages/PublicFrame'
import { useInShell } from '@/lib/in-shell'
import { usePageLanguage } from '@/lib/page-language'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { Card } from '@/ui/Card'

/** Renders the form; organisers also read what a code is and what will come. */
export function FindSeatPage() {
  const { language } = usePageLanguage()
  const texts = messages[language]
  useTitle(texts.findSeat.title)
  const organiser = useInShell()
  const navigate = useNavigate()
  return (
    <PublicFrame>
      <h1 className="font-display text-xl font-semibold md:text-2xl">{texts.findSeat.title}</h1>
      <p className="mt-1 text-muted">{organiser ? texts.findSeat.organiser : texts.lookup.text}</p>
      <Card className="mt-6 p-6">
        <CodeForm
          onCode={(code) => {
            void navigate(`${paths.seatLookup}/${code}`)
          }}
        />
      </Card>
      {organiser && <p className="mt-4 text-muted">{texts.findSeat.organiserNote}</p>}
    </PublicFrame>
  )
}
