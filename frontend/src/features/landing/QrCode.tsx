/* The QR code of the sample guest; dark on white in both themes, as scanners want it. */
import { qrPath, qrSize, sampleCode } from '@/features/landing/qr-sample'

/** Draws the code with its quiet zone. */
export function QrCode({ className }: { className?: string }) {
  return (
    <svg
      role="img"
      aria-label={`QR code of the seat with the code ${sampleCode}`}
      viewBox={`-3 -3 ${qrSize + 6} ${qrSize + 6}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x="-3" y="-3" width={qrSize + 6} height={qrSize + 6} rx="2" fill="white" />
      <path d={qrPath} fill="black" />
    </svg>
  )
}
