/* Which address shows which screen. Every screen is its own chunk, loaded when it is opened. */
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { devRoutes } from '@/app/dev/route'
import { LeaveForGuestPage } from '@/app/LeaveForGuestPage'
import { NotFoundPage } from '@/app/NotFoundPage'
import { OpenLayout } from '@/app/OpenLayout'
import { RootLayout } from '@/app/RootLayout'
import { lazyPage } from '@/app/lazy-page'
import { RouteError } from '@/app/RouteError'
import { ScreenBoundary } from '@/app/ScreenBoundary'
import { guestPaths } from '@/guest-pages/address/guest-paths'
import { LoadingScreen } from '@/ui/LoadingScreen'

const organiserScreens: RouteObject[] = [
  {
    path: '/dashboard',
    lazy: lazyPage(async () => (await import('@/features/events/DashboardPage')).DashboardPage),
  },
  {
    path: '/events',
    lazy: lazyPage(async () => (await import('@/features/events/EventsPage')).EventsPage),
  },
  {
    path: '/floor-planner',
    lazy: lazyPage(
      async () => (await import('@/features/designer/FloorPlannerPage')).FloorPlannerPage,
    ),
    handle: { fullBleed: true },
  },
  {
    path: '/guest-management',
    lazy: lazyPage(async () => (await import('@/app/GuestManagementScreen')).GuestManagementScreen),
  },
  {
    path: '/guest-management/import',
    lazy: lazyPage(
      async () => (await import('@/features/import/ImportGuestsPage')).ImportGuestsPage,
    ),
  },
  {
    path: '/guest-management/answers',
    lazy: lazyPage(async () => (await import('@/features/answers/AnswersPage')).AnswersPage),
  },
  {
    path: '/check-in',
    lazy: lazyPage(async () => (await import('@/features/check-in/CheckInPage')).CheckInPage),
    handle: { fullBleed: true },
  },
  {
    path: '/export-plans',
    lazy: lazyPage(
      async () => (await import('@/features/exports/ExportPlansPage')).ExportPlansPage,
    ),
  },
  {
    path: '/venue-dashboard',
    lazy: lazyPage(
      async () => (await import('@/features/venue/VenueDashboardPage')).VenueDashboardPage,
    ),
  },
  {
    path: '/test-lookup',
    lazy: lazyPage(
      async () => (await import('@/features/test-lookup/TestLookupPage')).TestLookupPage,
    ),
  },
  {
    path: '/account',
    lazy: lazyPage(async () => (await import('@/features/accounts/AccountPage')).AccountPage),
  },
  {
    path: '/organisation',
    lazy: lazyPage(
      async () => (await import('@/features/organisation/OrganisationPage')).OrganisationPage,
    ),
  },
  {
    path: '/event/:eventId/floor-plan',
    lazy: lazyPage(
      async () => (await import('@/features/plan-viewer/PlanViewerPage')).PlanViewerPage,
    ),
  },
  {
    path: '/operator',
    lazy: lazyPage(async () => (await import('@/app/OperatorScreen')).OperatorScreen),
  },
  {
    path: '/mailbox',
    lazy: lazyPage(async () => (await import('@/features/mailbox/MailboxPage')).MailboxPage),
  },
  {
    path: '/mailbox/:mailId',
    lazy: lazyPage(async () => (await import('@/features/mailbox/MailPage')).MailPage),
  },
]

