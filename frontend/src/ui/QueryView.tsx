/*
 * What a part of the screen shows of a query: a skeleton while it loads, the failure with a way to try again, words when
 * there is nothing, and otherwise the data. Data that is there stays when a later load fails.
 */
import type { ReactNode } from 'react'
import { FailureNotice } from '@/ui/FailureNotice'
import { Skeletons } from '@/ui/Skeleton'

/** The parts of a query that are read here. */
export type QueryLike<T> = {
  data: T | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

export type QueryViewProps<T> = {
  query: QueryLike<T>
  /** Title of the failure, such as “The members could not be loaded.” */
  failed: string
  /** The text below that title; by default the message of the error. */
  reason?: (error: Error) => string
  /** What to show for some failures instead of the title and “Try again”. */
  explain?: (error: Error) => ReactNode
  /** What is around a failure, such as a card on pages where the data brings its own. */
  frame?: (failure: ReactNode) => ReactNode
  /** Shown until the data is there: a number of rows, or an outline of what comes. */
  skeleton?: ReactNode
  /** Shown instead of the data when `isEmpty` says so; by default an empty list is empty. */
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  /** Level of headings in place of the data; `none` makes the failure a line of text. */
  level?: 1 | 2 | 3 | 'none'
  children: (data: T) => ReactNode
}

export function QueryView<T>({
  query,
  failed,
  reason = messageOf,
  explain,
  frame = itself,
  skeleton = 4,
  empty,
  isEmpty = isEmptyList,
  level = 2,
  children,
}: QueryViewProps<T>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data)
  if (error === null) return typeof skeleton === 'number' ? <Skeletons rows={skeleton} /> : skeleton
  const explanation = explain?.(error)
  return frame(
    explanation != null && explanation !== false ? (
      <div role="alert">{explanation}</div>
    ) : (
      <FailureNotice
        title={failed}
        text={reason(error)}
        level={level === 'none' ? undefined : level}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    ),
  )
}

function messageOf(error: Error): string {
  return error.message
}

function itself(failure: ReactNode): ReactNode {
  return failure
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0
}
