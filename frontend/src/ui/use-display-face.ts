/* The serif of titles, for pages of the product and the organiser's screens. Pages for guests have `fonts/display-face.ts`. */
import { fetchCode } from '@/lib/fetch-code'
import { useWhenIdle } from '@/lib/use-when-idle'

/** Fetches the face once the page is idle. It shows inside of an element with `data-display-face`. */
export function useDisplayFace(): void {
  useWhenIdle(loadDisplayFace)
}

/** Titles show a serif of the system until it is there, and for good when it does not come. */
function loadDisplayFace(): void {
  fetchCode(() => import('@/ui/fonts/display-face.css')).catch(() => undefined)
}
