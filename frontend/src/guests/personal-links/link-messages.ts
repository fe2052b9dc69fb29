/* What is said about the personal link of a party. */
export const linkMessages = {
  about:
    'The party uses this link to answer and to change its answers. Older links stop working when a new one is created.',
  latest: 'Only the latest personal link of a party works.',
  byHand: 'The browser did not copy the link. Select it and copy it by hand.',
  copied: 'Copied!',
  failed: { title: 'Error', text: 'The personal link could not be created. Please try again.' },
} as const
