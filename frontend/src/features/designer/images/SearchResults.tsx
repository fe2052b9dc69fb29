/* What a search found, or why nothing is shown. */
import { SearchX } from 'lucide-react'

import { toApiError } from '@/api/errors'
import { useImageSearch } from '@/api/images'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'
import { Skeleton } from '@/ui/Skeleton'
import { messages } from '@/features/designer/images/messages'
import { ResultTile } from '@/features/designer/images/ResultTile'

/** The specification shows 20. */
const SHOWN = 20
const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-2'

interface Props {
  readonly words: string
  /** Other words are being typed. */
  readonly typing: boolean
  readonly onClear: () => void
}

export function SearchResults({ words, typing, onClear }: Props) {
  const search = useImageSearch(words, SHOWN)
  const behind = typing || search.isPlaceholderData
  return (
    <QueryView
      query={search}
      failed={messages.searchFailed}
      reason={(error) => toApiError(error).message}
      level="none"
      skeleton={<Waiting />}
      isEmpty={({ photos }) => photos.length === 0 && !behind}
      empty={
        <EmptyState
          icon={SearchX}
          level={3}
          title={messages.noneFound(words)}
          text="Try a shorter or more common word, or upload a picture of your own."
          action={<Button onClick={onClear}>Clear</Button>}
        />
      }
    >
      {({ photos }) => (
        <section aria-label="Search results" aria-busy={behind} className="px-3 pt-2 pb-4">
          <p role="status" className="mb-2 text-xs text-muted tabular-nums">
            {behind ? 'Searching…' : messages.found(photos.length)}
          </p>
          <ul className={`${GRID} ${behind ? 'opacity-60' : ''}`}>
            {photos.map((image) => (
              <li key={`${image.source} ${image.id}`}>
                <ResultTile found={image} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label="Searching" className={`${GRID} px-3 pt-8`}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-33 rounded-card" />
      ))}
    </div>
  )
}
