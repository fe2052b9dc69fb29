/*
 * The 3D view of an open designer: follows plan, guests, selection and theme, and turns clicks into the same effects as
 * on the drawing. A painter draws the room.
 */
import type { PerspectiveCamera } from 'three'
import type { PlanChange } from '@/plan/plan-store'
import type { ChairModel, Point, RoomShell, Solid } from '@/plan/types'
import { readPalette, type Palette } from '@/canvas/painting/palette'
import type { Env } from '@/canvas/env'
import { runEffect } from '@/canvas/edits/effects'
import { labelsOf, type Label } from '@/features/designer/view3d/labels-plan'
import { meshPlan, ownedBy, type MeshPlan, type Owner } from '@/features/designer/view3d/mesh-plan'
import { fitted, type Preset, type RoomBox } from '@/features/designer/view3d/orbit'
import { RoomControls } from '@/features/designer/view3d/room-controls'
import type { RoomMoves } from '@/features/designer/view3d/room-input'
import { seatPaintOf } from '@/features/designer/view3d/seat-paint'
import { click } from '@/canvas/hand/click'
import { clearSelection } from '@/canvas/store/selection'
import { pickedGuest, putDown } from '@/canvas/store/hand'
import { setHover } from '@/canvas/store/viewport'

type ColourOf = (paint: string) => string

/** Draws the room; tests replace it with one that only records. */
export interface RoomPainter {
  advance: (now: number) => boolean
  readonly camera: PerspectiveCamera
  showRoom(shell: RoomShell, box: RoomBox): void
  showFurniture(plan: MeshPlan, labels: readonly Label[], colour: ColourOf): void
  showSelected(plan: MeshPlan): void
  showHovered(plan: MeshPlan): void
  recolour(colour: ColourOf, dark: boolean, font: string): void
  resize(width: number, height: number, density: number): void
  /** The camera has moved; `distance` is that of the point it looks at. */
  look(distance: number): void
  pick(x: number, y: number): Owner | undefined
  invalidate(): void
  dispose(): void
}

/** Tokens whose dark value suits the drawing but not the room: linen stays light in the dark theme. */
const IN_THE_ROOM: Readonly<Record<string, string>> = { 'table-fill': 'solid-linen' }
const NOBODY: MeshPlan = { batches: [], chairs: 0 }

export class RoomScene implements RoomMoves {
  readonly #solids = new Map<string, Solid>()
  readonly #models: readonly ChairModel[]
  readonly #stops: (() => void)[] = []
  #plan: MeshPlan = NOBODY
  #palette: Palette
  #box: RoomBox
  readonly #controls: RoomControls
  #size = { width: 1, height: 1 }
  #seen: Owner | undefined
  #waitingHover: Point | undefined

