/* The shapes of mail to guests. */
import type { components } from '@/api/schema.gen'

type Schemas = components['schemas']

/** What a template is for. */
export type TemplateKind = Schemas['TemplateType']

/** What an organiser writes. */
type EmailText = { subject: string; htmlContent: string; textContent: string }

export type EmailTemplate = Schemas['EmailTemplate']

export type NewEmailTemplate = {
  name: string
  templateType: TemplateKind
  subject: string
  htmlContent: string
  textContent?: string
  isDefault?: boolean
  isActive?: boolean
}

/** Changes the given fields of a template; `version` is the one that was edited. */
export type EmailTemplatePatch = Partial<NewEmailTemplate> & {
  version: number
  archived?: boolean
  restoreDefault?: true
}

/** A text to show as a guest would get it; without a guest, the first who attends. */
export type EmailPreviewInput = EmailText & { templateType: TemplateKind; guestId?: string }

export type EmailPreview = Schemas['EmailPreview']

/** A guest without an address may be chosen for the preview. */
export type EmailTestInput = EmailPreviewInput & { to: string }

export type RecipientSegment = Schemas['RecipientSegment']

/** A segment, one guest, or chosen guests. */
export type RecipientType = Schemas['RecipientType']

/** How many guests a segment has. */
export type SegmentCount = Schemas['SegmentCount']

/** Who would get an email now. */
export type EmailRecipients = Schemas['EmailRecipients']

/** Guests who are left out; at most three names. */
export type LeftOut = EmailRecipients['suppressed']

/** Whom an email is meant for. */
export type RecipientsQuery = Schemas['CountRecipients']

/** Guests that can be chosen for one email. */
export const maxChosenGuests = 1000

export type SendEmails = {
  templateId: string
  recipientType: RecipientType
  guestId?: string
  guestIds?: string[]
  /** An invitation also goes to addresses that got one in the last 24 hours. */
  sendAgain?: boolean
  /** `YYYY-MM-DDTHH:mm` in the event's time zone. */
  startAt?: string
}

export type CampaignState = Schemas['CampaignState']

/** One email to many guests. */
export type Campaign = Schemas['Campaign']

export type CampaignAction = 'pause' | 'resume' | 'stop'

export type EmailStatus = Schemas['EmailStatus']

export type EmailHistoryItem = Schemas['EmailHistoryItem']

/** A page of the history: failed ones first, then the newest. */
export type EmailHistoryPage = Schemas['EmailHistoryPage']

export type EmailHistoryFilter = {
  q?: string
  status?: EmailStatus
  campaignId?: string
  guestId?: string
  limit?: number
}

export type EmailDetails = Schemas['EmailDetails']

/** Most emails of one call. */
export const maxResent = 500

export type EmailSettings = Schemas['EmailSettings']

export type TriggerType = Schemas['TriggerType']

/** What an organiser decides about a schedule. */
export type ScheduleInput = {
  templateId: string
  triggerType: TriggerType
  /** Days; for `on_date` `YYYY-MM-DD`; otherwise empty. */
  triggerValue: string
  /** `HH:mm` in the event's time zone. */
  sendTime: string
  /** A segment; the server refuses one guest. */
  recipientType: RecipientSegment
  isActive: boolean
}

export type EmailSchedule = Schemas['EmailSchedule']

export type TimelineEntry = Schemas['EmailTimelineEntry']

/** What goes out when, by time; entries without an instant come last. */
export type EmailTimeline = Schemas['EmailTimeline']

export type Suppression = Schemas['Suppression']

/** `none` only for the loopback. */
export type MailSecurity = Schemas['MailSecurity']

export type MailServerInput = {
  host: string
  port: number
  security: MailSecurity
  username: string
  /** Absent: the stored one stays. */
  password?: string
  fromAddress: string
  fromName: string
  perMinute: number | null
}

export type MailServer = Schemas['MailServer']

export type MailServerTest = Schemas['MailServerTest']

export type Unsubscribe = Schemas['Unsubscribe']

/** What the page of a guest's ticket shows. */
export type TicketPage = Schemas['TicketPage']
