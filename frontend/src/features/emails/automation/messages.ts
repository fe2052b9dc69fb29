/* The texts of automation. The toasts and the empty state are word for word as specified. */

export const automationMessages = {
  loadFailed: 'The schedules could not be loaded.',
  add: 'Add an email',
  empty: 'No email schedules configured yet.',
  emptyText:
    'A schedule sends one of your templates automatically, at the right time for the event.',
  suggestions: 'Start with one of these',
  times: (zone: string) => `Times are in the time zone of the event: ${zone}.`,
  created: 'Schedule created',
  updated: 'Schedule updated',
  deleted: 'Schedule deleted',
  createFailed: 'Failed to create email schedule.',
  updateFailed: 'Failed to update email schedule.',
  deleteFailed: 'Failed to delete email schedule.',
  newTitle: 'New schedule',
  deleteQuestion: (name: string) => `Delete the schedule of “${name}”?`,
  deleteText:
    'The email is no longer sent automatically. Emails already sent stay in the history, and the template is kept.',
  noTemplates: 'Create a template first, then schedule it.',
  receiving: 'would receive it now',
  changedElsewhere: 'This schedule was deleted in the meantime.',
  eventCancelled: 'The event is cancelled, so nothing is sent.',
}
