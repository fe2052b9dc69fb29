/* The guest panel and the QR code, whose code is loaded when they are first shown. */
import { loadable } from '@/ui/loadable'

/** The panel; mount it with `key={guest.id}` at the end of a row (`flex`). */
export const guestPanel = loadable(
  async () => (await import('@/features/guests/panel/GuestPanel')).GuestPanel,
)

/** The dialog with the QR code of one guest. */
export const qrCodeDialog = loadable(
  async () => (await import('@/features/guests/panel/QrCodeDialog')).QrCodeDialog,
  { floating: true },
)
