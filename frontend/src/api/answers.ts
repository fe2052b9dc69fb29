/* The answers to the registration form of an event: totals, per question, and per guest. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { clientOf, unwrap } from '@/api/client'
import type { AnswerValue, AnswerValues, Attending, FieldPer, FieldType } from '@/api/guest-form'
import { keys } from '@/api/keys'
import type { Get, OfEvent } from '@/api/typed-routes'

/** Guests by what they answered. */
export type AnswerTotals = {
  attending: number
  declined: number
  maybe: number
  noAnswer: number
  /** On the waiting list. */
  waiting: number
}

/** The answers of one day in the event's zone. */
export type AnswerDay = { date: string; attending: number; declined: number; maybe: number }

/** One question with what was answered to it. */
export type QuestionSummary = {
  id: string
  label: string
  type: FieldType
  per: FieldPer
  /** The versions of the form that ask it. */
  versions: number[]
  answered: number
  /** Of a choice. */
  choices?: { option: string; count: number }[]
  /** Number of texts. */
  texts?: number
}

/** The present answer of one guest. */
export type AnswerEntry = {
  id: string
  guestId: string
  name: string
  party?: string
  at: string
  attending: Attending
  source: 'form' | 'link' | 'organiser'
  version: number
  values: AnswerValues
}

/** `GET /api/events/{eventId}/answers?after=&limit=`, the latest entries first. */
export type AnswersPage = {
  total: number
  totals: AnswerTotals
  capacity: number | null
  overTime: AnswerDay[]
  questions: QuestionSummary[]
  entries: AnswerEntry[]
  /** Where the next page begins. */
  next?: string
}

/** What one guest answered to one question. */
export type FieldAnswer = { guestId: string; name: string; value: AnswerValue; at: string }

/** `GET /api/events/{eventId}/answers/{fieldId}?after=`. */
export type FieldAnswersPage = {
  question: QuestionSummary
  entries: FieldAnswer[]
  next?: string
}

type Page = { query?: { after?: string; guest?: string } }

type Routes = {
  '/api/events/{eventId}/answers': { get: Get<OfEvent & Page, AnswersPage> }
  '/api/events/{eventId}/answers/{fieldId}': {
    get: Get<{ path: { eventId: string; fieldId: string } } & Page, FieldAnswersPage>
  }
  '/api/events/{eventId}/answers.csv': { get: Get<OfEvent, string> }
}

const client = clientOf<Routes>()

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
export type GuestAnswer = { entry: AnswerEntry; questions: QuestionSummary[] } | null

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
