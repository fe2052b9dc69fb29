/* The picture of the camera with a frame, the light, and the other camera. */
import { FlipHorizontal, ScanLine, X, Zap } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCamera, type Facing } from '@/lib/camera/use-camera'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/IconButton'

type Props = {
  /** A result is shown; codes wait. */
  paused: boolean
  onCode: (text: string) => void
  onClose: () => void
}

const problems = {
  refused:
    'The browser does not allow the camera. Allow it in the settings of this site, or type the code.',
  missing:
    'No camera is available. Type the code, or open Seatwright over HTTPS, which cameras need.',
}

/** Renders the picture. */
export function CameraView({ paused, onCode, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [facing, setFacing] = useState<Facing>('environment')
  const { state, track } = useCamera(video, { facing, paused, onCode })
  const failed = state === 'refused' || state === 'missing'
  return (
    <div
      hidden={paused}
      className="relative min-h-88 flex-1 overflow-hidden bg-[#171312] text-white"
    >
      <video
        ref={video}
        muted
        playsInline
        aria-label="Camera"
        className={cn('absolute inset-0 size-full object-cover', failed && 'hidden')}
      />
      {failed ? (
        <p role="alert" className="px-6 pt-20 text-center text-base">
          {problems[state]}
        </p>
      ) : (
        <Frame />
      )}
      <div className="absolute top-3.5 right-3.5 flex gap-2 [&_button]:size-12 [&_button]:rounded-full [&_button]:bg-[rgb(15_11_10/0.75)] [&_button]:text-white">
        <Light track={track} />
        <IconButton
          label="Other camera"
          onClick={() => {
            setFacing(facing === 'user' ? 'environment' : 'user')
          }}
        >
          <FlipHorizontal aria-hidden />
        </IconButton>
        <IconButton label="Close camera" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

function Frame() {
  return (
    <>
      <div
        aria-hidden
        className="absolute top-1/2 left-1/2 size-[min(15.5rem,60%)] -translate-1/2 rounded-[24px] border-[5px] border-[#ffc24a] shadow-[0_0_0_100vmax_rgb(12_9_8/0.48)]"
      />
      <p className="absolute inset-x-0 bottom-5 text-center">
        <span className="inline-flex h-11 items-center gap-2 rounded-full border border-[rgb(255_255_255/0.45)] bg-[rgb(15_11_10/0.9)] px-4.5 text-base font-medium">
          <ScanLine aria-hidden className="size-5" />
          Point at the guest’s QR code
        </span>
      </p>
    </>
  )
}

/** The light of the camera, on phones that have one. */
function Light({ track }: { track: MediaStreamTrack | undefined }) {
  const [isOn, setIsOn] = useState(false)
  // Not every browser has the call that would tell.
  const capabilities = track !== undefined && 'getCapabilities' in track && track.getCapabilities()
  if (track === undefined || capabilities === false || !('torch' in capabilities)) return null
  const turn = async () => {
    const light: MediaTrackConstraintSet & { torch: boolean } = { torch: !isOn }
    await track.applyConstraints({ advanced: [light] })
    setIsOn(!isOn)
  }
  return (
    <IconButton
      label="Light"
      aria-pressed={isOn}
      onClick={() => void turn().catch(() => undefined)}
    >
      <Zap aria-hidden />
    </IconButton>
  )
}
