/* The answers to the registration form of an event: totals, per question, and per guest. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { components } from '@/api/schema.gen'

type Schemas = components['schemas']

/** Guests by what they answered. */
export type AnswerTotals = Schemas['AnswerTotals']
/** The answers of one day in the event's zone. */
export type AnswerDay = Schemas['AnswersOfDay']
/** One question with what was answered to it. */
export type QuestionSummary = Schemas['AnsweredQuestion']
/** The present answer of one guest. */
export type AnswerEntry = Schemas['AnswerEntry']
/** The totals, the questions, and a page of entries, the latest first. */
export type AnswersPage = Schemas['Answers']
/** A guest who attends, with the required questions that are open. */
export type OpenGuest = Schemas['OpenGuest']
/** What one guest answered to one question. */
export type FieldAnswer = Schemas['QuestionEntry']

/** The answers of an event; every page has the totals. */
export function useAnswers(eventId: string) {
  return useInfiniteQuery({
    queryKey: keys.answers(eventId),
    queryFn: ({ pageParam }) =>
      unwrap(
        client.GET('/api/events/{eventId}/answers', {
          params: { path: { eventId }, query: after(pageParam) },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Guests answer without this page being told.
    staleTime: 0,
  })
}

/** What was answered to one question. */
export function useFieldAnswers(eventId: string, fieldId: string) {
  return useInfiniteQuery({
    queryKey: keys.fieldAnswers(eventId, fieldId),
    queryFn: ({ pageParam }) =>
      unwrap(
        client.GET('/api/events/{eventId}/answers/{fieldId}', {
          params: { path: { eventId, fieldId }, query: after(pageParam) },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
}

/** The answer of one guest, and the questions; null for a guest without an answer. */
type GuestAnswer = { entry: AnswerEntry; questions: QuestionSummary[] } | null

/** The answer of one guest. */
export function useGuestAnswer(eventId: string, guestId: string) {
  return useQuery({
    queryKey: keys.guestAnswer(eventId, guestId),
    queryFn: () => findAnswer(eventId, guestId),
    staleTime: 0,
  })
}

// The list is asked for one guest. A server that answers with all of them is read page by page.
async function findAnswer(eventId: string, guestId: string): Promise<GuestAnswer> {
  let from: string | undefined = ''
  while (from !== undefined) {
    const query = { ...after(from), guest: guestId }
    const page: AnswersPage = await unwrap(
      client.GET('/api/events/{eventId}/answers', { params: { path: { eventId }, query } }),
    )
    const entry = page.entries.find((answer) => answer.guestId === guestId)
    if (entry !== undefined) return { entry, questions: page.questions }
    from = page.next
  }
  return null
}

/** All answers as a CSV file. */
export function fetchAnswersCsv(eventId: string): Promise<Blob> {
  return unwrap(
    client.GET('/api/events/{eventId}/answers.csv', {
      params: { path: { eventId } },
      parseAs: 'blob',
    }),
  )
}

/** The first page is asked for without a cursor. */
function after(cursor: string): { after?: string } {
  return cursor === '' ? {} : { after: cursor }
}
