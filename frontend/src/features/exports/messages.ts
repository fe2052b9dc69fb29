/* Every text the export screen can say. */

export const messages = {
  exported: 'Seating chart exported',
  failed: { title: 'Error', text: 'Failed to export seating chart' },
} as const
