/* The smallest valid things of mail to guests; a test names only what it is about. */
import type {
  Campaign,
  EmailDetails,
  EmailHistoryItem,
  EmailRecipients,
  EmailSchedule,
  EmailSettings,
  EmailTemplate,
  MailServer,
  TicketPage,
  TimelineEntry,
} from '@/api/email-types'
import { facts } from '@/generated/facts.gen'

export function anEmailTemplate(fields: Partial<EmailTemplate> = {}): EmailTemplate {
  return {
    id: 't-2',
    eventId: 'e-1',
    name: 'Invitation',
    templateType: 'invitation',
    subject: '{{first_name}}, you are invited',
    htmlContent: '<p>Dear {{first_name}}</p>',
    textContent: '',
    variables: ['first_name'],
    isDefault: true,
    isActive: true,
    version: 1,
    createdAt: '2027-03-01T10:00:00Z',
    updatedAt: '2027-03-01T10:00:00Z',
    isOriginal: true,
    ...fields,
  }
}

export function aSchedule(fields: Partial<EmailSchedule> = {}): EmailSchedule {
  return {
    id: 's-1',
    eventId: 'e-1',
    templateId: 't-1',
    templateName: 'Reminder',
    triggerType: 'days_before_event',
    triggerValue: '7',
    sendTime: '10:00',
    recipientType: 'pending',
    isActive: true,
    nextRunAt: '2027-06-05T09:00:00Z',
    wouldReceive: 31,
    ...fields,
  }
}

export function aCampaign(fields: Partial<Campaign> = {}): Campaign {
  return {
    id: 'c-1',
    templateId: 't-2',
    templateName: 'Invitation',
    subject: 'You are invited',
    recipientType: 'all',
    state: 'finished',
    total: 118,
    pending: 0,
    sent: 116,
    failed: 2,
    skipped: 0,
    startedAt: '2027-03-05T10:00:00Z',
    finishedAt: '2027-03-05T10:04:00Z',
    startedBy: 'Nora Lind',
    perMinute: 30,
    ...fields,
  }
}

export function aTimelineEntry(fields: Partial<TimelineEntry> = {}): TimelineEntry {
  return {
    kind: 'schedule',
    id: 's-1',
    at: '2027-06-05T09:00:00Z',
    title: 'Reminder',
    detail: '7 days before the event',
    state: 'active',
    receiving: 31,
    ...fields,
  }
}

export function recipientsOf(fields: Partial<EmailRecipients> = {}): EmailRecipients {
  return {
    type: 'pending',
    matching: 33,
    receiving: 31,
    withoutAddress: { count: 2, names: ['Edith Bell', 'Ivo Lang'] },
    invitedRecently: { count: 0, names: [] },
    suppressed: { count: 0, names: [] },
    sharedAddress: 0,
    withoutSeat: 0,
    ...fields,
  }
}

export function someEmailSettings(fields: Partial<EmailSettings> = {}): EmailSettings {
  return {
    paused: false,
    mailServer: 'installation',
    from: 'events@example.com',
    replyTo: 'nora@example.com',
    perMinute: 30,
    held: 0,
    ...fields,
  }
}

export function aHistoryItem(fields: Partial<EmailHistoryItem> = {}): EmailHistoryItem {
  return {
    id: 'h-1',
    subject: 'How to get to the Old Mill',
    email: 'grace@lindqvist.example',
    status: 'sent',
    sentAt: '2027-03-05T10:01:00Z',
    createdAt: '2027-03-05T10:00:00Z',
    guestId: 'g-1',
    guestName: 'Grace Lindqvist',
    templateId: 't-2',
    templateName: 'Invitation',
    kind: 'invitation',
    via: 'smtp',
    attempts: 1,
    bounced: false,
    ...fields,
  }
}

export const mailboxFull = {
  title: 'Mailbox full',
  message: 'The mail server sent it back. Send it again in a few days.',
  answer: '552 5.2.2 Mailbox full',
}

export function emailDetails(fields: Partial<EmailDetails> = {}): EmailDetails {
  return {
    ...aHistoryItem(),
    html: '<p>Dear Grace</p>',
    text: 'Dear Grace',
    tries: [{ at: '2027-03-05T10:01:00Z', outcome: 'Accepted by the mail server' }],
    ...fields,
  }
}

export function aMailServer(fields: Partial<MailServer> = {}): MailServer {
  return {
    host: 'smtp.example.com',
    port: 587,
    security: 'starttls',
    username: 'nora',
    fromAddress: 'events@example.com',
    fromName: 'Lind Events',
    perMinute: 60,
    hasPassword: true,
    ...fields,
  }
}

export function aTicket({
  event,
  guest,
  wallets,
}: {
  event?: Partial<TicketPage['event']>
  guest?: Partial<TicketPage['guest']>
  wallets?: Partial<TicketPage['wallets']>
} = {}): TicketPage {
  return {
    event: {
      name: 'Summer dinner',
      date: '2027-06-12T14:00:00Z',
      timeZone: 'Europe/London',
      venue: 'Old Mill',
      accent: facts.defaultShades,
      language: 'en',
      state: 'upcoming',
      ...event,
    },
    guest: { name: 'Ana Ruiz', table: 'Table 12', seat: 'C', lookupCode: 'K7M2QX', ...guest },
    calendar: 'BEGIN:VCALENDAR\r\nUID:p-1@seats.example\r\nEND:VCALENDAR\r\n',
    qrSvg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
    wallets: { apple: false, google: false, ...wallets },
  }
}
