/* The texts that a finder shows before anything was found. The English ones are word for word as the product is specified. */
import { lazyCatalogue } from '@/lib/language'

const en = {
  findSeat: { title: 'Find Seat' },
  findMySeat: { title: 'Find My Seat' },
  lookup: {
    title: 'Find your seat',
    text: 'Enter your code to see your table and your seat.',
    looking: 'Looking for your seat',
  },
  event: {
    loading: 'Loading event details...',
    code: 'Event code',
    codeHint: 'It is in the link or below the QR code that you received.',
    codeMissing: 'Enter the code of your event',
    open: 'Continue',
    other: 'Another event',
    missing: {
      title: 'No event found',
      text: 'No event has this code. Check the code, or open the link in your invitation.',
    },
    cancelled: { title: 'Event Cancelled', text: 'This event has been cancelled.' },
    past: { title: 'This event is over', text: 'Seats are shown until a day after an event.' },
  },
  tabs: { legend: 'How to search', code: 'Seat ID / QR Code', details: 'Personal Details' },
  form: {
    code: 'Lookup code',
    hint: '6 letters and digits, on your ticket and in the email with your seat.',
    seatId: 'Seat ID or QR code',
    seatIdHint: 'The 6-character code on your ticket works as well.',
    codeOrName: 'Your name or code',
    codeOrNameHint: 'Your first and last name, or the 6-character code on your ticket.',
    seatIdMissing: 'Please enter your unique seat ID or QR code',
    firstName: 'First Name',
    firstNameMissing: 'First name is required',
    lastName: 'Last Name',
    lastNameMissing: 'Last name is required',
    lastNameAsked: 'Enter your last name as it is on the invitation',
    mobile: 'Mobile Number',
    mobileHint: 'The last 4 digits are enough.',
    mobileMissing: 'Please enter at least the last 4 digits',
    query: 'Name, email, or phone number',
    queryPlaceholder: 'Enter your name, email, or phone number...',
    search: 'Search',
    clear: 'Clear',
    submit: 'Find My Seat',
    pending: 'Searching...',
    codeIncomplete: 'The code has 6 letters and digits',
    lookAlike: 'Codes never contain 0, O, 1 or I. Look at that character again.',
  },
  scan: 'Scan QR Code',
  found: { title: 'Guest Found!', welcome: (name: string) => `Welcome ${name}` },
  failure: {
    notFound: 'Guest Not Found',
    details: 'Please check your details and try again.',
    scanned: 'Invalid QR code or seat ID. Please try again.',
    several: {
      title: 'Several guests match',
      text: 'More than one guest has these details. Enter the code on your invitation, or ask at the welcome desk.',
    },
    detailsNeeded: {
      title: 'More details needed',
      text: 'Enter your first and last name and the last 4 digits of your mobile number.',
    },
    numberNeeded: {
      title: 'Full number needed',
      text: 'Many people searched for this name. Enter your full mobile number.',
    },
    lastNameNeeded: {
      title: 'Last name needed',
      text: 'Many wrong codes were entered here. Enter your last name as well to see your seat.',
    },
    tooMany: { title: 'Too many searches', text: 'Wait a minute, then try again.' },
    unreachable: { title: 'No connection', text: 'Check your connection and try again.' },
    broken: { title: 'The search did not work', text: 'Try again in a moment.' },
    codeNotFound: {
      title: 'Code Not Found',
      text: "Sorry, we couldn't find a seat with that lookup code. Please check your code and try again.",
      textWithName:
        "Sorry, we couldn't find a seat with that lookup code and last name. Please check both and try again.",
    },
    retry: 'Try Again',
  },
  otherWay: {
    code: 'Have a 6-character code?',
    codeText: 'It is in your confirmation email',
    name: 'No code at hand?',
    nameText: 'Search by name, email or phone',
    noCode: 'No code at hand?',
    noCodeText: 'Search by your personal details',
  },
  dismiss: 'Dismiss',
}

/** The texts of the seat finders in one language. */
export type FinderTexts = typeof en

/** The texts by language; German ones are put in by `installGerman`. */
export const finderTexts = lazyCatalogue(en)
