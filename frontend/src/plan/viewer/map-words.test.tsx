/* The words on the map that guests see. */
import { expect, test } from 'vitest'
import { enlargeWords, shortenTables } from '@/plan/viewer/map-words'

function aMap(...words: string[]): SVGSVGElement {
  const texts = words.map((word) => `<g><rect/><text x="0" y="0" font-size="14">${word}</text></g>`)
  document.body.innerHTML = `<svg>${texts.join('')}</svg>`
  return document.querySelector('svg')!
}

const wordsOf = (map: Element) =>
  [...map.querySelectorAll('text')].map(({ textContent }) => textContent)

/** The test browser has no layout, so that the boxes are given. */
function place(element: Element, x: number, y: number, width: number, height: number): void {
  Object.assign(element, { getBBox: () => ({ x, y, width, height }) })
}

test('a numbered table shows its number only', () => {
  const map = aMap('Table 6', 'Tisch 12', 'Table 7b', 'Head table', 'Table of honour')
  shortenTables(map)
  expect(wordsOf(map)).toEqual(['6', '12', '7b', 'Head table', 'Table of honour'])
})

test('words grow to the room that their object has, and never beyond it', () => {
  const map = aMap('6', 'Cloakroom')
  const [table, room] = map.querySelectorAll('rect')
  const [six, roomWord] = map.querySelectorAll('text')
  place(table!, -60, -60, 120, 120)
  place(room!, -40, -10, 80, 20)
  enlargeWords(map)
  expect(six).toHaveAttribute('font-size', '56')
  expect(roomWord).toHaveAttribute('font-size', '14')
})
