/* The pages that links of mail open: unsubscribing, a guest's ticket, and confirming an answer. Guests have no session. */
import type { AnswerConfirmation, ConfirmedAnswer } from '@/api/answer-confirmations'
import type { TicketPage, Unsubscribe } from '@/api/email-types'
import { createAnswers, useAnswer } from '@/guest-pages/calls/answers'
import { read, send, sendDone } from '@/guest-pages/calls/call'
import { useSend } from '@/guest-pages/calls/use-send'

const pages = createAnswers((path) => read<Unsubscribe>(path))
const tickets = createAnswers((path) => read<TicketPage>(path))
const confirmations = createAnswers((path) => read<AnswerConfirmation>(path))

const unsubscribePath = (token: string) => `/api/unsubscribe/${encodeURIComponent(token)}`
const confirmationPath = (token: string) => `/api/answer-confirmations/${encodeURIComponent(token)}`

/** What an unsubscribe link is about; nothing changes by looking. */
export function useUnsubscribePage(token: string) {
  return useAnswer(pages, unsubscribePath(token))
}

/** Unsubscribes the address, or undoes that. */
export function useUnsubscribe(token: string) {
  const path = unsubscribePath(token)
  return useSend(
    async (unsubscribed: boolean) => {
      await sendDone(unsubscribed ? 'POST' : 'DELETE', path)
      const page = pages.entry(path)?.data
      if (page !== undefined) pages.put(path, { ...page, unsubscribed })
    },
    { waits: true },
  )
}

/** A guest's ticket. */
export function useTicket(token: string) {
  return useAnswer(tickets, `/api/tickets/${encodeURIComponent(token)}`)
}

/** What a link would confirm; nothing changes by looking. The link works once: what was shown stays after it was used. */
export function useAnswerConfirmation(token: string) {
  return useAnswer(confirmations, confirmationPath(token))
}

/** Confirms; the personal link of the party comes back. */
export function useConfirmAnswer(token: string) {
  return useSend(() => send<ConfirmedAnswer>(confirmationPath(token)), { waits: true })
}

/** Discards what the link would confirm. */
export function useDiscardAnswer(token: string) {
  return useSend(() => sendDone('DELETE', confirmationPath(token)), { waits: true })
}
