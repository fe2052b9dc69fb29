/* Every text the seat finder can say, word for word as the product is specified. */

export const messages = {
  notFound: {
    title: 'Code Not Found',
    text: "Sorry, we couldn't find a seat with that lookup code. Please check your code and try again.",
  },
  notFoundByName:
    "Sorry, we couldn't find a seat with that lookup code and last name. Please check both and try again.",
  pending: {
    title: 'Seat Assignment Pending',
    text: 'Please check back later or contact the event organizer.',
  },
  declined: {
    title: 'You are not on the seating plan',
    text: 'You told the organizer that you are not coming. If that has changed, please contact them.',
  },
  lookAlike: 'Codes never contain 0, O, 1 or I. Look at that character again.',
  cancelled: { title: 'Event Cancelled' },
  lastNameNeeded: {
    title: 'Last name needed',
    text: 'Many wrong codes were entered here. Enter your last name as well to see your seat.',
  },
  lastNameMissing: 'Enter your last name as it is on the invitation',
  codeIncomplete: 'The code has 6 letters and digits',
  unreachable: { title: 'No answer', text: 'Check your connection and try again.' },
} as const
