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
    text: 'One list for answers, parties, diets and seats, with a search by name or phone number.',
  },
  {
    id: 'finder',
    title: 'QR code seat finder',
    text: 'Guests open a link or type six characters and read their table and seat. No app, no account.',
  },
  {
    id: 'mails',
    title: 'Automated e-mails with embedded QR codes',
    text: 'Coming next. Today every guest has a code of their own that you can pass on.',
  },
  {
    id: 'files',
    title: 'Import from Excel, CSV, Word and PDF',
    text: 'Any file with names becomes a guest list: you check the columns, fix what is unclear, and undo the import if you must. You can take seating charts and reports out again, ready for the caterer.',
  },
  {
    id: 'sync',
    title: 'Real-time sync across devices',
    text: 'One plan on the server: an open designer shows what others changed within 15 seconds.',
  },
]
