/* Finds the QR code in a picture of the camera: with the browser's own detector, or with a small decoder fetched for it. */
import { fetchCode } from '@/lib/fetch-code'

/** Returns the text of the code in the picture, if there is one. */
type Detect = (video: HTMLVideoElement) => Promise<string | undefined>

type NativeDetector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }

declare global {
  interface Window {
    /** Chrome on Android and macOS, and Safari's engine behind a setting. */
    BarcodeDetector?: {
      new (options: { formats: string[] }): NativeDetector
      getSupportedFormats: () => Promise<string[]>
    }
  }
}

/** Chooses the detector of this browser. */
export async function chooseDetector(): Promise<Detect> {
  const Native = window.BarcodeDetector
  const formats = (await Native?.getSupportedFormats().catch(() => [])) ?? []
  if (Native === undefined || !formats.includes('qr_code')) return ownDetector()
  const detector = new Native({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}

/** Wide enough to read a code that fills a third of the picture; more only takes longer. */
const longestSide = 800

async function ownDetector(): Promise<Detect> {
  const { decodeQR } = await fetchCode(() => import('qr/decode.js'))
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (video) => {
    const { videoWidth, videoHeight } = video
    if (context === null || videoWidth === 0) return Promise.resolve(undefined)
    const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight))
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height)
    try {
      return Promise.resolve(decodeQR({ width, height, data }))
    } catch {
      // It throws for every picture without a code.
      return Promise.resolve(undefined)
    }
  }
}
