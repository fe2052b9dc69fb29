/* The texts about pausing all email of an event, and about email that waits for an organiser. */
import { countNoun } from '@/lib/words'

export const pauseMessages = {
  pause: 'Pause everything',
  pausing: 'Pausing…',
  resume: 'Resume email',
  resuming: 'Resuming…',
  paused: { title: 'Email paused', text: 'Nothing is sent for this event until you resume.' },
  resumed: { title: 'Email resumed', text: 'The waiting emails are being sent.' },
  failed: 'Email could not be paused or resumed.',
  noticeTitle: 'All email of this event is paused',
  notice: 'Nothing is sent. Schedules that become due wait or are skipped.',
}

export const heldMessages = {
  title: (held: number) =>
    held === 1 ? '1 email is waiting for you' : `${countNoun(held, 'email')} are waiting for you`,
  text: 'Unusually many people answered within an hour. Check the new guests, then send these emails or discard them.',
  send: 'Send',
  sending: 'Sending…',
  sent: { title: 'Emails on their way', text: 'The waiting emails are being sent.' },
  discard: 'Discard',
  discarding: 'Discarding…',
  discardAll: 'Discard emails',
  discarded: { title: 'Emails discarded', text: 'The guests stay on the list.' },
  question: (held: number) => `Discard ${countNoun(held, 'email')}?`,
  questionText:
    'The guests stay on the list. You can send them their confirmation later in Guest Management.',
  failed: 'The emails could not be sent',
  notDiscarded: 'The emails could not be discarded',
}
