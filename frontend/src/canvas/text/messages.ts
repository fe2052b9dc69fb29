/* Every text the planner says in toasts, dialogs and announcements. Those of the specification are word for word. */

import { seatMessages } from '@/guests/seat-messages'

/** `1 table`, `3 tables`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${String(number)} ${number === 1 ? one : many}`
}

export const messages = {
  tableFull: {
    title: 'Table is full',
    text: 'Every chair at this table is taken. Choose another one.',
  },
  wishNotSaved: { title: 'Wish not saved', text: 'Please try again.' },
  noOneFits: {
    title: 'No one fits',
    text: 'No waiting guest or party fits the free seats without breaking a rule.',
  },
  tooFewSeats: (guests: number) => ({
    title: 'Too few free seats',
    text: `This table has no room for all ${String(guests)} guests. Choose another one.`,
  }),
  tableLocked: (table: string) => ({
    title: `${table} is locked`,
    text: 'Unlock the table first to change who sits there.',
  }),
  emailInvalid: 'This does not look like an email address',
  guestAdded: { title: 'Guest added', text: 'Guest added successfully' },
  guestNotAdded: { title: 'Guest not added', text: 'Failed to add guest' },
  guestNotRemoved: { title: 'Guest not removed', text: 'Check your connection and try again.' },
  exported: { title: 'Exported', text: 'Seating chart exported' },
  exportFailed: { title: 'Export Failed', text: 'Failed to export seating chart' },
  planExported: (file: string, missing = 0) => ({
    title: 'Exported',
    text:
      `${file} was downloaded.` +
      (missing === 0 ? '' : ` ${count(missing, 'picture')} could not be included.`),
  }),
  planNotExported: { title: 'Export Failed', text: 'Failed to export floor plan' },
  planImported: (file: string) => ({ title: 'Imported', text: `${file} replaced the plan.` }),
  planNotImported: { title: 'Import Failed', text: 'Failed to import floor plan' },
  fileNotRead: 'Failed to read file',
  snapshotSaved: (name: string) => ({
    title: 'Snapshot Saved',
    text: `Snapshot saved as ${name}`,
  }),
  snapshotNotSaved: { title: 'Snapshot Failed', text: 'Failed to save snapshot' },
  snapshotLoaded: (name: string) => ({ title: 'Loaded', text: `${name} replaced the plan.` }),
  snapshotNotLoaded: { title: 'Load Failed', text: 'Failed to load snapshot' },
  snapshotDeleted: (name: string) => ({ title: 'Snapshot deleted', text: `${name} is gone.` }),
  snapshotNotDeleted: { title: 'Snapshot not deleted', text: 'Failed to delete snapshot' },
  undone: seatMessages.undone,
  redone: (label: string) => ({ title: `Redid: ${label}`, text: 'Action redone successfully' }),
  cannotUndo: (label: string) => ({
    title: `Cannot undo: ${label}`,
    text: 'This change was already undone.',
  }),
  saved: { title: 'Saved', text: 'The floor plan is saved on the server.' },
  notSaved: {
    title: 'Not saved yet',
    text: 'The server cannot be reached. Your edits are kept on this device and sent when the connection is back.',
  },
  nothingToPaste: {
    title: 'Nothing to paste',
    text: 'The clipboard contains no floor plan objects. Copy some first.',
  },
  eventGone: 'This event was deleted. Your edits will be sent if someone restores it.',
  viewOnly: (edits: number, kept: boolean) => {
    const [were, they, stay, them] =
      edits === 1 ? ['was', 'it', 'stays', 'it'] : ['were', 'they', 'stay', 'them']
    const where = kept
      ? `${they} ${stay} on this device until you can edit again.`
      : `this device has no room for ${them}, so download the plan.`
    return `You can only view this event now. ${String(edits)} of your edits ${were} not saved: ${where}`
  },
  stepsLost: (steps: number) => ({
    title: 'Plan updated',
    text: `Someone else edited this plan. You can no longer undo ${count(steps, 'earlier step')}.`,
  }),
  refused: { title: 'Edit refused' },
  toolNotLoaded: {
    title: 'Tool not loaded',
    text: 'Check your connection and try again.',
  },
  recovered: { title: 'Auto-save Recovered', text: 'Your work has been recovered' },
  recoveredPartly: (lost: number) => ({
    title: 'Auto-save Recovered',
    text: `Your work has been recovered. ${count(lost, 'edit')} no longer applied and ${lost === 1 ? 'was' : 'were'} discarded.`,
  }),
  notRecovered: (why: string) => ({
    title: 'Recovery failed',
    text: `${why} Your edits stay on this device; open the plan again to recover them.`,
  }),
  notAtRest: 'Other people are changing the plan right now.',
} as const

export const announce = {
  selected: (names: readonly string[]): string => {
    const [first] = names
    if (first === undefined) return 'Nothing selected'
    return names.length === 1 ? `${first} selected` : `${count(names.length, 'object')} selected`
  },
  placing: (name: string) =>
    `Placing ${name}. Arrow keys move it, Enter places it, Escape cancels.`,
  placingMoved: (place: string, inWall = false) => `At ${place}${inWall ? ', in a wall' : ''}`,
  snapped: (names: readonly string[]) =>
    names.length === 0 ? '' : `Snapped to ${names.join(' and ')}`,
  roomWall: 'the wall of the room',
  roomMiddle: 'the middle of the room',
  besideAisle: 'Kept out of the aisle',
  cancelled: 'Cancelled',
  measuring:
    'Measuring. Drag on the plan, or move the point with the arrow keys and press Enter at both ends. Escape stops.',
  measuringEnded: 'Measuring ended',
  outlining:
    'Drawing. Click each corner, or move the point with the arrow keys and press Enter. A click on the first corner, or Enter, closes the outline. Backspace removes the last corner, Escape stops.',
  reshaping:
    'Editing the outline. Tab goes to the next corner, arrow keys move it, Enter adds a corner after it, Delete removes it. Escape stops.',
  calibrating:
    'Calibrating. Choose one end of a length that you know: click it, or move the point with the arrow keys, finely with Alt, and press Enter. Escape stops.',
  firstEnd: 'First end set. Choose the other end. Backspace removes the first one.',
  bothEnds: (length: string) => `Both ends set, now ${length} apart. Type the true length.`,
  sliding:
    'Moving the tracing picture. Drag it, or use the arrow keys and press Enter. Escape stops.',
  grouped: (members: number) => `In a group of ${String(members)}. Enter goes inside.`,
  outlineClosed: 'Outline closed',
  nothingChanged: 'Nothing to change',
  copied: (objects: string) => `${objects} copied`,
  renumbering: 'Draw a path across the tables, or number what is selected. Escape stops.',
  renumbered: (tables: string, start: number) => `${tables} numbered from ${String(start)}`,
  inGroup: 'Inside the group. Escape goes out.',
  outOfGroup: 'Out of the group',
  left: 'Left the plan. Tab moves on; Enter goes back in.',
  assignOn: (guest: string) => `Choose a chair for ${guest}. Escape stops.`,
} as const

/** What is shown over the plan while an outline is drawn; the announcements above say it to screen readers. */
export const drawingHints = {
  room: 'Click each corner of the room, then the first one again, or drag a rectangle. Backspace removes the last corner.',
  aisle:
    'Click each corner of the aisle, then the first one again, or drag a rectangle. Backspace removes the last corner.',
  reshape:
    'Drag a corner to move it, or the middle of a side to add one. Delete removes the current corner.',
} as const

export const saveLabels = {
  saved: 'Saved',
  saving: 'Saving',
  unsaved: 'Unsaved changes',
  offline: 'Offline - kept on this device',
  forbidden: 'Not saved - view only',
  full: 'Offline - no room on this device',
  conflict: 'Conflict',
} as const
