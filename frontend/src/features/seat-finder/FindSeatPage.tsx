/* Finding a seat by what is printed on a card, or by personal details. */
import { FinderPage } from '@/features/seat-finder/FinderPage'
import { FindSeat } from '@/features/seat-finder/FindSeat'
import { useFinderLanguage } from '@/features/seat-finder/use-finder-language'

/** Renders the page. */
export function FindSeatPage() {
  const { texts } = useFinderLanguage()
  return (
    <FinderPage title={texts.findSeat.title}>
      {(event, onFound) => <FindSeat key={event.id} event={event} onFound={onFound} />}
    </FinderPage>
  )
}
