/* Mail to the guests of an event: templates, recipients, campaigns, history, schedules and settings. */
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { client, expectDone, unwrap } from '@/api/client'
import type {
  CampaignAction,
  EmailHistoryFilter,
  EmailPreviewInput,
  EmailSettings,
  EmailTemplatePatch,
  EmailTestInput,
  NewEmailTemplate,
  RecipientsQuery,
  ScheduleInput,
  SendEmails,
} from '@/api/email-types'
import { emailKeys } from '@/api/email-keys'
import { useChange } from '@/api/use-change'

/** The templates of an event, archived ones too. */
export function useEmailTemplates(eventId: string) {
  return useQuery({
    queryKey: emailKeys.templates(eventId),
    queryFn: () => unwrap(client.GET('/api/events/{eventId}/email-templates', of(eventId))),
  })
}

/** Creates a template. */
export function useCreateEmailTemplate(eventId: string) {
  return useChange(
    (body: NewEmailTemplate) =>
      unwrap(client.POST('/api/events/{eventId}/email-templates', { ...of(eventId), body })),
    emailKeys.templates(eventId),
  )
}

/** The code of a refusal because someone else has saved the template since. */
export const templateChangedCode = 'template_changed'

/** Changes, archives or restores a template. */
export function useUpdateEmailTemplate(eventId: string) {
  return useChange(
    ({ templateId, ...body }: EmailTemplatePatch & { templateId: string }) =>
      unwrap(
        client.PATCH('/api/events/{eventId}/email-templates/{templateId}', {
          params: { path: { eventId, templateId } },
          body,
        }),
      ),
    emailKeys.templates(eventId),
    emailKeys.timeline(eventId),
  )
}

