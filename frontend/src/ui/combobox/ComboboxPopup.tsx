/* Where the list of a combobox is: beside its input wherever there is room, above everything that would cut it off. */
import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'

type Props = { anchor: RefObject<HTMLInputElement | null>; children: ReactNode }

const tallestPx = 264
const gapPx = 4

/** Renders the popup once its place is known. */
export function ComboboxPopup({ anchor, children }: Props) {
  const place = usePlace(anchor)
  if (place === undefined) return null
  return (
    <div
      style={place}
      className="fixed z-50 overflow-y-auto overscroll-contain rounded-card border border-border bg-surface p-1 shadow-float"
      // The input keeps the focus, also while the bar of the list is dragged.
      onMouseDown={(event) => {
        event.preventDefault()
      }}
      role="presentation"
    >
      {children}
    </div>
  )
}

type Place = { left: number; width: number; maxHeight: number; top?: number; bottom?: number }

function usePlace(anchor: RefObject<HTMLInputElement | null>): Place | undefined {
  const [place, setPlace] = useState<Place>()
  useLayoutEffect(() => {
    const put = () => {
      if (anchor.current !== null) setPlace(placeBeside(anchor.current.getBoundingClientRect()))
    }
    put()
    window.addEventListener('scroll', put, true)
    window.addEventListener('resize', put)
    return () => {
      window.removeEventListener('scroll', put, true)
      window.removeEventListener('resize', put)
    }
  }, [anchor])
  return place
}

function placeBeside({ left, width, top, bottom }: DOMRect): Place {
  const below = window.innerHeight - bottom - gapPx * 2
  const above = top - gapPx * 2
  return below >= Math.min(tallestPx, above)
    ? { left, width, top: bottom + gapPx, maxHeight: Math.min(tallestPx, below) }
    : {
        left,
        width,
        bottom: window.innerHeight - top + gapPx,
        maxHeight: Math.min(tallestPx, above),
      }
}
