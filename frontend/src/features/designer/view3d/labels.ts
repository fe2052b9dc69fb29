/* Labels that float over the objects they name, always upright and readable. Textures are painted once per text. */
import { CanvasTexture, Object3D, Sprite, SpriteMaterial, SRGBColorSpace } from 'three'

import type { ShownLabel } from '@/features/designer/view3d/labels-plan'

/** Pixels of a label's texture. */
const HEIGHT = 64
const FONT = 34

interface LabelColours {
  readonly surface: string
  readonly text: string
  /** The font family of the page. */
  readonly font: string
}

interface Shown {
  readonly sprite: Sprite
  readonly text: string
  /** Width divided by height. */
  readonly aspect: number
}

export class Labels {
  readonly group = new Object3D()
  readonly #shown = new Map<string, Shown>()
  #colours: LabelColours = { surface: '#ffffff', text: '#000000', font: 'sans-serif' }

  show(labels: readonly ShownLabel[]): void {
    const wanted = new Set(labels.map((label) => label.id))
    for (const id of [...this.#shown.keys()]) if (!wanted.has(id)) this.#remove(id)
    for (const label of labels) this.#put(label)
  }

  recolour(colours: LabelColours): void {
    this.#colours = colours
    this.dispose()
  }

  dispose(): void {
    for (const id of [...this.#shown.keys()]) this.#remove(id)
  }

  #put(label: ShownLabel): void {
    const known = this.#shown.get(label.id)
    if (known !== undefined && known.text !== label.text) this.#remove(label.id)
    const shown = this.#shown.get(label.id) ?? this.#build(label.text)
    if (!this.#shown.has(label.id)) {
      this.#shown.set(label.id, shown)
      this.group.add(shown.sprite)
    }
    shown.sprite.position.set(label.x, label.y, label.z)
    shown.sprite.scale.set(shown.aspect * label.height, label.height, 1)
  }

  #build(text: string): Shown {
    const canvas = paintLabel(text, this.#colours)
    const picture = new CanvasTexture(canvas)
    picture.colorSpace = SRGBColorSpace
    const sprite = new Sprite(new SpriteMaterial({ map: picture, depthTest: false }))
    // Anchors the label at its lower edge.
    sprite.center.set(0.5, 0)
    // Clicks pass through labels.
    sprite.raycast = () => undefined
    return { sprite, text, aspect: canvas.width / canvas.height }
  }

  #remove(id: string): void {
    const shown = this.#shown.get(id)
    if (shown === undefined) return
    this.#shown.delete(id)
    this.group.remove(shown.sprite)
    shown.sprite.material.map?.dispose()
    shown.sprite.material.dispose()
  }
}

function paintLabel(text: string, colours: LabelColours): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const font = `600 ${String(FONT)}px ${colours.font}`
  const surface = canvas.getContext('2d')
  if (surface === null) return canvas
  surface.font = font
  const words = shortened(surface, text, 420)
  canvas.width = Math.ceil(surface.measureText(words).width) + 40
  canvas.height = HEIGHT
  surface.font = font
  surface.globalAlpha = 0.92
  surface.fillStyle = colours.surface
  surface.beginPath()
  surface.roundRect(1, 4, canvas.width - 2, HEIGHT - 8, (HEIGHT - 8) / 2)
  surface.fill()
  surface.globalAlpha = 1
  surface.fillStyle = colours.text
  surface.textAlign = 'center'
  surface.textBaseline = 'middle'
  surface.fillText(words, canvas.width / 2, HEIGHT / 2 + 2)
  return canvas
}

function shortened(surface: CanvasRenderingContext2D, text: string, width: number): string {
  let words = text
  while (words.length > 1 && surface.measureText(words).width > width) {
    words = `${words.slice(0, -2).trimEnd()}…`
  }
  return words
}