/** A text as a guest would get it. The last preview stays until the next one is there. */
export function useEmailPreview(eventId: string, input: EmailPreviewInput) {
  return useQuery({
    queryKey: emailKeys.preview(eventId, input),
    queryFn: ({ signal }) =>
      unwrap(
        client.POST('/api/events/{eventId}/email-templates/preview', {
          ...of(eventId),
          body: input,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    retry: false,
    // Seats and answers change without this page being told; each text is a document of up to 100 KB.
    staleTime: 30_000,
    gcTime: 60_000,
  })
}

/** Sends a text to a member of the organisation. */
export function useSendTestEmail(eventId: string) {
  return useMutation({
    mutationFn: (body: EmailTestInput) =>
      unwrap(client.POST('/api/events/{eventId}/email-templates/test', { ...of(eventId), body })),
  })
}

const recipientsPath = '/api/events/{eventId}/email-recipients'

/** How many guests are in each segment. */
export function useRecipientSegments(eventId: string) {
  return useQuery({
    queryKey: emailKeys.recipients(eventId),
    queryFn: async () => {
      const answer = await unwrap(client.GET(recipientsPath, of(eventId)))
      return 'segments' in answer ? answer.segments : []
    },
    staleTime: 0,
  })
}

/** Who would get an email now. */
export function useEmailRecipients(eventId: string, query: RecipientsQuery, enabled = true) {
  return useQuery({
    queryKey: [...emailKeys.recipients(eventId), query],
    queryFn: ({ signal }) =>
      unwrap(client.POST(recipientsPath, { ...of(eventId), body: query, signal })),
    enabled,
    staleTime: 0,
  })
}

/** Sends a template to guests. */
export function useSendEmails(eventId: string) {
  return useChange(
    (body: SendEmails) =>
      unwrap(client.POST('/api/events/{eventId}/send-emails', { ...of(eventId), body })),
    emailKeys.campaigns(eventId),
    emailKeys.history(eventId),
    emailKeys.timeline(eventId),
    emailKeys.recipients(eventId),
  )
}

/** The newest campaigns. */
export function useCampaigns(eventId: string) {
  return useQuery({
    queryKey: emailKeys.campaigns(eventId),
    queryFn: () => unwrap(client.GET('/api/events/{eventId}/email-campaigns', of(eventId))),
  })
}

/** One campaign. */
export function useCampaign(eventId: string, campaignId: string) {
  return useQuery({
    queryKey: emailKeys.campaign(eventId, campaignId),
    queryFn: () =>
      unwrap(
        client.GET('/api/events/{eventId}/email-campaigns/{campaignId}', {
          params: { path: { eventId, campaignId } },
        }),
      ),
  })
}

/** Pauses, resumes or stops a campaign. */
export function useCampaignAction(eventId: string) {
  return useChange(
    ({ campaignId, action }: { campaignId: string; action: CampaignAction }) =>
      unwrap(
        client.POST(`/api/events/{eventId}/email-campaigns/{campaignId}/${action}`, {
          params: { path: { eventId, campaignId } },
        }),
      ),
    emailKeys.campaigns(eventId),
    emailKeys.history(eventId),
    emailKeys.timeline(eventId),
  )
}

/** What was sent, page by page. */
export function useEmailHistory(eventId: string, filter: EmailHistoryFilter) {
  return useInfiniteQuery({
    queryKey: [...emailKeys.history(eventId), filter],
    queryFn: ({ pageParam }) =>
      unwrap(
        client.GET('/api/events/{eventId}/email-history', {
          params: {
            path: { eventId },
            query: { ...filter, ...(pageParam === '' ? {} : { after: pageParam }) },
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One email with its text and tries. */
export function useEmailDetails(eventId: string, emailId: string) {
  return useQuery({
    queryKey: [...emailKeys.history(eventId), 'one', emailId],
    queryFn: () =>
      unwrap(
        client.GET('/api/events/{eventId}/email-history/{emailId}', {
          params: { path: { eventId, emailId } },
        }),
      ),
  })
}

/** Sends at most `maxResent` emails again. */
export function useResendEmails(eventId: string) {
  return useChange(
    (ids: string[]) =>
      unwrap(
        client.POST('/api/events/{eventId}/email-history/resend', {
          ...of(eventId),
          body: { ids },
        }),
      ),
    emailKeys.history(eventId),
    emailKeys.campaigns(eventId),
  )
}

/** How mail of an event is sent, and whether all of it is paused. */
export function useEmailSettings(eventId: string) {
  return useQuery({
    queryKey: emailKeys.settings(eventId),
    queryFn: () => unwrap(client.GET('/api/events/{eventId}/email-settings', of(eventId))),
  })
}

/** Pauses all email of an event, or ends the pause. */
export function usePauseAllEmail(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (paused: boolean) =>
      unwrap(
        client.PATCH('/api/events/{eventId}/email-settings', { ...of(eventId), body: { paused } }),
      ),
    onSuccess: (settings) => {
      cache.setQueryData(emailKeys.settings(eventId), settings)
      void cache.invalidateQueries({ queryKey: emailKeys.timeline(eventId) })
      void cache.invalidateQueries({ queryKey: emailKeys.campaigns(eventId) })
    },
  })
}

/** Sends the emails that visitors caused beyond the hourly limit. */
export function useSendHeldEmail(eventId: string) {
  return useHeldEmail(eventId, () =>
    unwrap(client.POST('/api/events/{eventId}/held-emails/send', of(eventId))),
  )
}

/** Discards the emails that visitors caused beyond the hourly limit. */
export function useDiscardHeldEmail(eventId: string) {
  return useHeldEmail(eventId, () =>
    unwrap(client.DELETE('/api/events/{eventId}/held-emails', of(eventId))),
  )
}

function useHeldEmail(eventId: string, mutationFn: () => Promise<EmailSettings>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (settings) => {
      cache.setQueryData(emailKeys.settings(eventId), settings)
      void cache.invalidateQueries({ queryKey: emailKeys.history(eventId) })
    },
  })
}

/** The schedules of an event. */
export function useEmailSchedules(eventId: string) {
  return useQuery({
    queryKey: emailKeys.schedules(eventId),
    queryFn: () => unwrap(client.GET('/api/events/{eventId}/email-schedules', of(eventId))),
    staleTime: 0,
  })
}

/** Creates a schedule. */
export function useCreateEmailSchedule(eventId: string) {
  return useChange(
    (body: ScheduleInput) =>
      unwrap(client.POST('/api/events/{eventId}/email-schedules', { ...of(eventId), body })),
    emailKeys.schedules(eventId),
    emailKeys.timeline(eventId),
  )
}

/** Changes the given fields of a schedule. */
export function useUpdateEmailSchedule(eventId: string) {
  return useChange(
    ({ scheduleId, ...body }: Partial<ScheduleInput> & { scheduleId: string }) =>
      unwrap(
        client.PATCH('/api/events/{eventId}/email-schedules/{scheduleId}', {
          params: { path: { eventId, scheduleId } },
          body,
        }),
      ),
    emailKeys.schedules(eventId),
    emailKeys.timeline(eventId),
  )
}

/** Deletes a schedule. */
export function useDeleteEmailSchedule(eventId: string) {
  return useChange(
    (scheduleId: string) =>
      expectDone(
        client.DELETE('/api/events/{eventId}/email-schedules/{scheduleId}', {
          params: { path: { eventId, scheduleId } },
        }),
      ),
    emailKeys.schedules(eventId),
    emailKeys.timeline(eventId),
  )
}

/** What goes out when. */
export function useEmailTimeline(eventId: string) {
  return useQuery({
    queryKey: emailKeys.timeline(eventId),
    queryFn: () => unwrap(client.GET('/api/events/{eventId}/email-timeline', of(eventId))),
    staleTime: 0,
  })
}

function of(eventId: string) {
  return { params: { path: { eventId } } }
}
