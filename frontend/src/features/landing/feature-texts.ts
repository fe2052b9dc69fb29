/* What the six feature cards say: the pitch of the product. */

export type FeatureId = 'plans' | 'guests' | 'finder' | 'mails' | 'files' | 'sync'

export interface FeatureText {
  readonly id: FeatureId
  readonly title: string
  readonly text: string
}

export const featureTexts: readonly FeatureText[] = [
  {
    id: 'plans',
    title: 'Interactive drag-and-drop floor plans',
    text: 'Tables, chairs, stage and bar at their true size. Drag, resize, rotate, undo; the aisle you see is the aisle you will have.',
  },
  {
    id: 'guests',
    title: 'Guest management with RSVP tracking',
    text: 'One list for answers, parties, diets and seats. Who has not answered, and who came without a table, is one filter away.',
  },
  {
    id: 'finder',
    title: 'QR code seat finder',
    text: 'Guests scan a code or type six characters and read their table and seat. No app, no account.',
  },
  {
    id: 'mails',
    title: 'Automated e-mails with embedded QR codes',
    text: 'Invitations and confirmations that carry the guest’s own code, sent when they are due.',
  },
  {
    id: 'files',
    title: 'Import from Excel, CSV, Word and PDF',
    text: 'Bring the list as it is, and take seating charts and reports out again, ready for the caterer.',
  },
  {
    id: 'sync',
    title: 'Real-time sync across devices',
    text: 'A seat changed at the desk is changed at the door: one plan on the server, the same on every screen.',
  },
]
