/* A place that opens a map: a search at OpenStreetMap, which learns of it only when the link is pressed. */
import type { Catalogue, Language } from '@/lib/language'

const labels: Catalogue<(place: string) => string> = {
  en: (place) => `${place}, on a map`,
  de: (place) => `${place}, auf der Karte`,
}

/** Renders the place in the colour of the text around it. */
export function MapLink({ place, language }: { place: string; language: Language }) {
  return (
    <a
      href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
      target="_blank"
      rel="noreferrer"
      aria-label={labels[language](place)}
      className="inline-block min-h-6 underline decoration-current/50 underline-offset-4 hover:decoration-current print:no-underline"
    >
      <bdi>{place}</bdi>
    </a>
  )
}
