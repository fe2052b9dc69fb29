/* The shapes of mail to guests. */
import type { components } from '@/api/schema.gen'

/** What a template is for. */
export type TemplateKind = 'invitation' | 'confirmation' | 'reminder' | 'seat_assignment'

/** What an organiser writes. */
export type EmailText = { subject: string; htmlContent: string; textContent: string }

export type EmailTemplate = EmailText & {
  id: string
  eventId: string
  name: string
  templateType: TemplateKind
  /** Those in use. */
  variables: string[]
  /** The one used for its kind. */
  isDefault: boolean
  isActive: boolean
  version: number
  createdAt: string
  updatedAt: string
  archivedAt?: string
  /** Equals the built-in default of its kind. */
  isOriginal: boolean
}

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

export type EmailPreview = {
  subject: string
  /** A whole document. */
  html: string
  text: string
  /** Null when the event has no guests; the values are samples then. */
  guest: { id: string; name: string; email: string } | null
}

/** A guest without an address may be chosen for the preview. */
export type EmailTestInput = EmailPreviewInput & { to: string }

export type RecipientSegment =
  'all' | 'confirmed_only' | 'pending' | 'declined' | 'assigned' | 'unassigned' | 'seat_changed'

/** A segment, or one guest. */
export type RecipientType = RecipientSegment | 'guest'

/** How many guests are in each segment. */
export type RecipientSegments = { segments: { type: RecipientSegment; matching: number }[] }

/** Guests who are left out; at most three names. */
export type LeftOut = { count: number; names: string[] }

/** Who would get an e-mail now. */
export type EmailRecipients = {
  type: RecipientType
  matching: number
  receiving: number
  withoutAddress: LeftOut
  suppressed: LeftOut
  /** Guests whose address another recipient has as well. */
  sharedAddress: number
  withoutSeat: number
}

export type RecipientsQuery = { type: RecipientType; guestId?: string; templateId?: string }

export type SendEmails = {
  templateId: string
  recipientType: RecipientType
  guestId?: string
  /** `YYYY-MM-DDTHH:mm` in the event's time zone. */
  startAt?: string
}

export type CampaignState = 'queued' | 'running' | 'paused' | 'stopped' | 'finished'

/** One e-mail to many guests. */
export type Campaign = {
  id: string
  templateId: string
  templateName: string
  subject: string
  recipientType: RecipientType
  scheduleId?: string
  state: CampaignState
  total: number
  pending: number
  sent: number
  failed: number
  skipped: number
  startedAt: string
  finishedAt?: string
  startedBy?: string
  perMinute: number | null
  /** An estimate. */
  endsAt?: string
}

export type CampaignStarted = Campaign & { sentCount: number }

export type CampaignAction = 'pause' | 'resume' | 'stop'

export type EmailStatus = 'pending' | 'sent' | 'failed'

export type EmailHistoryItem = {
  id: string
  subject: string
  email: string
  status: EmailStatus
  sentAt?: string
  createdAt: string
  guestId?: string
  guestName?: string
  templateId?: string
  templateName?: string
  campaignId?: string
  kind: string
  /** `file`: written to the mail folder, because no mail server is set up. */
  via: 'smtp' | 'file'
  attempts: number
  failure?: {
    title: string
    /** In plain words, with the next step. */
    message: string
    /** What the mail server answered. */
    answer?: string
  }
  nextTryAt?: string
  bounced?: boolean
}

/** A page of the history: failed ones first, then the newest. */
export type EmailHistoryPage = {
  items: EmailHistoryItem[]
  total: number
  counts: Record<'all' | EmailStatus, number>
  next?: string
}

export type EmailHistoryFilter = {
  q?: string
  status?: EmailStatus
  campaignId?: string
  guestId?: string
  limit?: number
}

export type EmailDetails = EmailHistoryItem & {
  html: string
  text: string
  tries: { at: string; outcome: string }[]
}

/** Most e-mails of one call. */
export const maxResent = 500

export type EmailsResent = { resent: number; skipped: { id: string; reason: string }[] }

export type EmailSettings = {
  paused: boolean
  pausedAt?: string
  pausedBy?: string
  mailServer: 'organisation' | 'installation' | 'files'
  from: string
  replyTo: string
  perMinute: number | null
}

export type TriggerType =
  | 'days_before_event'
  | 'days_after_event'
  | 'on_date'
  | 'on_registration'
  | 'on_seat_assigned'
  | 'on_rsvp_deadline'

/** What an organiser decides about a schedule. */
export type ScheduleInput = {
  templateId: string
  triggerType: TriggerType
  /** Days; for `on_date` `YYYY-MM-DD`; otherwise empty. */
  triggerValue: string
  /** `HH:mm` in the event's time zone. */
  sendTime: string
  recipientType: RecipientType
  isActive: boolean
}

export type EmailSchedule = ScheduleInput & {
  id: string
  eventId: string
  templateName: string
  nextRunAt?: string
  lastRun?: { at: string; outcome: 'sent' | 'skipped'; reason?: string; campaignId?: string }
  wouldReceive: number
  /** Why it cannot run, such as “The event has no RSVP deadline.” */
  problem?: string
}

export type TimelineEntry = {
  kind: 'campaign' | 'schedule' | 'deadline' | 'event'
  at?: string
  id?: string
  title: string
  detail: string
  state?: string
  receiving?: number
  warning?: string
}

/** What goes out when, by time; entries without an instant come last. */
export type EmailTimeline = { timeZone: string; now: string; entries: TimelineEntry[] }

export type Suppression = {
  email: string
  reason: 'bounced' | 'unsubscribed' | 'by-hand'
  at: string
}

export type SuppressionPage = { items: Suppression[]; total: number; next?: string }

/** `none` only for the loopback. */
export type MailSecurity = 'starttls' | 'tls' | 'none'

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

export type MailServer = Omit<MailServerInput, 'password'> & {
  hasPassword: boolean
  lastTest?: { at: string; ok: boolean; message: string }
}

export type MailServerTest = { ok: boolean; message: string; answer?: string }

/** What the page of an unsubscribe link shows. */
export type Unsubscribe = {
  organisation: string
  /** Masked. */
  email: string
  unsubscribed: boolean
}

/** What the page of a guest's ticket shows. */
export type TicketPage = {
  event: {
    name: string
    date: string
    timeZone: string
    endsAt?: string
    venue?: string
    /** Its shades for both themes; a bare colour, which is not legible everywhere, is not used. */
    accent?: components['schemas']['AccentShades'] | string
    state: string
  }
  guest: {
    name: string
    table?: string
    seat?: string
    lookupCode: string
    dietary?: string
    specialRequests?: string
  }
  qrSvg: string
}
