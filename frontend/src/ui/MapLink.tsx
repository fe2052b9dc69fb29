/* A place that opens a map: a search at OpenStreetMap, which learns of it only when the link is pressed. */
import { guestWords } from '@/lib/guest-words'
import type { Language } from '@/lib/language'

/** Renders the place in the colour of the text around it. */
export function MapLink({ place, language }: { place: string; language: Language }) {
  return (
    <a
      href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`${place}${guestWords[language].onMap}`}
      className="inline-block min-h-6 underline decoration-current/50 underline-offset-4 hover:decoration-current print:no-underline"
    >
      <bdi>{place}</bdi>
    </a>
  )
}
