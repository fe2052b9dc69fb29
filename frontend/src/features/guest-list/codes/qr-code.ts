/* What a QR code of a guest holds, its files and its texts. */
import type { QrCode } from '@/api/schema'

/** Word for word as the product is specified. */
export const qrMessages = {
  failed: 'Failed to generate QR code',
  notAvailable: 'QR code not available for download',
  downloadFailed: 'Failed to download QR code',
  code: 'Code for typing:',
  copyFailed: 'The link could not be copied. Select it and copy it by hand.',
} as const

/** The picture as a file; throws when the data URL holds no PNG. */
export function pngFile({ qrCode }: QrCode): Blob {
  const [head, data] = qrCode.split(',')
  if (head !== 'data:image/png;base64' || data === undefined) throw new Error('not a PNG')
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: 'image/png' })
}

/** The drawing as a file. */
export function svgFile({ svg }: QrCode): Blob {
  return new Blob([svg], { type: 'image/svg+xml' })
}
