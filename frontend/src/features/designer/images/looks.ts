/* A picture of the search or of the organisation as a thing on the plan. */
import type { Image, ImageResult } from '@/api/schema'
import { readPalette } from '@/canvas/painting/palette'
import type { Look } from '@/canvas/hand/tool'

export const PICTURE = 'vector-image'

/** Plan units. */
const WIDTH = 80
const LAYER = 100
const NAME_MAX = 80

/** Drawings of one line take the ink of the text around them; a picture has no text around it, so it gets this one. */
const INK = 'shape-stroke'

/** An uploaded picture, or one that was taken over from a provider. */
export function lookOfImage(image: Image): Look {
  return {
    ...boxOf(image),
    ...{ imageUrl: image.url, imageType: image.imageType, name: image.name.slice(0, NAME_MAX) },
    isUserUploaded: image.source === undefined,
  }
}

/** A drawing of the library; it travels with the plan, so that files and prints have it too. */
export function lookOfDrawing(found: ImageResult, svgContent: string): Look {
  return {
    ...boxOf(found),
    ...{ svgContent: inked(svgContent), imageType: 'svg', name: titleOf(found) },
    isUserUploaded: false,
  }
}

function boxOf({ aspectRatio }: { readonly aspectRatio: number }): Look {
  return { aspectRatio, width: WIDTH, height: WIDTH / aspectRatio, zIndex: LAYER }
}

/** What people call a picture that was found: `Palm tree`. */
export function titleOf({ description }: Pick<ImageResult, 'description'>): string {
  return `${description.charAt(0).toUpperCase()}${description.slice(1, NAME_MAX)}`
}

/** The drawing in an ink that can be seen on the floor, light or dark. */
function inked(svg: string): string {
  if (!svg.includes('currentColor')) return svg
  const ink = readPalette(document.documentElement).colour(INK)
  return svg.replaceAll('currentColor', ink)
}

/** An address under which a drawing can be shown. */
export function drawingAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(inked(svg))}`
}
