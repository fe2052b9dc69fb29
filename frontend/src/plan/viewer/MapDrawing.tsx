/* A map of the server inside another drawing: its nodes at their place in metres, in the colours of the page. */
import { memo, useLayoutEffect, useRef } from 'react'
import '@/plan/tokens.css'

type Props = {
  /** An `svg` element whose view box is in the units of the drawing around it. */
  svg: string
}

/** Renders the map; it is hidden from screen readers, which get its tables and ways as text. */
export const MapDrawing = memo(function MapDrawing({ svg }: Props) {
  const group = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    group.current?.replaceChildren(placed(svg))
  }, [svg])
  return <g ref={group} aria-hidden className="pointer-events-none" />
})

/** An `svg` inside another one needs the size that its view box has. */
function placed(svg: string): Node {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  const [x, y, width, height] = (root.getAttribute('viewBox') ?? '').split(/[ ,]+/)
  const place = { x, y, width, height }
  for (const [name, value] of Object.entries(place)) root.setAttribute(name, value ?? '0')
  return document.importNode(root, true)
}
