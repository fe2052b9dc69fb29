/* The picture of the camera, for a QR code on an invitation, a ticket or a place card. */
import { X } from 'lucide-react'
import { useRef } from 'react'
import { lazyTexts } from '@/features/seat-finder/lazy-texts'
import { useCamera } from '@/lib/camera/use-camera'
import type { Language } from '@/lib/language'
import { Button } from '@/ui/Button'

type Props = {
  language: Language
  /** A search is running; scanned codes wait. */
  paused: boolean
  onCode: (text: string) => void
  onClose: () => void
}

/** Renders the camera's picture, or why it is missing; typing the code remains possible. */
export function CodeScanner({ language, paused, onCode, onClose }: Props) {
  const texts = lazyTexts[language].scan
  const video = useRef<HTMLVideoElement>(null)
  const { state } = useCamera(video, { facing: 'environment', paused, onCode })
  const failed = state === 'refused' || state === 'missing'
  return (
    <div>
      {failed ? (
        <p role="alert" className="rounded-card bg-warning-soft p-4 text-warning">
          {texts[state]}
        </p>
      ) : (
        <div className="relative h-72 overflow-hidden rounded-card bg-black">
          <p className="absolute inset-x-0 bottom-3 z-10 text-center text-sm text-white">
            {texts.point}
          </p>
          <div
            aria-hidden
            className="absolute top-[44%] left-1/2 z-10 size-44 -translate-1/2 rounded-3xl border-4 border-white/90"
          />
        </div>
      )}
      <video
        ref={video}
        muted
        playsInline
        aria-label={texts.camera}
        className={failed ? 'hidden' : '-mt-72 h-72 w-full rounded-card object-cover'}
      />
      <Button size="lg" className="mt-3 w-full" onClick={onClose}>
        <X aria-hidden />
        {texts.close}
      </Button>
    </div>
  )
}
