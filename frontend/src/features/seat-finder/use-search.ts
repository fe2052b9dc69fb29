/* A search of a finder: what it found is announced and handed on. */
import { nameOf, type FoundResult } from '@/features/seat-finder/found'
import { useFinderLanguage } from '@/features/seat-finder/use-finder-language'
import type { Sending } from '@/guest-pages/calls/use-send'
import { toast } from '@/ui/toast'

/** How long the message about a found guest stays, in milliseconds. */
const foundMs = 2500

/** Returns a function that searches. */
export function useSearch<Body>(
  search: Sending<Body, FoundResult>,
  onFound: (found: FoundResult) => void,
) {
  const { texts } = useFinderLanguage()
  return (body: Body) => {
    search.mutate(body, {
      onSuccess: (found) => {
        const name = nameOf(found)
        // A guest who declined is not greeted: the result says that no seat is kept.
        if (found.guest?.status !== 'cancelled') {
          toast.success(
            texts.found.title,
            name === '' ? undefined : texts.found.welcome(name),
            // The result says the same, and this would cover it.
            { duration: foundMs },
          )
        }
        onFound(found)
      },
    })
  }
}
