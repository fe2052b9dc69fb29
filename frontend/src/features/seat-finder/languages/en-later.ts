/* The texts of what a finder shows after its first picture, word for word as the product is specified. */

export const later = {
  scan: {
    close: 'Close camera',
    camera: 'Camera',
    point: 'Point at your QR code',
    refused:
      'The browser does not allow the camera. Allow it in the settings of this site, or enter the code.',
    missing: 'No camera is available. Enter the code instead.',
  },
  tips: [
    'Check the spelling, as on your invitation',
    'Enter first and last name together',
    'Or use the email or phone number you registered with',
    'Ask the event organiser or the welcome desk',
  ],
  person: {
    place: { table: 'Table', seat: 'Seat' },
    directions: 'Get Directions',
    pending: {
      title: 'Seat assignment pending',
      text: 'Please check back later or contact the event organizer.',
    },
    declined: {
      title: 'You are not on the seating plan',
      text: 'You told the organiser that you are not coming. If that has changed, please contact them.',
    },
    write: 'Email the organiser',
    again: 'Search again',
    status: {
      pending: 'Pending',
      confirmed: 'Confirmed',
      assigned: 'Assigned',
      'checked-in': 'Checked in',
      cancelled: 'Cancelled',
    },
  },
}
