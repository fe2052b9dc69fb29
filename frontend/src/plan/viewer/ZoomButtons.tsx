/* The buttons of a viewer: closer, farther, everything. */
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { zoomStep } from '@/plan/camera/camera'
import { minZoom } from '@/plan/viewer/camera'

/** The names of the buttons in the language of the page. */
export type ZoomTexts = { zoom: string; zoomIn: string; zoomOut: string; reset: string }

type Props = {
  zoom: number
  /** The largest zoom. */
  closest: number
  texts: ZoomTexts
  onZoom: (factor: number) => void
  onReset: () => void
}

/** Renders the buttons in the lower right corner of the viewer. */
export function ZoomButtons({ zoom, closest, texts, onZoom, onReset }: Props) {
  return (
    <div
      role="group"
      aria-label={texts.zoom}
      className="absolute end-3 bottom-3 flex max-w-[calc(100%-1.5rem)] flex-wrap items-stretch overflow-hidden rounded-control border border-border bg-surface text-sm font-semibold shadow-float"
    >
      <ZoomButton
        label={texts.zoomOut}
        isOff={zoom <= minZoom}
        onPress={() => {
          onZoom(1 / zoomStep)
        }}
      >
        <Minus aria-hidden className="size-4" />
      </ZoomButton>
      <output className="flex min-w-14 items-center justify-center border-x border-border px-1 tabular-nums">
        {Math.round(zoom * 100)}&nbsp;%
      </output>
      <ZoomButton
        label={texts.zoomIn}
        isOff={zoom >= closest}
        onPress={() => {
          onZoom(zoomStep)
        }}
      >
        <Plus aria-hidden className="size-4" />
      </ZoomButton>
      <button
        type="button"
        onClick={onReset}
        className="min-h-10 border-s border-border px-3 hover:bg-surface-2 focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
      >
        {texts.reset}
      </button>
    </div>
  )
}

type ButtonProps = { label: string; isOff: boolean; onPress: () => void; children: ReactNode }

function ZoomButton({ label, isOff, onPress, children }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // It keeps the focus when the end is reached, so it is not disabled.
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress()
      }}
      className="flex size-10 items-center justify-center hover:bg-surface-2 focus-visible:-outline-offset-2 aria-disabled:opacity-40 pointer-coarse:size-11"
    >
      {children}
    </button>
  )
}
