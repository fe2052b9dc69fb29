/* Every text the export screen can say in a toast. */

export const messages = {
  exported: 'Seating chart exported',
  failed: { title: 'Error', text: 'Failed to export seating chart' },
  started: 'Export Started',
  complete: 'Export Complete',
  cancelled: 'Export cancelled',
  exportFailed: 'Export Failed',
  fileFailed: 'The file could not be created. Try again in a moment.',
} as const
