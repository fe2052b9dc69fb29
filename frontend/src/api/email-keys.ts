/* The names of cached server data about mail to guests. Apart from `keys`, which every page loads. */

export const emailKeys = {
  templates: (eventId: string) => ['email-templates', eventId] as const,
  preview: (eventId: string, input: object) => ['email-preview', eventId, input] as const,
  recipients: (eventId: string) => ['email-recipients', eventId] as const,
  invitedAddresses: (eventId: string) => ['invited-addresses', eventId] as const,
  campaigns: (eventId: string) => ['email-campaigns', eventId] as const,
  campaign: (eventId: string, campaignId: string) =>
    ['email-campaigns', eventId, campaignId] as const,
  history: (eventId: string) => ['email-history', eventId] as const,
  settings: (eventId: string) => ['email-settings', eventId] as const,
  schedules: (eventId: string) => ['email-schedules', eventId] as const,
  timeline: (eventId: string) => ['email-timeline', eventId] as const,
  suppressions: ['suppressions'] as const,
  mailServer: ['mail-server'] as const,
}
