/* The smallest valid things of the wire; a test names only what it is about. */
import type {
  Event,
  FoundSeat,
  Guest,
  Invitation,
  InvitationView,
  MailView,
  Member,
  OrganisationSettings,
  Progress,
  SessionEntry,
  Site,
  Table,
  User,
} from '@/api/schema'
import { facts } from '@/generated/facts.gen'
import { noTexts } from '@/guests/fields'

export function aUser(fields: Partial<User> = {}): User {
  return {
    id: 'u-1',
    email: 'nora@example.com',
    emailVerified: true,
    hasPassword: true,
    name: 'Nora Lind',
    isOperator: false,
    organisation: { id: 'o-1', name: 'Lind Events', role: 'owner' },
    organisations: [{ id: 'o-1', name: 'Lind Events', role: 'owner' }],
    ...fields,
  }
}

export function anEvent(fields: Partial<Event> = {}): Event {
  return {
    id: 'e-1',
    name: 'Summer dinner',
    date: '2027-06-12T14:00:00Z',
    zone: 'Europe/London',
    localDate: '2027-06-12T15:00',
    venue: 'Old Mill',
    description: 'Dinner in the garden',
    contact: '',
    status: 'planning',
    accent: null,
    accentShades: facts.defaultShades,
    findMode: 'exact',
    language: 'en',
    guestCount: 2,
    assignedSeats: 1,
    seatCount: 8,
    createdAt: '2027-01-02T09:00:00Z',
    lastActivity: '2027-01-03T09:00:00Z',
    ...fields,
  }
}

/** Nothing has happened yet; two guests have not answered. */
export function aProgress(fields: Partial<Progress> = {}): Progress {
  const none = { attending: 0, maybe: 0, declined: 0, noAnswer: 0 }
  return {
    guests: { ...none, noAnswer: 2 },
    seated: { ...none, noAnswer: 1 },
    withDiet: 0,
    parties: 0,
    invited: 0,
    printedAt: null,
    ...fields,
  }
}

export function aGuest(fields: Partial<Guest> = {}): Guest {
  return {
    ...noTexts,
    id: 'g-1',
    eventId: 'e-1',
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.com',
    mobile: '+34 600 11 22 33',
    companyAffiliation: '',
    diets: [],
    status: 'pending',
    rsvp: 'no-answer',
    attendance: 'not-arrived',
    lookupCode: 'K7M2QX',
    tags: [],
    vip: false,
    wheelchair: false,
    addedAt: '2027-01-02T09:00:00Z',
    ...fields,
  }
}

export function aTable(fields: Partial<Table> = {}): Table {
  return {
    id: 't-1',
    name: 'Table 1',
    number: 1,
    capacity: 2,
    kind: 'round',
    seats: [
      { id: 't-1-chair-1', number: 1, label: 'A' },
      { id: 't-1-chair-2', number: 2, label: 'B', guestId: 'g-9' },
    ],
    ...fields,
  }
}

export function aFoundSeat(guest: Partial<FoundSeat['guest']> = {}): FoundSeat {
  const { table = { number: 12, label: 'Table 12' }, seat = { number: 3, label: 'C' } } = guest
  return {
    event: {
      id: 'AbCdEfGhIjKlMnOp',
      name: 'Summer dinner',
      date: '2027-06-12T14:00:00Z',
      zone: 'Europe/London',
      timeZone: 'Europe/London',
      localDate: '2027-06-12T15:00',
      endsAt: '2027-06-12T22:00:00Z',
      venue: 'Old Mill',
      status: 'open',
      accent: facts.defaultShades,
      language: 'en',
      findMode: 'exact',
      hasPlan: true,
      hasVenue: false,
    },
    guest: {
      firstName: 'Ana',
      lastName: 'Ruiz',
      status: 'assigned',
      declined: false,
      table,
      seat,
      ...guest,
    },
    table,
    seat,
    routeKey: 'route-key',
  }
}

export function aSite(fields: Partial<Site> = {}): Site {
  return {
    baseUrl: 'https://seats.example',
    signIn: 'password',
    mail: 'smtp',
    mailboxOpen: false,
    signUp: 'open',
    allowedDomains: [],
    sandbox: true,
    version: '0.1.0',
    ...fields,
  }
}

export function aSession(fields: Partial<SessionEntry> = {}): SessionEntry {
  return {
    id: 's-1',
    current: true,
    device: 'Firefox on Linux',
    createdAt: '2027-01-02T09:00:00Z',
    lastSeenAt: '2027-01-03T09:00:00Z',
    ...fields,
  }
}

export function someSettings(fields: Partial<OrganisationSettings> = {}): OrganisationSettings {
  return {
    id: 'o-1',
    name: 'Lind Events',
    senderName: '',
    contactEmail: '',
    mail: { mode: 'smtp', from: 'noreply@lind.example' },
    ...fields,
  }
}

export function aMember(fields: Partial<Member> = {}): Member {
  return {
    userId: 'u-1',
    name: 'Nora Lind',
    email: 'nora@example.com',
    role: 'owner',
    joinedAt: '2027-01-02T09:00:00Z',
    you: true,
    ...fields,
  }
}

export function anInvitation(fields: Partial<Invitation> = {}): Invitation {
  return {
    id: 'i-1',
    email: 'ana@example.com',
    role: 'planner',
    invitedBy: 'Nora Lind',
    createdAt: '2027-01-02T09:00:00Z',
    expiresAt: '2027-01-16T09:00:00Z',
    expired: false,
    ...fields,
  }
}

export function anInvitationView(fields: Partial<InvitationView> = {}): InvitationView {
  return {
    organisationName: 'Harbour Hall',
    invitedBy: 'Ben Achterberg',
    email: 'nora@example.com',
    role: 'planner',
    hasAccount: true,
    expiresAt: '2027-01-16T09:00:00Z',
    ...fields,
  }
}

export function aMail(fields: Partial<MailView> = {}): MailView {
  return {
    id: 'm-1',
    kind: 'invitation',
    from: 'Seatwright <noreply@lind.example>',
    to: 'ana@example.com',
    subject: 'Nora Lind invites you to Lind Events',
    text: 'Hello,\nopen https://here.example/accept-invitation?token=abc\n',
    html: '<p>Hello <script>alert(1)</script></p>',
    state: 'sent',
    messageId: '<m-1@lind.example>',
    createdAt: '2027-01-02T09:00:00Z',
    sentAt: '2027-01-02T09:00:05Z',
    attempts: 1,
    ...fields,
  }
}
