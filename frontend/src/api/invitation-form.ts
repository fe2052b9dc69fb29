/* The registration form of an event as its organisers design it, and the invitations that link to it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf, unwrap } from '@/api/client'
import type { FormField } from '@/api/guest-form'
import { refreshSeating } from '@/api/guests'
import { keys } from '@/api/keys'
import type { Get, OfEvent, Post } from '@/api/typed-routes'

/** What happens with answers, and when and how many are taken. */
export type FormSettings = {
  /** Guests who attend get a free seat at once. */
  autoAssignSeats: boolean
  /** Guests who attend get a confirmation with their QR code by mail. */
  sendQRCode: boolean
  /** False while registration is closed by hand. */
  open: boolean
  waitingList: boolean
  /** How many people a guest may bring through the public form. */
  plusOnes: number
  /** The most guests who may attend; null without a limit. */
  capacity: number | null
  /** The instant before which nothing is taken. */
  opensAt: string | null
}

/** What is edited of a form. */
export type FormDesign = {
  title: string
  description: string
  fields: FormField[]
  settings: FormSettings
}

/** `GET /api/events/{eventId}/invitation-form`. */
export type InvitationForm = FormDesign & {
  /** 0 until the form was saved for the first time; its fields are the defaults then. */
  version: number
  /** Answers given so far. */
  answers: number
  /** The address of the public form. */
  link: string
  updatedAt?: string
  updatedBy?: string
}

/** `POST` to the same path; `version` is the one that was edited. */
export type FormInput = FormDesign & { version: number }

/** The code of a refusal because someone else saved the form meanwhile. */
export const formChangedCode = 'form_changed'

type Routes = {
  '/api/events/{eventId}/invitation-form': {
    get: Get<OfEvent, InvitationForm>
    post: Post<OfEvent, FormInput, InvitationForm>
  }
  '/api/events/{eventId}/send-invites': {
    post: Post<OfEvent, { emails: string[] }, InvitesSent>
  }
}

const client = clientOf<Routes>()

const formPath = '/api/events/{eventId}/invitation-form'

/** The form of an event. */
export function useInvitationForm(eventId: string) {
  return useQuery({
    queryKey: keys.invitationForm(eventId),
    queryFn: () => unwrap(client.GET(formPath, of(eventId))),
  })
}

/** Saves the form. After a refusal it is read again, since someone else may have saved it. */
export function useSaveInvitationForm(eventId: string) {
  const cache = useQueryClient()
  const queryKey = keys.invitationForm(eventId)
  return useMutation({
    mutationFn: (form: FormInput) => unwrap(client.POST(formPath, { ...of(eventId), body: form })),
    onSuccess: (saved) => {
      cache.setQueryData(queryKey, saved)
      // Changed questions have another summary of their answers.
      void cache.invalidateQueries({ queryKey: keys.answers(eventId) })
    },
    onError: () => {
      void cache.invalidateQueries({ queryKey })
    },
  })
}

export type InviteResult =
  'queued' | 'invalid' | 'repeated' | 'invited-recently' | 'suppressed' | 'limit'

/** What became of one of the lines that were sent, counted from 1. */
export type InviteLine = { line: number; email: string; result: InviteResult; message: string }

/** `POST /api/events/{eventId}/send-invites` { emails }. */
export type InvitesSent = { sentCount: number; lines: InviteLine[] }

/** Lines that one call takes. */
export const maxInvites = 2000

/** Invites by mail. New addresses become guests, so the list is read again. */
export function useSendInvites(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (emails: string[]) =>
      unwrap(
        client.POST('/api/events/{eventId}/send-invites', { ...of(eventId), body: { emails } }),
      ),
    onSuccess: () => {
      void refreshSeating(cache, eventId)
    },
  })
}

function of(eventId: string) {
  return { params: { path: { eventId } } }
}
