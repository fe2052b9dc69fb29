/* What is said about the personal link of a party. */
export const linkMessages = {
  about:
    'With this link the party answers and changes its answers. Older links stop working when a new one is made.',
  latest: 'Only the latest personal link of a party works.',
  byHand: 'The browser did not copy the link. Select it and copy it by hand.',
  copied: 'Copied!',
  failed: { title: 'Error', text: 'The personal link could not be made. Please try again.' },
} as const
