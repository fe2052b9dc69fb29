/* What a search found, or why nothing is shown. */
import { SearchX } from 'lucide-react'

import { toApiError } from '@/api/errors'
import { useImageSearch } from '@/api/images'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { Failure } from '@/features/planner/panels/images/Failure'
import { messages } from '@/features/planner/panels/images/messages'
import { ResultTile } from '@/features/planner/panels/images/ResultTile'

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
  const found = search.data?.photos
  const behind = typing || search.isPlaceholderData
  if (search.error !== null && !search.isFetching) {
    return (
      <Failure
        title={messages.searchFailed}
        text={toApiError(search.error).message}
        onRetry={() => void search.refetch()}
      />
    )
  }
  if (found === undefined) return <Waiting />
  if (found.length === 0 && !behind) {
    return (
      <EmptyState
        icon={SearchX}
        level={3}
        title={messages.noneFound(words)}
        text="Try a shorter or more common word, or upload a picture of your own."
        action={<Button onClick={onClear}>Clear</Button>}
      />
    )
  }
  return (
    <section aria-label="Search results" aria-busy={behind} className="px-3 pt-2 pb-4">
      <p role="status" className="mb-2 text-xs text-muted tabular-nums">
        {behind ? 'Searching…' : messages.found(found.length)}
      </p>
      <ul className={`${GRID} ${behind ? 'opacity-60' : ''}`}>
        {found.map((image) => (
          <li key={`${image.source} ${image.id}`}>
            <ResultTile found={image} />
          </li>
        ))}
      </ul>
    </section>
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
