/* The addresses of the screens, written once. */

export const paths = {
  root: '/',
  landing: '/landing',
  signIn: '/sign-in',
  signUp: '/sign-up',
  signOut: '/sign-out',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  acceptInvitation: '/accept-invitation',
  account: '/account',
  organisation: '/organisation',
  mailbox: '/mailbox',
  operator: '/operator',
  login: '/api/login',
  logout: '/api/logout',
  dashboard: '/dashboard',
  events: '/events',
  floorPlanner: '/floor-planner',
  guestManagement: '/guest-management',
  importGuests: '/guest-management/import',
  answers: '/guest-management/answers',
  checkIn: '/check-in',
  findSeat: '/find-seat',
  findMySeat: '/find-my-seat',
  seatLookup: '/seat-lookup',
  exportPlans: '/export-plans',
  venueDashboard: '/venue-dashboard',
  testLookup: '/test-lookup',
  startTrial: '/api/login?screen=sign-up',
  help: '/help',
  documentation: '/documentation',
  status: '/status',
  contact: '/contact',
  privacy: '/privacy',
  yourData: '/your-data',
  terms: '/terms',
  about: '/about',
  openApi: '/api/openapi.json',
} as const

/** The floor plan viewer of an event. */
export function eventPath(eventId: string): string {
  return `/event/${encodeURIComponent(eventId)}/floor-plan`
}

/** Makes the page of a ticket print at once. */
export const printParameter = 'print'

/** A screen, opened for an event. */
export function ofEvent(path: string, eventId: string): string {
  return `${path}?event=${encodeURIComponent(eventId)}`
}
