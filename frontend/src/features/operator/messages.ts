/* The texts of the operator's page. */
import { count, countNoun } from '@/lib/words'

export const messages = {
  title: 'Operator',
  text: 'The state of this installation. Only the accounts named by --operators see this page.',
  loadFailed: 'The state could not be loaded',
  stale: (time: string, reason: string) =>
    `The last refresh failed, so this is the state of ${time}. ${reason}`,
  checkedAt: (time: string) => `Checked at ${time}`,
  allGood: 'Everything works.',
  needs: (parts: number) =>
    `${countNoun(parts, 'thing')} ${parts === 1 ? 'needs' : 'need'} attention.`,
  broken: (parts: number) =>
    `${countNoun(parts, 'thing')} ${parts === 1 ? 'does' : 'do'} not work.`,
  counted: (value: number, max: number) => (value >= max ? `${count(max)}+` : count(value)),
  organisations: {
    title: 'Organisations',
    text: 'What each keeps, by name. Sandboxes are left out.',
    search: 'Search organisations',
    placeholder: 'Search by name or ID…',
    failed: 'The organisations could not be loaded',
    emptyTitle: 'No organisations yet',
    empty: 'Each account that signs up gets one.',
    nothing: (term: string) => `No organisation matches “${term}”`,
    clear: 'Clear the search',
    ownLimit: 'own limit',
    never: 'Not known',
  },
} as const
