/* QR codes of links of this product. */
import { useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'

/** CSS pixels of the picture. */
export const qrCodeSize = 200

/** The QR code of a link, as PNG and SVG. */
export function useQrCode(text: string) {
  return useQuery({
    queryKey: keys.qrCode(text),
    queryFn: () =>
      unwrap(client.GET('/api/qr-code', { params: { query: { text, size: qrCodeSize } } })),
  })
}
