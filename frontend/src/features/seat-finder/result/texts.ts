/* The texts of a found seat. The English ones are word for word as the product is specified. */
import { lazyCatalogue } from '@/lib/language'

const en = {
  found: 'Seat Found!',
  tableFound: 'Table Found!',
  welcome: (name: string) => `Welcome ${name}`,
  table: 'Table',
  seat: 'Seat',
  noSeat: 'Take any free seat at this table.',
  pending: {
    title: 'Seat Assignment Pending',
    text: 'Please check back later or contact the event organizer.',
  },
  declined: {
    title: 'You are not on the seating plan',
    text: 'You told the organiser that you are not coming. If that has changed, please contact them.',
  },
  write: 'Email the organiser',
  dietary: 'Dietary Requirements',
  requests: 'Special Requests',
  directions: 'How to get there',
  metres: (number: string) => `${number} m`,
  seconds: (number: string) => `about ${number} s`,
  minutes: (number: string) => `about ${number} min`,
  minutesExactly: (number: string) => `${number} min`,
  stepFree: 'Step-free',
  mapLabel: (table: string) => `Map with the route to ${table}`,
  planLabel: 'Floor plan',
  start: 'Start',
  zoom: { zoom: 'Zoom', zoomIn: 'Zoom in', zoomOut: 'Zoom out', reset: 'Reset' },
  loadingMap: 'Loading the route',
  noMap: { title: 'The map could not be loaded', retry: 'Try again', retrying: 'Trying…' },
  noPlan: 'This event has no map. Ask the staff where your table is.',
  blocked: {
    no_entrance: 'No entrance is open to guests yet. Ask the staff for the way.',
    step: 'There is no step-free route to this table. Ask the staff for help.',
    too_narrow: 'The route to this table is narrow. Ask the staff for help.',
  },
  stepFreeRoute: {
    title: 'Step-free route',
    on: 'Without steps and wide enough for a wheelchair',
    shorter: (metres: string) => `The route with steps is ${metres} m shorter`,
    longer: (metres: string) => `${metres} m longer, without steps`,
    off: 'Avoids steps and narrow places',
  },
  from: 'Starting at',
  nearest: 'Nearest entrance',
  save: {
    title: 'Save this page',
    text: 'It is saved on this phone and opens without a network. On other devices, enter this code in the seat finder.',
    textWithoutCode: 'It is saved on this phone and opens without a network.',
    copy: 'Copy',
    copied: 'Copied!',
  },
  showPlan: 'Show Floor Plan',
  searchAgain: 'Search Again',
  showMe: 'Show Me My Seat',
  precision: 'Precision Navigation with Footsteps',
  path: 'Walking path',
  steps: (count: string) => `${count} steps`,
  close: 'Close',
  navigation: {
    title: 'Precision Navigation',
    from: 'From',
    distance: 'Distance',
    time: 'Walk time',
    steps: 'Steps',
    start: 'Start',
    pause: 'Pause',
    reset: 'Reset',
    next: 'Next',
    progress: (percent: string) => `${percent} % of the way`,
    paused: (percent: string) => `Paused at ${percent} %`,
    toGo: (step: string, all: string, metres: string) =>
      `step ${step} of ${all}, ${metres} m to go`,
    arrived: 'You have arrived',
  },
  kept: (when: string) => `Saved on this device ${when}. You are offline, so it may have changed.`,
}

/** The texts of a found seat in one language. */
export type ResultTexts = typeof en

/** The texts by language; German ones are put in by `installResultGerman`. */
export const resultTexts = lazyCatalogue(en)
