/* Pictures for the canvas: fetched and decoded once, and kept while in use. A broken one leaves its placeholder. */

/** Fetches and decodes a picture; rejects when it is missing or broken. Tests replace it. */
export type PicturePort = (href: string) => Promise<CanvasImageSource>

export const BROWSER_PICTURES: PicturePort = async (href) => {
  const image = new Image()
  image.src = href
  await image.decode()
  return image
}

/** How many decoded pictures are kept; the least recently painted one is dropped first. */
const KEPT = 200

export class Pictures {
  /** `undefined` while a picture is loading, and when it is broken. */
  readonly #known = new Map<string, CanvasImageSource | undefined>()

  constructor(
    private readonly load: PicturePort,
    private readonly arrived: () => void,
  ) {}

  /** Returns the picture if it is loaded; otherwise calls `arrived` once it is. */
  get(href: string): CanvasImageSource | undefined {
    if (href === '') return undefined
    if (!this.#known.has(href)) {
      this.#fetch(href)
      return undefined
    }
    const picture = this.#known.get(href)
    // Moves the picture to the end of the map, where the most recently used ones are.
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
