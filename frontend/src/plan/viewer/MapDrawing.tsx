/* A map of the server inside another drawing: its nodes at their place in metres, in the colours of the page. */
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import { enlargeWords, shortenTables } from '@/plan/viewer/map-words'
import '@/plan/tokens.css'

type Props = {
  /** An `svg` element whose view box is in the units of the drawing around it. */
  svg: string
}

/** Renders the map; it is hidden from screen readers, which get its tables and ways as text. */
export const MapDrawing = memo(function MapDrawing({ svg }: Props) {
  const group = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const map = placed(svg)
    shortenTables(map)
    group.current?.replaceChildren(map)
  }, [svg])
  useEffect(() => {
    // A dialog opens after the layout effects of what is in it, and nothing has a size before.
    if (group.current !== null) enlargeWords(group.current)
  }, [svg])
  return <g ref={group} aria-hidden className="pointer-events-none" />
})

/** An `svg` inside another one needs the size that its view box has. */
function placed(svg: string): Element {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  const [x, y, width, height] = (root.getAttribute('viewBox') ?? '').split(/[ ,]+/)
  const place = { x, y, width, height }
  for (const [name, value] of Object.entries(place)) root.setAttribute(name, value ?? '0')
  return document.importNode(root, true)
}
