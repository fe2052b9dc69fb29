/* The texts about pausing all e-mail of an event. */

export const pauseMessages = {
  pause: 'Pause everything',
  pausing: 'Pausing…',
  resume: 'Resume e-mail',
  resuming: 'Resuming…',
  paused: { title: 'E-mail paused', text: 'Nothing is sent for this event until you resume.' },
  resumed: { title: 'E-mail resumed', text: 'E-mails that were waiting are sent now.' },
  failed: 'E-mail could not be paused or resumed.',
  noticeTitle: 'All e-mail of this event is paused',
  notice: 'Nothing is sent. Schedules that become due wait or are skipped.',
}
