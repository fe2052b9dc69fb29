/* Every text the export screen can say. */

export const messages = {
  exported: 'Seating chart exported',
  failed: { title: 'Error', text: 'Failed to export seating chart' },
  started: 'Export Started',
  complete: 'Export Complete',
  fileFailed: 'The file could not be made. Try again in a moment.',
} as const
