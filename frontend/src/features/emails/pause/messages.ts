/* The texts about pausing all e-mail of an event, and about e-mail that waits for an organiser. */
import { counted } from '@/lib/words'

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

export const heldMessages = {
  title: (held: number) =>
    held === 1 ? '1 e-mail waits for you' : `${counted(held, 'e-mail')} wait for you`,
  text: 'Unusually many people answered within an hour. Check the new guests, then send these e-mails or discard them.',
  send: 'Send',
  sending: 'Sending…',
  sent: { title: 'E-mails on their way', text: 'The e-mails that waited are sent now.' },
  discard: 'Discard',
  discarding: 'Discarding…',
  discardAll: 'Discard e-mails',
  discarded: { title: 'E-mails discarded', text: 'The guests stay on the list.' },
  question: (held: number) => `Discard ${counted(held, 'e-mail')}?`,
  questionText:
    'The guests stay on the list. You can send them their confirmation later in Guest Management.',
  failed: 'The e-mails could not be sent',
  notDiscarded: 'The e-mails could not be discarded',
}
