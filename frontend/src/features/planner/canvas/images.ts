/* Pictures for the canvas: fetched and decoded once, and kept while they are in use. One that is broken stays away. */

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
