/* What guests read about their data. */

export const texts = {
  title: 'Your data',
  holder: {
    title: 'Who has it',
    event: (event: string) => `The organiser of ${event} is responsible for your data.`,
    organisation: (organisation: string) => `${organisation} is responsible for your data.`,
    unknown: 'The organiser of the event that you are invited to is responsible for your data.',
    ask: 'Contact:',
    askUnknown: 'You can find a contact in your invitation, or reply to it.',
  },
  kept: {
    title: 'What is kept',
    points: [
      'Your name, and the address and number that the organiser has or that you gave.',
      'Your answers. Meals and dietary needs are used to prepare the event.',
      'Your table and seat, and when you arrived.',
      'Which emails were sent to you.',
    ],
    who: 'The organiser’s team sees this. People who know your code, or your name in a seat finder, see your table and seat.',
  },
  howLong: {
    title: 'For how long',
    text: 'Until the organiser erases it, or until a date that the organiser has set. Backups of the server keep a copy for a few more weeks.',
  },
  rights: {
    title: 'Copy, correct, erase',
    points: [
      'Copy: ask the organiser. They have a button, “Download personal data”.',
      'Correct: open your personal link again while answers can be changed, or ask the organiser.',
      'Erase: ask the organiser. They have a button, “Erase for good”.',
      'No more emails: use the unsubscribe link in any of them.',
    ],
  },
  server: 'About this website: privacy',
}

export type DataTexts = typeof texts
