/* The document of an email at the width of a screen, made smaller where that does not fit. */
import { useEffect, useRef, useState } from 'react'
import type { Device } from '@/features/emails/templates/preview/use-preview'

type Props = { html: string; title: string; device: Device; dark: boolean }

/** CSS pixels. */
const widths: Readonly<Record<Device, number>> = { desktop: 640, phone: 375 }

type Size = { width: number; height: number }

export function PreviewFrame({ html, title, device, dark }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Size>()
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => {
      setRoom({ width: element.clientWidth, height: element.clientHeight })
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  const width = widths[device]
  // Nothing is measured while the preview is out of sight.
  const scale = room === undefined || room.width === 0 ? 1 : Math.min(1, room.width / width)
  const height = room?.height ?? 0
  return (
    <div
      ref={box}
      className="flex h-130 min-h-0 justify-center overflow-hidden bg-surface-2 @min-[46rem]:h-auto @min-[46rem]:flex-1"
    >
      <div style={{ width: width * scale, height }}>
        {/* An empty sandbox: no script, no form, no origin of ours, and no link leads out. */}
        <iframe
          sandbox=""
          srcDoc={inScheme(html, dark)}
          title={`Preview: ${title}`}
          className="origin-top-left bg-[Canvas]"
          style={{
            width,
            height: height / scale,
            transform: `scale(${String(scale)})`,
            colorScheme: dark ? 'dark' : 'light',
          }}
        />
      </div>
    </div>
  )
}

const darkQuery = /\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi

/** Documents follow the scheme of the whole browser, so the rules for dark ones are switched in the text. */
export function inScheme(html: string, dark: boolean): string {
  return html.replace(darkQuery, dark ? '(min-width: 0)' : '(max-width: 0)')
}
