/* The picture of the floor: boards of slightly different brightness. It is white to grey; the material gives the colour. */

const SIZE = 512
const ROWS = 16

/** Paints the boards so that the picture repeats without a seam. */
export function paintBoards(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const surface = canvas.getContext('2d')
  if (surface === null) return canvas
  const height = SIZE / ROWS
  for (let row = 0; row < ROWS; row += 1) {
    const shift = chance(row, 99) * SIZE
    const cuts = [0, 0.28 + chance(row, 1) * 0.12, 0.62 + chance(row, 2) * 0.14, 1]
    for (let board = 0; board < 3; board += 1) {
      const from = shift + (cuts[board] ?? 0) * SIZE
      const length = ((cuts[board + 1] ?? 1) - (cuts[board] ?? 0)) * SIZE
      const light = Math.round(222 + chance(row, board + 7) * 33)
      for (const x of [from, from - SIZE]) {
        surface.fillStyle = `rgb(${String(light)} ${String(light - 3)} ${String(light - 8)})`
        surface.fillRect(x, row * height, length, height)
        grain(surface, x, row * height, length, height, row * 3 + board)
        surface.fillStyle = 'rgb(60 45 30 / 0.35)'
        surface.fillRect(x, row * height, 1.2, height)
      }
    }
    surface.fillStyle = 'rgb(60 45 30 / 0.3)'
    surface.fillRect(0, row * height, SIZE, 1.2)
  }
  return canvas
}

function grain(
  surface: CanvasRenderingContext2D,
  x: number,
  y: number,
  length: number,
  height: number,
  seed: number,
): void {
  surface.fillStyle = 'rgb(80 60 40 / 0.07)'
  for (let line = 0; line < 4; line += 1) {
    const at = y + (0.15 + 0.7 * chance(seed, line)) * height
    surface.fillRect(x + chance(seed, line + 20) * length * 0.3, at, length * 0.6, 1)
  }
}

/** The same number between 0 and 1 every time. */
function chance(a: number, b: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return value - Math.floor(value)
}
