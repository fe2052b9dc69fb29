/* The camera as a stream in a video element, and the codes that it sees. */
import { useEffect, useRef, useState, type RefObject } from 'react'
import { chooseDetector } from '@/lib/camera/detector'

/** Pauses between two pictures: a phone that decodes without a break gets hot. */
const PICTURE_MS = 150
/** The same code counts again once it was out of sight for so long. */
const SAME_CODE_MS = 3000

export type Facing = 'environment' | 'user'
type CameraState = 'starting' | 'running' | 'refused' | 'missing'

type Options = { facing: Facing; paused: boolean; onCode: (text: string) => void }

/** Runs the camera while the component is mounted. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, options: Options) {
  const { facing, paused } = options
  const [state, setState] = useState<CameraState>('starting')
  const [track, setTrack] = useState<MediaStreamTrack>()
  useEffect(() => {
    let stream: MediaStream | undefined
    let isGone = false
    const open = async () => {
      try {
        stream = await openCamera(facing)
        if (isGone) stop(stream)
        else if (video.current !== null) {
          video.current.srcObject = stream
          await video.current.play()
          setTrack(stream.getVideoTracks()[0])
          setState('running')
        }
      } catch (thrown) {
        if (!isGone) setState(isRefusal(thrown) ? 'refused' : 'missing')
      }
    }
    void open()
    return () => {
      isGone = true
      stop(stream)
      setTrack(undefined)
      setState('starting')
    }
  }, [video, facing])
  useCodes(video, { ...options, paused: paused || state !== 'running' })
  return { state, track }
}

function useCodes(video: RefObject<HTMLVideoElement | null>, { paused, onCode }: Options) {
  const report = useRef(onCode)
  const last = useRef({ text: '', at: 0 })
  useEffect(() => {
    report.current = onCode
  })
  useEffect(() => {
    if (paused) return undefined
    let isGone = false
    const look = async () => {
      const detect = await chooseDetector()
      while (!isGone) {
        const text =
          video.current === null ? undefined : await detect(video.current).catch(() => undefined)
        if (text !== undefined && text !== '' && !isStopped()) {
          const isSame = text === last.current.text && Date.now() - last.current.at < SAME_CODE_MS
          last.current = { text, at: Date.now() }
          if (!isSame) report.current(text)
        }
        await new Promise((resolve) => setTimeout(resolve, PICTURE_MS))
      }
    }
    const isStopped = () => isGone
    look().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [video, paused])
}

function openCamera(facing: Facing): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: facing, width: { ideal: 1280 }, height: { ideal: 720 } },
  })
}

function stop(stream: MediaStream | undefined): void {
  stream?.getTracks().forEach((track) => {
    track.stop()
  })
}

function isRefusal(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'NotAllowedError'
}
