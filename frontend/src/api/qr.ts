/* QR codes of links of this product. */
import { skipToken, useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { Guest } from '@/api/schema'
import { paths } from '@/lib/paths'

/** CSS pixels of the picture. */
export const qrCodeSize = 200

/** The QR code of a link, as PNG and SVG; nothing is asked before the link is known. */
export function useQrCode(text: string | undefined) {
  return useQuery({
    queryKey: keys.qrCode(text ?? ''),
    queryFn:
      text === undefined
        ? skipToken
        : () =>
            unwrap(client.GET('/api/qr-code', { params: { query: { text, size: qrCodeSize } } })),
  })
}

/**
 * The link that the QR code of a guest carries: the ticket with its secret token. Members who may not make one get the
 * page of the code.
 */
export function useGuestLink(
  { id, lookupCode }: Pick<Guest, 'id' | 'lookupCode'>,
  mayEdit: boolean,
) {
  return useQuery({
    queryKey: keys.guestLink(id, mayEdit),
    queryFn: async () => {
      if (mayEdit) {
        const params = { path: { guestId: id } }
        return (await unwrap(client.POST('/api/guests/{guestId}/ticket', { params }))).url
      }
      const { baseUrl } = await unwrap(client.GET('/api/site'))
      return `${baseUrl}${paths.seatLookup}/${encodeURIComponent(lookupCode)}`
    },
  })
}
