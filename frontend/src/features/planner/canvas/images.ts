/*
 * Pictures on the canvas: fetched and decoded once, kept while they are in use, and painted when they arrive.
 * One that is broken stays away; its placeholder is painted instead.
 */
import type { ImageOp } from '@/features/planner/canvas/display-list'
import type { PaintContext } from '@/features/planner/canvas/painter'

/** Fetches and decodes a picture; fails when there is none. Tests bring their own. */
export type PictureDoor = (href: string) => Promise<CanvasImageSource>

export const BROWSER_PICTURES: PictureDoor = async (href) => {
  const image = new Image()
  image.src = href
  await image.decode()
  return image
}

/** Decoded pictures that are kept; the one that was not painted for the longest time goes first. */
const KEPT = 200

export class Pictures {
  /** `undefined` while a picture is on its way, and for good when it is broken. */
  readonly #known = new Map<string, CanvasImageSource | undefined>()

  constructor(
    private readonly load: PictureDoor,
    private readonly arrived: () => void,
  ) {}

  /** Returns the picture when it is there; otherwise `arrived` is called once it is. */
  get(href: string): CanvasImageSource | undefined {
    if (href === '') return undefined
    if (!this.#known.has(href)) {
      this.#fetch(href)
      return undefined
    }
    const picture = this.#known.get(href)
    // The end of a map is its youngest entry.
    this.#known.delete(href)
    this.#known.set(href, picture)
    return picture
  }

  #fetch(href: string): void {
    this.#known.set(href, undefined)
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= KEPT) break
      this.#known.delete(oldest)
    }
    this.load(href).then(
      (picture) => {
        this.#known.set(href, picture)
        this.arrived()
      },
      () => {
        // The placeholder stays.
      },
    )
  }
}

const DASH = [6, 4]

/** Paints a picture or its placeholder; the surface must be in plan units. */
export function paintImage(context: PaintContext, image: ImageOp): void {
  const { surface, palette, camera, pictures } = context
  const picture = pictures.get(image.href)
  if (picture === undefined) {
    surface.strokeStyle = palette.colour(image.stroke)
    surface.lineWidth = 1.5 / camera.zoom
    surface.setLineDash(DASH)
    surface.stroke(image.placeholder)
    surface.setLineDash([])
    return
  }
  surface.save()
  surface.translate(image.cx, image.cy)
  surface.rotate(image.rotation)
  surface.scale(image.flipX ? -1 : 1, image.flipY ? -1 : 1)
  surface.drawImage(picture, -image.width / 2, -image.height / 2, image.width, image.height)
  surface.restore()
}
