/* Which address shows which screen. Every screen is its own chunk, loaded when it is opened. */
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { NotFoundPage } from '@/app/NotFoundPage'
import { OpenLayout } from '@/app/OpenLayout'
import { RootLayout } from '@/app/RootLayout'
import { RouteError, ScreenError } from '@/app/RouteError'
import { LoadingScreen } from '@/ui/LoadingScreen'

const organiserScreens: RouteObject[] = [
  {
    path: '/dashboard',
    lazy: async () => ({
      Component: (await import('@/features/events/DashboardPage')).DashboardPage,
    }),
  },
  {
    path: '/events',
    lazy: async () => ({ Component: (await import('@/features/events/EventsPage')).EventsPage }),
  },
  {
    path: '/floor-planner',
    lazy: async () => ({
      Component: (await import('@/features/planner/FloorPlannerPage')).FloorPlannerPage,
    }),
    handle: { fullBleed: true },
  },
  {
    path: '/guest-management',
    lazy: async () => ({
      Component: (await import('@/features/guests/GuestManagementPage')).GuestManagementPage,
    }),
  },
  {
    path: '/export-plans',
    lazy: async () => ({
      Component: (await import('@/features/exports/ExportPlansPage')).ExportPlansPage,
    }),
  },
  {
    path: '/venue-dashboard',
    lazy: async () => ({
      Component: (await import('@/features/venue/VenueDashboardPage')).VenueDashboardPage,
    }),
  },
  {
    path: '/test-lookup',
    lazy: async () => ({
      Component: (await import('@/features/seat-finder/TestLookupPage')).TestLookupPage,
    }),
  },
  {
    path: '/account',
    lazy: async () => ({
      Component: (await import('@/features/accounts/AccountPage')).AccountPage,
    }),
  },
  {
    path: '/organisation',
    lazy: async () => ({
      Component: (await import('@/features/organisation/OrganisationPage')).OrganisationPage,
    }),
  },
  {
    path: '/event/:eventId/floor-plan',
    lazy: async () => ({
      Component: (await import('@/features/plan-viewer/PlanViewerPage')).PlanViewerPage,
    }),
  },
  {
    path: '/mailbox',
    lazy: async () => ({
      Component: (await import('@/features/mailbox/MailboxPage')).MailboxPage,
    }),
  },
  {
    path: '/mailbox/:mailId',
    lazy: async () => ({ Component: (await import('@/features/mailbox/MailPage')).MailPage }),
  },
]

/* The landing page and the pages around it, in one frame. */
const siteScreens: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('@/app/RootPage')).RootPage }),
  },
  {
    path: '/landing',
    lazy: async () => ({ Component: (await import('@/features/landing/LandingPage')).LandingPage }),
  },
  {
    path: '/help',
    lazy: async () => ({ Component: (await import('@/features/site/HelpPage')).HelpPage }),
  },
  {
    path: '/documentation',
    lazy: async () => ({
      Component: (await import('@/features/site/DocumentationPage')).DocumentationPage,
    }),
  },
  {
    path: '/status',
    lazy: async () => ({ Component: (await import('@/features/site/StatusPage')).StatusPage }),
  },
  {
    path: '/contact',
    lazy: async () => ({ Component: (await import('@/features/site/ContactPage')).ContactPage }),
  },
  {
    path: '/privacy',
    lazy: async () => ({ Component: (await import('@/features/site/PrivacyPage')).PrivacyPage }),
  },
  {
    path: '/terms',
    lazy: async () => ({ Component: (await import('@/features/site/TermsPage')).TermsPage }),
  },
  {
    path: '/about',
    lazy: async () => ({ Component: (await import('@/features/site/AboutPage')).AboutPage }),
  },
]

const publicScreens: RouteObject[] = [
  {
    path: '/sign-in',
    lazy: async () => ({ Component: (await import('@/features/accounts/SignInPage')).SignInPage }),
  },
  {
    path: '/sign-up',
    lazy: async () => ({ Component: (await import('@/features/accounts/SignUpPage')).SignUpPage }),
  },
  {
    path: '/sign-out',
    lazy: async () => ({
      Component: (await import('@/features/accounts/SignOutPage')).SignOutPage,
    }),
  },
  {
    path: '/forgot-password',
    lazy: async () => ({
      Component: (await import('@/features/accounts/ForgotPasswordPage')).ForgotPasswordPage,
    }),
  },
  {
    path: '/reset-password',
    lazy: async () => ({
      Component: (await import('@/features/accounts/ResetPasswordPage')).ResetPasswordPage,
    }),
  },
  {
    path: '/verify-email',
    lazy: async () => ({
      Component: (await import('@/features/accounts/VerifyEmailPage')).VerifyEmailPage,
    }),
  },
  {
    path: '/accept-invitation',
    lazy: async () => ({
      Component: (await import('@/features/accounts/AcceptInvitationPage')).AcceptInvitationPage,
    }),
  },
]

/* Open to everyone; signed-in people see them inside their layout. */
const openScreens: RouteObject[] = [
  {
    path: '/seat-lookup/:lookupCode?',
    lazy: async () => ({
      Component: (await import('@/features/seat-finder/SeatLookupPage')).SeatLookupPage,
    }),
  },
  {
    path: '/find-seat',
    lazy: async () => ({
      Component: (await import('@/features/seat-finder/FindSeatPage')).FindSeatPage,
    }),
  },
  {
    path: '/find-my-seat',
    lazy: async () => ({
      Component: (await import('@/features/seat-finder/FindMySeatPage')).FindMySeatPage,
    }),
  },
  {
    path: '/guest-form/:eventId',
    lazy: async () => ({
      Component: (await import('@/features/rsvp/GuestFormPage')).GuestFormPage,
    }),
  },
  // It comes with the entry in any case, since a failed route shows it too.
  { path: '*', Component: NotFoundPage },
]

/** Every route of the application. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingScreen,
    children: [
      {
        lazy: async () => ({
          Component: (await import('@/app/OrganiserLayout')).OrganiserLayout,
        }),
        children: [{ ErrorBoundary: ScreenError, children: organiserScreens }],
      },
      {
        lazy: async () => ({ Component: (await import('@/features/site/SiteLayout')).SiteLayout }),
        children: [{ ErrorBoundary: ScreenError, children: siteScreens }],
      },
      ...publicScreens,
      { Component: OpenLayout, children: openScreens },
    ],
  },
]

/** Builds the router over the browser's address bar. */
export function createRouter() {
  return createBrowserRouter(routes)
}
