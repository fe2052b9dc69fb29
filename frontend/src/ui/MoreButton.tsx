/* Loads the next page of a list. */
import { Button } from '@/ui/Button'

type Props = {
  /** An infinite query. */
  more: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** Renders no button on the last page. */
export function MoreButton({ more }: Props) {
  if (!more.hasNextPage) return null
  return (
    <div className="flex flex-col items-start gap-2 pt-4">
      {more.isFetchNextPageError && (
        <p role="alert" className="text-sm text-danger">
          More could not be loaded. Check your connection and try again.
        </p>
      )}
      <Button
        pending={more.isFetchingNextPage}
        pendingLabel="Loading…"
        onClick={() => {
          void more.fetchNextPage()
        }}
      >
        Show more
      </Button>
    </div>
  )
}
