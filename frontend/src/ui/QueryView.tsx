/*
 * What a part of the screen shows of a query: a skeleton while it loads, the failure with a way to try again, words when
 * there is nothing, and otherwise the data. Data that is there stays when a later load fails.
 */
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Skeletons } from '@/ui/Skeleton'

/** The parts of a query that are read here. */
export type QueryLike<T> = {
  data: T | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

type Props<T> = {
  query: QueryLike<T>
  /** Title of the failure, such as “The members could not be loaded.” */
  failed: string
  /** What to show for some failures instead of the title and “Try again”. */
  explain?: (error: Error) => ReactNode
  /** Shown until the data is there: a number of rows, or an outline of what comes. */
  skeleton?: ReactNode
  /** Shown instead of the data when `isEmpty` says so; by default an empty list is empty. */
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  /** Level of headings in place of the data. */
  level?: 1 | 2 | 3
  children: (data: T) => ReactNode
}

export function QueryView<T>({
  query,
  failed,
  explain,
  skeleton = 4,
  empty,
  isEmpty = isEmptyList,
  level = 2,
  children,
}: Props<T>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data)
  if (error === null) return typeof skeleton === 'number' ? <Skeletons rows={skeleton} /> : skeleton
  return (
    <div role="alert">
      {explain?.(error) ?? (
        <EmptyState
          level={level}
          title={failed}
          text={error.message}
          action={
            <Button pending={isFetching} pendingLabel="Trying…" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
    </div>
  )
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0
}
