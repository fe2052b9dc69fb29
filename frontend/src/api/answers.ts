/* The answers to the registration form of an event: totals, per question, and per guest. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { AnswerValue, AnswerValues, Attending, FieldPer, FieldType } from '@/api/guest-form'
import { keys } from '@/api/keys'
import { callUpcoming, downloadUpcoming } from '@/api/upcoming'

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

/** The answers of an event; every page has the totals. */
export function useAnswers(eventId: string) {
  return useInfiniteQuery({
    queryKey: keys.answers(eventId),
    queryFn: ({ pageParam }) =>
      callUpcoming<AnswersPage>('get', `${answersPath(eventId)}${queryOf({ after: pageParam })}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Guests answer without this page being told.
    staleTime: 0,
  })
}

/** What was answered to one question. */
export function useFieldAnswers(eventId: string, fieldId: string) {
  const path = `${answersPath(eventId)}/${encodeURIComponent(fieldId)}`
  return useInfiniteQuery({
    queryKey: keys.fieldAnswers(eventId, fieldId),
    queryFn: ({ pageParam }) =>
      callUpcoming<FieldAnswersPage>('get', `${path}${queryOf({ after: pageParam })}`),
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
  let after: string | undefined = ''
  while (after !== undefined) {
    const query: string = queryOf({ guest: guestId, after })
    const page: AnswersPage = await callUpcoming('get', `${answersPath(eventId)}${query}`)
    const entry = page.entries.find((answer) => answer.guestId === guestId)
    if (entry !== undefined) return { entry, questions: page.questions }
    after = page.next
  }
  return null
}

/** All answers as a CSV file. */
export function fetchAnswersCsv(eventId: string): Promise<Blob> {
  return downloadUpcoming(`${answersPath(eventId)}.csv`)
}

function answersPath(eventId: string): string {
  return `/api/events/${encodeURIComponent(eventId)}/answers`
}

function queryOf(values: Record<string, string>): string {
  const filled = Object.entries(values).filter(([, value]) => value !== '')
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`
}
