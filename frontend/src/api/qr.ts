/* QR codes of links of this product. */
import { useQuery } from '@tanstack/react-query'
import { keys } from '@/api/keys'
import type { QrCode } from '@/api/schema'
import { callUpcoming } from '@/api/upcoming'

/** CSS pixels of the picture. */
export const qrCodeSize = 200

/** The QR code of a link, as PNG and SVG. */
export function useQrCode(text: string) {
  return useQuery({
    queryKey: keys.qrCode(text),
    queryFn: () => {
      const query = new URLSearchParams({ text, size: String(qrCodeSize) })
      return callUpcoming<QrCode>('get', `/api/qr-code?${query.toString()}`)
    },
  })
}
