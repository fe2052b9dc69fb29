/* Finding a seat by name, email or phone. */
import { FinderPage } from '@/features/seat-finder/FinderPage'
import { FindMySeat } from '@/features/seat-finder/FindMySeat'
import { useFinderLanguage } from '@/features/seat-finder/use-finder-language'

/** Renders the page. */
export function FindMySeatPage() {
  const { texts } = useFinderLanguage()
  return (
    <FinderPage title={texts.findMySeat.title}>
      {(event, onFound) => <FindMySeat key={event.id} event={event} onFound={onFound} />}
    </FinderPage>
  )
}
