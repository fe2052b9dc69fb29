/* What is said about guests wherever a list is imported or seated, word for word as the product is specified. */
import { counted } from '@/lib/words'

export const guestMessages = {
  imported: (count: number) => `Successfully imported ${String(count)} guests`,
  autoAssigned: (count: number) => `Auto-assigned ${String(count)} guests to seats`,
  /** Empty when no guest moved. */
  autoMoved: (count: number) =>
    count === 0 ? '' : `${counted(count, 'guest')} moved to another seat.`,
  takenBack: { title: 'Auto-assign undone', text: 'Guests are where they were before.' },
  takenBackPartly: (stayed: number) => ({
    title: 'Auto-assign undone in part',
    text: `${counted(stayed, 'guest was', 'guests were')} not moved back.`,
  }),
  takeBackFailed: { title: 'Error', text: 'Failed to undo auto-assign. Please try again.' },
  alreadyListed: ([first = '', ...others]: readonly string[]) =>
    others.length === 0
      ? `${first} is already on the list.`
      : `${first} and ${String(others.length)} more are already on the list.`,
} as const
