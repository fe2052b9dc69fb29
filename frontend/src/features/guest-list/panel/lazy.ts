/* Parts of the guest list whose code is loaded when they are first shown. */
import { loadable } from '@/ui/loadable'

/** The panel; mount it at the end of a row (`flex`). It stays mounted while another guest is opened. */
export const guestPanel = loadable(
  async () => (await import('@/features/guest-list/panel/GuestPanel')).GuestPanel,
)

/** The dialog that changes a party. */
export const partyDialog = loadable(
  async () => (await import('@/features/guest-list/panel/PartyDialog')).PartyDialog,
  { floating: true },
)

/** What copies the personal link of a party. */
export const personalLink = loadable(
  async () => (await import('@/features/guest-list/panel/PersonalLink')).PersonalLink,
  { floating: true },
)

/** The box that sets the party of one guest in a cell. */
export const partyBox = loadable(
  async () => (await import('@/features/guest-list/panel/PartyBox')).PartyBox,
)

/** The dialog that seats the selected guests at one table. */
export const seatTogetherDialog = loadable(
  async () => (await import('@/features/guest-list/panel/SeatTogetherDialog')).SeatTogetherDialog,
  { floating: true },
)

/** The dialog that changes one guest. */
export const editGuestDialog = loadable(
  async () => (await import('@/features/guest-list/edit/EditGuestDialog')).EditGuestDialog,
  { floating: true },
)

/** The question before guests are removed from the list. */
export const removeGuestsDialog = loadable(
  async () => (await import('@/features/guest-list/edit/RemoveGuestsDialog')).RemoveGuestsDialog,
  { floating: true },
)