/* The landing page and the pages around it, in one frame. */
const siteScreens: RouteObject[] = [
  {
    index: true,
    lazy: lazyPage(async () => (await import('@/app/RootPage')).RootPage),
  },
  {
    path: '/landing',
    lazy: lazyPage(async () => (await import('@/features/landing/LandingPage')).LandingPage),
  },
  {
    path: '/help',
    lazy: lazyPage(async () => (await import('@/features/site/HelpPage')).HelpPage),
  },
  {
    path: '/documentation',
    lazy: lazyPage(
      async () => (await import('@/features/site/DocumentationPage')).DocumentationPage,
    ),
  },
  {
    path: '/status',
    lazy: lazyPage(async () => (await import('@/features/site/StatusPage')).StatusPage),
  },
  {
    path: '/contact',
    lazy: lazyPage(async () => (await import('@/features/site/ContactPage')).ContactPage),
  },
  {
    path: '/privacy',
    lazy: lazyPage(async () => (await import('@/features/site/PrivacyPage')).PrivacyPage),
  },
  {
    path: '/terms',
    lazy: lazyPage(async () => (await import('@/features/site/TermsPage')).TermsPage),
  },
  {
    path: '/about',
    lazy: lazyPage(async () => (await import('@/features/site/AboutPage')).AboutPage),
  },
]

const publicScreens: RouteObject[] = [
  {
    path: '/sign-in',
    lazy: lazyPage(async () => (await import('@/features/accounts/SignInPage')).SignInPage),
  },
  {
    path: '/sign-up',
    lazy: lazyPage(async () => (await import('@/features/accounts/SignUpPage')).SignUpPage),
  },
  {
    path: '/sign-out',
    lazy: lazyPage(async () => (await import('@/features/accounts/SignOutPage')).SignOutPage),
  },
  {
    path: '/forgot-password',
    lazy: lazyPage(
      async () => (await import('@/features/accounts/ForgotPasswordPage')).ForgotPasswordPage,
    ),
  },
  {
    path: '/reset-password',
    lazy: lazyPage(
      async () => (await import('@/features/accounts/ResetPasswordPage')).ResetPasswordPage,
    ),
  },
  {
    path: '/verify-email',
    lazy: lazyPage(
      async () => (await import('@/features/accounts/VerifyEmailPage')).VerifyEmailPage,
    ),
  },
  {
    path: '/accept-invitation',
    lazy: lazyPage(
      async () => (await import('@/features/accounts/AcceptInvitationPage')).AcceptInvitationPage,
    ),
  },
]

/* Guests have these in an entry of their own; signed-in people see them inside their layout, where they choose the event. */
const finderScreens: RouteObject[] = [
  {
    path: guestPaths['find-seat'],
    lazy: lazyPage(async () => (await import('@/features/seat-finder/FindSeatPage')).FindSeatPage),
  },
  {
    path: guestPaths['find-my-seat'],
    lazy: lazyPage(
      async () => (await import('@/features/seat-finder/FindMySeatPage')).FindMySeatPage,
    ),
  },
]

/* Open to everyone. */
const openScreens: RouteObject[] = [
  {
    lazy: lazyPage(async () => (await import('@/app/FinderLayout')).FinderLayout),
    children: finderScreens,
  },
  // It comes with the entry in any case, since a failed route shows it too.
  { path: '*', Component: NotFoundPage },
]

/* The other pages for guests are in that entry alone (`guest-main.tsx`). */
const guestScreens: RouteObject[] = Object.values(guestPaths)
  .filter((path) => !finderScreens.some((screen) => screen.path === path))
  .map((path) => ({ path, element: <LeaveForGuestPage pattern={path} /> }))

/** Every route of the application. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingScreen,
    children: [
      {
        lazy: lazyPage(async () => (await import('@/app/OrganiserLayout')).OrganiserLayout),
        children: [{ Component: ScreenBoundary, children: organiserScreens }],
      },
      {
        lazy: lazyPage(async () => (await import('@/features/site/SiteLayout')).SiteLayout),
        children: [{ Component: ScreenBoundary, children: siteScreens }],
      },
      { Component: ScreenBoundary, children: publicScreens },
      ...guestScreens,
      ...devRoutes,
      { Component: OpenLayout, children: [{ Component: ScreenBoundary, children: openScreens }] },
    ],
  },
]

/** Builds the router over the browser's address bar. */
export function createRouter() {
  return createBrowserRouter(routes)
}
