/* The edge of a panel that makes it wider or narrower: dragged, or moved by the arrow keys. */
import type { KeyboardEvent, PointerEvent } from 'react'

type Props = {
  label: string
  width: number
  min: number
  max: number
  onWidth: (width: number) => void
  /** The edge of the panel that is moved. */
  edge: 'start' | 'end'
}

const step = 20

/** Renders the edge inside a panel that is positioned. */
export function Splitter({ label, width, min, max, onWidth, edge }: Props) {
  const setWidth = (wanted: number) => {
    onWidth(Math.min(max, Math.max(min, wanted)))
  }
  const onPointerDown = (event: PointerEvent) => {
    event.preventDefault()
    const handle = event.currentTarget
    const sign = growthToTheRight(handle, edge)
    const from = event.clientX - sign * width
    handle.setPointerCapture(event.pointerId)
    const move = (moved: Event) => {
      if (moved instanceof globalThis.PointerEvent) setWidth(sign * (moved.clientX - from))
    }
    const stop = () => {
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', stop)
      handle.removeEventListener('pointercancel', stop)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', stop)
    handle.addEventListener('pointercancel', stop)
  }
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    const way = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (way !== 0) setWidth(width + way * growthToTheRight(currentTarget, edge) * step)
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a splitter takes focus and keys
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a splitter is moved with arrow keys
      tabIndex={0}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      className={`absolute inset-y-0 z-10 w-2 cursor-col-resize touch-none transition-colors duration-120 hover:bg-accent/30 ${edge === 'end' ? '-end-1' : '-start-1'}`}
    />
  )
}

/** 1 when the panel grows while its edge moves to the right, else -1. */
function growthToTheRight(handle: Element, edge: Props['edge']): 1 | -1 {
  const isRtl = getComputedStyle(handle).direction === 'rtl'
  return (edge === 'end') === isRtl ? -1 : 1
}
