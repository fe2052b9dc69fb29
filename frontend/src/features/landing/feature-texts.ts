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
    text: 'Tables, chairs, stage and bar at their true size. Drag, resize, rotate, undo, and look at the same room in 3D; the aisle you see is the aisle you will have.',
  },
  {
    id: 'guests',
    title: 'Guest management with RSVP tracking',
    text: 'Your own form asks a household once, and its answers, meals and diets are on the list. Type “Ana next to Ben”, and automatic seating respects it.',
  },
  {
    id: 'finder',
    title: 'QR code seat finder',
    text: 'Guests scan a code, open a link or type their name. They read their table and seat, and follow a drawn route to it. No app, no account.',
  },
  {
    id: 'mails',
    title: 'Automated emails with embedded QR codes',
    text: 'Invitations, reminders and seat assignments go out now, on a date, or as soon as a guest answers or gets a seat. The same code checks the guest in at the door.',
  },
  {
    id: 'files',
    title: 'Import from Excel, CSV, Word and PDF',
    text: 'Any file with names becomes a guest list: check the columns, fix what is unclear, and undo the import if you need to. Export seating charts and reports: place cards, signs, kitchen sheets, Excel.',
  },
  {
    id: 'sync',
    title: 'Real-time sync across devices',
    text: 'What one person changes appears on every open screen within a second: answers, seats, the plan, arrivals. At the door, any number of phones check guests in, even without a network.',
  },
]
