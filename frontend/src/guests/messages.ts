/* What is said about guests wherever a list is imported or seated, word for word as the product is specified. */
export const guestMessages = {
  imported: (count: number) => `Successfully imported ${String(count)} guests`,
  autoAssigned: (count: number) => `Auto-assigned ${String(count)} guests to seats`,
  alreadyListed: ([first = '', ...others]: readonly string[]) =>
    others.length === 0
      ? `${first} is already on the list.`
      : `${first} and ${String(others.length)} more are already on the list.`,
} as const
