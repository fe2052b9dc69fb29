/*
 * The words on a map of the server. They are sized for a drawing that fills a screen; on the map of a whole venue they
 * grow as far as the object around them has room.
 */
import type { Box } from '@/plan/types'

/** The largest size of words, in units of the plan: 70 cm. */
const largest = 56
/** The share of an object that its words may take. */
const share = { across: 0.86, down: 0.62 }
/** The width of a character, as a share of the size of its font. */
const charWidth = 0.58

/** “6” of “Table 6”: on a table, the number says it all. */
const numberedTable = /^(?:Table|Tisch)\s+(\d+\w?)$/

/** Shortens the names of numbered tables. */
export function shortenTables(map: ParentNode): void {
  for (const text of map.querySelectorAll('text')) {
    const number = numberedTable.exec(text.textContent.trim())?.[1]
    if (number !== undefined) text.textContent = number
  }
}

/** Enlarges the words of a map that is part of the page, since only then its shapes have a size. */
export function enlargeWords(map: ParentNode): void {
  // All sizes are read before any is written, so that the browser lays the map out once.
  const sizes = [...map.querySelectorAll('text')].map((text) => ({ text, size: sizeOf(text) }))
  for (const { text, size } of sizes) {
    if (size !== undefined) text.setAttribute('font-size', String(size))
  }
}

function sizeOf(text: SVGTextElement): number | undefined {
  const now = numberOf(text, 'font-size')
  // Browsers measure tiny words badly, so that their size is estimated.
  const [width, height] = [charWidth * now * text.textContent.length, now]
  const words = {
    x: numberOf(text, 'x') - width / 2,
    y: numberOf(text, 'y') - height / 2,
    width,
    height,
  }
  const host = hostOf(text, words)
  if (host === undefined) return undefined
  const across = (share.across * host.width) / width
  const down = (share.down * host.height) / height
  const size = Math.min(largest, now * Math.min(across, down))
  return size > now ? size : undefined
}

function numberOf(text: SVGTextElement, attribute: string): number {
  return Number(text.getAttribute(attribute))
}

/** The smallest shape of the object that the words lie in. */
function hostOf(text: SVGTextElement, words: Box): Box | undefined {
  return [...(text.parentElement?.children ?? [])]
    .filter((each) => each !== text)
    .filter(hasBox)
    .map((shape) => shape.getBBox())
    .filter((box) => holds(box, words))
    .sort((a, b) => a.width * a.height - b.width * b.height)[0]
}

/** Whether this browser lays the element out. */
function hasBox(element: Element): element is SVGGraphicsElement {
  return 'getBBox' in element
}

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  )
}