  constructor(
    private readonly designer: Env,
    private readonly painter: RoomPainter,
    private readonly root: Element,
    region: HTMLElement,
  ) {
    this.#models = designer.module.chairModels()
    this.#palette = readPalette(root)
    this.#controls = new RoomControls(painter.camera, region, () => {
      painter.look(this.#controls.distance)
    })
    this.#box = this.#showRoom()
    this.#controls.set(fitted(this.#box, 'corner', 1))
    this.#readAll()
    this.#rebuild()
    this.themeChanged()
    painter.advance = (now) => this.#advance(now)
    this.#listen()
  }

  #listen(): void {
    const { plan, seating, selection, view } = this.designer
    this.#stops.push(
      plan.onChange((change) => {
        this.#planChanged(change)
      }),
      seating.subscribe(() => {
        this.#rebuild()
      }),
      selection.subscribe(() => {
        this.#showSelected()
      }),
      view.subscribe((now, before) => {
        if (now.hover !== before.hover) this.#showHovered()
      }),
    )
  }

  /** The view's size in CSS pixels; the first one fits the room. */
  resize(width: number, height: number, density: number): void {
    const first = this.#size.width === 1
    this.#size = { width, height }
    this.painter.resize(width, height, density)
    if (first) this.#controls.set(fitted(this.#box, 'corner', width / height))
  }

  /** Glides to a preset, or jumps for people who prefer reduced motion. */
  show(preset: Preset): void {
    const to = fitted(this.#box, preset, this.#size.width / this.#size.height)
    if (this.designer.ports.reducedMotion()) {
      this.#controls.set(to)
      return
    }
    this.#controls.fly(to)
    this.painter.invalidate()
  }

  turn = (right: number, down: number): void => {
    this.#controls.turn(right, down)
  }

  pan = (right: number, down: number): void => {
    this.#controls.pan(right, down)
  }

  zoom = (factor: number): void => {
    this.#controls.zoom(factor)
  }

  reset = (): void => {
    this.show('corner')
  }

  grab = (): void => {
    this.#controls.dragPans(this.designer.handHeld)
  }

  /** Handles a click: selects, seats the guest in hand or opens a chair, as on the drawing. */
  click = (at: Point, additive: boolean): void => {
    const { toolEnv } = this.designer
    const owner = this.#pick(at)
    if (owner === undefined) {
      if (!additive) runEffect(this.designer, { kind: 'clear-selection' })
      return
    }
    const wasSelected = toolEnv.selection.includes(owner.element)
    const family = toolEnv.family(owner.element)
    for (const effect of click({ ...owner, family, wasSelected, additive }, toolEnv)) {
      runEffect(this.designer, effect)
    }
  }

  /** Finds the object under the pointer with the next frame. */
  hover = (at: Point | undefined): void => {
    this.#waitingHover = at
    if (at === undefined) this.#setHover(undefined)
    else this.painter.invalidate()
  }

  escape = (): void => {
    if (pickedGuest(this.designer.view.getState()) === undefined)
      clearSelection(this.designer.selection)
    else putDown(this.designer.view)
  }

  themeChanged(): void {
    this.#palette = readPalette(this.root)
    const dark = this.root.getAttribute('data-theme') === 'dark'
    this.painter.recolour(this.#colour, dark, getComputedStyle(this.root).fontFamily)
  }

  dispose(): void {
    for (const stop of this.#stops) stop()
    this.#setHover(undefined)
    this.#controls.dispose()
    this.painter.dispose()
  }

  readonly #colour: ColourOf = (paint) => this.#palette.colour(IN_THE_ROOM[paint] ?? paint)

  #advance(now: number): boolean {
    if (this.#waitingHover !== undefined && !this.#controls.isFlying) {
      this.#setHover(this.#pick(this.#waitingHover))
    }
    this.#waitingHover = undefined
    return this.#controls.advance(now)
  }

  #pick(at: Point): Owner | undefined {
    return this.painter.pick(at.x / this.#size.width, at.y / this.#size.height)
  }

  #setHover(owner: Owner | undefined): void {
    this.#seen = owner
    setHover(this.designer.view, owner?.element)
  }

  /** The seat under the pointer, for its name. */
  get hoveredSeat(): string | undefined {
    return this.#seen?.seat
  }

  #planChanged(change: PlanChange): void {
    if (change.kind === 'all' || change.change.roomChanged || this.#movesOthers(change)) {
      this.#box = this.#showRoom()
      this.#readAll()
      this.painter.look(this.#controls.distance)
    } else {
      const { added, changed, removed } = change.change
      for (const id of removed) this.#solids.delete(id)
      for (const id of [...changed, ...added]) this.#read(id)
    }
    this.#rebuild()
  }

  /** Returns whether other objects look different too: a stage lifts those on it, and a door opens a wall. */
  #movesOthers(change: Extract<PlanChange, { kind: 'some' }>): boolean {
    const { added, changed, removed } = change.change
    const session = this.designer.plan.session()
    return [...added, ...changed, ...removed].some((id) => {
      const solids = [this.#solids.get(id), session.solid(id)]
      return solids.some((solid) => solid !== undefined && (solid.carries || solid.opens))
    })
  }

  #showRoom(): RoomBox {
    const shell = this.designer.plan.session().roomOutline()
    const xs = shell.points.map((point) => point.x)
    const ys = shell.points.map((point) => point.y)
    const box = {
      x0: Math.min(...xs),
      z0: Math.min(...ys),
      x1: Math.max(...xs),
      z1: Math.max(...ys),
      height: shell.height,
    }
    this.#controls.setRoom(box)
    this.painter.showRoom(shell, box)
    return box
  }

  #readAll(): void {
    this.#solids.clear()
    for (const solid of this.designer.plan.session().solids()) this.#solids.set(solid.id, solid)
  }

  #read(id: string): void {
    const solid = this.designer.plan.session().solid(id)
    if (solid === undefined) this.#solids.delete(id)
    else this.#solids.set(id, solid)
  }

  #rebuild(): void {
    const solids = [...this.#solids.values()]
    this.#plan = meshPlan(solids, this.#models, seatPaintOf(this.designer.seating.getState()))
    this.painter.showFurniture(this.#plan, labelsOf(solids), this.#colour)
    this.#showSelected()
    this.#showHovered()
  }

  #showSelected(): void {
    const { ids, seat } = this.designer.selection.getState()
    const wanted = new Set(ids)
    const owns = (owner: Owner): boolean =>
      seat === undefined ? wanted.has(owner.element) : owner.seat === seat
    this.painter.showSelected(
      ids.length === 0 && seat === undefined ? NOBODY : ownedBy(this.#plan, owns),
    )
  }

  #showHovered(): void {
    const { hover } = this.designer.view.getState()
    const selected = hover !== undefined && this.designer.selection.getState().ids.includes(hover)
    const plain = hover === undefined || selected
    this.painter.showHovered(
      plain ? NOBODY : ownedBy(this.#plan, ({ element }) => element === hover),
    )
  }
}
