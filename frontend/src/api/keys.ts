/* The names of cached server data. Whoever changes something invalidates by these. */

export const keys = {
  user: ['user'] as const,
  site: ['site'] as const,
  health: ['health'] as const,
  sessions: ['sessions'] as const,
  organisation: ['organisation'] as const,
  members: ['members'] as const,
  invitations: ['invitations'] as const,
  invitation: (token: string) => ['invitation', token] as const,
  images: ['images'] as const,
  imageSearch: (words: string, limit: number) => ['image-search', words, limit] as const,
  mailbox: ['mailbox'] as const,
  mail: (mailId: string) => ['mailbox', mailId] as const,
  events: ['events'] as const,
  eventsIn: (state: string) => ['events', state] as const,
  activity: (eventId: string) => ['activity', eventId] as const,
  guests: (eventId: string) => ['guests', eventId] as const,
  tables: (eventId: string) => ['tables', eventId] as const,
  plan: (eventId: string) => ['plan', eventId] as const,
  snapshots: (eventId: string) => ['snapshots', eventId] as const,
  lookup: (code: string, lastName: string) => ['lookup', code, lastName] as const,
}
