/* What the import of guests says. The texts of the specification are word for word. */
import type { BatchResult } from '@/api/guest-batches'
import { guestMessages } from '@/guests/messages'
import { facts } from '@/generated/facts.gen'
import { count, countNoun } from '@/lib/words'

const mostGuests = facts.limits.guestsPerEventMax

export const importMessages = {
  imported: guestMessages.imported,
  failed: { title: 'Import Failed', text: 'Failed to import guests' },
  limits: `CSV, Excel, Word or PDF, up to 5 MB and ${countNoun(mostGuests, 'guest')}.`,
  tooManyRows: (rows: number) =>
    `The list has ${countNoun(rows, 'row')}; events are limited to ${countNoun(mostGuests, 'guest')}. Choose a shorter list.`,
  nextStep: 'Choose another file, or paste the guests below.',
  nothingPasted: 'Paste at least one guest.',
  tooLong: 'Pasted text is limited to 5 MB. Save it as a file with fewer guests.',
  chooseFirst: 'Choose a file or paste a list first.',
  listLost: 'The list was lost when the page was reloaded. Choose it again.',
  namesMissing: 'Choose the column that has the names of the guests.',
  nothingToImport: 'No guests in this list would be added or updated.',
  updating: 'Updating the preview…',
  undoTitle: (fileName: string) => `Undo the import of ${fileName}?`,
  importOf: (fileName: string) => `Import of ${fileName}`,
  undone: (fileName: string) => ({
    title: 'Import undone',
    text: `The guests from ${fileName} are no longer on the list.`,
  }),
  undonePart: ({ changed, skipped }: BatchResult) => ({
    title: `${count(changed)} of ${countNoun(changed + skipped.length, 'guest')} undone`,
  }),
  leftBehind: 'These guests stay as they are. You can try to undo the import again.',
  undoFailed: 'The import could not be undone',
} as const

/** “118 added, 3 updated, 2 seated”; what did not happen is left out. */
export function figuresText(figures: {
  added: number
  updated: number
  known: number
  skipped: number
  seated: number
  parties: number
}): string {
  const parts = [
    [figures.added, `${countNoun(figures.added, 'guest')} added`],
    [figures.updated, `${countNoun(figures.updated, 'guest')} updated`],
    [figures.seated, `${countNoun(figures.seated, 'guest')} seated`],
    [figures.parties, countNoun(figures.parties, 'party', 'parties')],
    [figures.known, `${countNoun(figures.known, 'guest')} already on the list`],
    [figures.skipped, `${countNoun(figures.skipped, 'row')} left out`],
  ] as const
  const shown = parts.flatMap(([number, text]) => (number > 0 ? [text] : []))
  return shown.length === 0 ? 'No guests' : shown.join(', ')
}
