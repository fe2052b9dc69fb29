/*
 * The room on a canvas: objects, light, camera and frames. A frame is drawn only on request. Independent of the meaning
 * of bodies and colours, which room-scene.ts knows.
 */
import {
  Color,
  MathUtils,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  WebGLRenderer,
} from 'three'

import type { ChairModel, RoomShell } from '@/plan/types'
import type { FramePort } from '@/canvas/painting/stage'
import { Furniture, type ColourOf } from '@/features/designer/view3d/furniture'
import { Labels } from '@/features/designer/view3d/labels'
import { readableLabels, type Label } from '@/features/designer/view3d/labels-plan'
import { createMaterials } from '@/features/designer/view3d/materials'
import type { MeshPlan, Owner } from '@/features/designer/view3d/mesh-plan'
import { FIELD_OF_VIEW, type RoomBox } from '@/features/designer/view3d/orbit'
import { Outlines } from '@/features/designer/view3d/outlines'
import { RoomMeshes } from '@/features/designer/view3d/room-meshes'

/** Widths of the outlines of selected and hovered objects, in screen pixels. */
const SELECTED_LINE = 3
const HOVER_LINE = 2
/** Device pixels per CSS pixel above which sharpness is invisible but costs time. */
const DENSITY_MAX = 2

/** Figures of the last frame, for measurements. */
interface FrameFacts {
  readonly calls: number
  readonly triangles: number
  readonly milliseconds: number
}

export class RoomView {
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly camera = new PerspectiveCamera(MathUtils.radToDeg(FIELD_OF_VIEW), 1, 10, 100_000)
  readonly #materials = createMaterials()
  readonly #furniture: Furniture
  readonly #room = new RoomMeshes()
  readonly #selected: Outlines
  readonly #hovered: Outlines
  readonly #labels = new Labels()
  #allLabels: readonly Label[] = []
  /** Of the view, in CSS pixels. */
  #height = 1
  #frame: number | undefined
  /** Runs before a frame is drawn; true requests another one. */
  advance: (now: number) => boolean = () => false
  facts: FrameFacts = { calls: 0, triangles: 0, milliseconds: 0 }

  /** Throws without WebGL. */
  constructor(
    canvas: HTMLCanvasElement,
    models: readonly ChairModel[],
    private readonly frames: FramePort,
  ) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' })
    this.#renderer.shadowMap.enabled = true
    this.#renderer.shadowMap.type = PCFShadowMap
    this.#renderer.shadowMap.autoUpdate = false
    this.#furniture = new Furniture(this.#materials, models)
    this.#selected = new Outlines(models, SELECTED_LINE)
    this.#hovered = new Outlines(models, HOVER_LINE)
    this.#scene.add(
      this.#room.group,
      this.#furniture.group,
      this.#selected.group,
      this.#hovered.group,
      this.#labels.group,
    )
  }

  showRoom(shell: RoomShell, box: RoomBox): void {
    this.#room.build(shell, box)
    this.#shadowsChanged()
  }

  showFurniture(plan: MeshPlan, labels: readonly Label[], colour: ColourOf): void {
    this.#furniture.show(plan, colour)
    this.#allLabels = labels
    this.#shadowsChanged()
  }

  showSelected(plan: MeshPlan): void {
    this.#selected.show(plan)
    this.invalidate()
  }

  showHovered(plan: MeshPlan): void {
    this.#hovered.show(plan)
    this.invalidate()
  }

  recolour(colour: ColourOf, dark: boolean, font: string): void {
    this.#scene.background = new Color(colour('plan-outside'))
    this.#room.recolour(colour, dark)
    this.#furniture.recolour(colour)
    this.#selected.recolour(colour('accent'))
    this.#hovered.recolour(colour('guide'))
    this.#labels.recolour({ surface: colour('surface'), text: colour('text'), font })
    this.invalidate()
  }

  resize(width: number, height: number, density: number): void {
    this.#renderer.setPixelRatio(Math.min(density, DENSITY_MAX))
    this.#renderer.setSize(width, height, false)
    this.#height = height
    this.camera.aspect = width / Math.max(height, 1)
    this.camera.updateProjectionMatrix()
    this.#selected.resize(width, height)
    this.#hovered.resize(width, height)
    this.invalidate()
  }

  /** Shows what the camera sees; `distance` is that of the point it looks at. */
  look(distance: number): void {
    this.camera.near = Math.max(4, distance / 60)
    this.camera.far = distance * 12 + 4000
    this.camera.updateProjectionMatrix()
    this.#room.lookFrom(this.camera.position)
    this.invalidate()
  }

  /** Returns the owner of the body at a point of the view; x and y are shares from the left and from the top. */
  pick(x: number, y: number): Owner | undefined {
    const ray = new Raycaster()
    ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), this.camera)
    const [hit] = ray.intersectObjects(this.#furniture.group.children, false)
    return hit === undefined ? undefined : this.#furniture.ownerOf(hit)
  }

  /** Requests a frame. */
  invalidate(): void {
    this.#frame ??= this.frames.request((now) => {
      this.#frame = undefined
      if (this.advance(now)) this.invalidate()
      this.#draw()
    })
  }

  dispose(): void {
    if (this.#frame !== undefined) this.frames.cancel(this.#frame)
    this.#labels.dispose()
    this.#selected.dispose()
    this.#hovered.dispose()
    this.#furniture.dispose()
    this.#room.dispose()
    this.#materials.dispose()
    this.#renderer.dispose()
  }

  #shadowsChanged(): void {
    this.#renderer.shadowMap.needsUpdate = true
    this.invalidate()
  }

  #draw(): void {
    const start = performance.now()
    this.#labels.show(readableLabels(this.#allLabels, this.camera.position, this.#height))
    this.#renderer.render(this.#scene, this.camera)
    const { calls, triangles } = this.#renderer.info.render
    this.facts = { calls, triangles, milliseconds: performance.now() - start }
  }
}
