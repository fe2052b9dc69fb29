/* The pages for guests. Each is its own chunk, which its html file asks for early (`guest-html.config.ts`). */
import { Pending } from '@/guest-app/Pending'
import type { GuestPageName } from '@/guest-pages/address/guest-paths'
import type { PageProps } from '@/guest-pages/page-props'
import { loadable, type Loadable } from '@/ui/loadable'

const options = { pending: <Pending />, page: true }

// One page: what was typed stays when the code comes into the address.
const lookup = loadable<PageProps>(
  async () => (await import('@/features/seat-finder/SeatLookupPage')).SeatLookupPage,
  options,
)

export const guestPages: Readonly<Record<GuestPageName, Loadable<PageProps>>> = {
  'seat-lookup': lookup,
  'found-seat': lookup,
  'find-seat': loadable<PageProps>(
    async () => (await import('@/features/seat-finder/FindSeatPage')).FindSeatPage,
    options,
  ),
  'find-my-seat': loadable<PageProps>(
    async () => (await import('@/features/seat-finder/FindMySeatPage')).FindMySeatPage,
    options,
  ),
  'guest-form': loadable<PageProps>(
    async () => (await import('@/features/rsvp/GuestFormPage')).GuestFormPage,
    options,
  ),
  invitation: loadable<PageProps>(
    async () => (await import('@/features/rsvp/PartyFormPage')).PartyFormPage,
    options,
  ),
  ticket: loadable<PageProps>(
    async () => (await import('@/features/ticket/TicketPage')).TicketPage,
    options,
  ),
  'confirm-answer': loadable<PageProps>(
    async () => (await import('@/features/confirm-answer/ConfirmAnswerPage')).ConfirmAnswerPage,
    options,
  ),
  unsubscribe: loadable<PageProps>(
    async () => (await import('@/features/unsubscribe/UnsubscribePage')).UnsubscribePage,
    options,
  ),
  'your-data': loadable<PageProps>(
    async () => (await import('@/features/your-data/YourDataPage')).YourDataPage,
    options,
  ),
}

/** Fetches the code of the page at a path; a failure is reported where the page is shown. */
export async function fetchPage(name: GuestPageName | undefined): Promise<void> {
  if (name !== undefined) await guestPages[name].tryFetch()
}
