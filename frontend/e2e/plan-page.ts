/* The floor planner as a person uses it: palette, pointer in the room, handles, toolbar. */
import { expect, type Locator, type Page } from '@playwright/test'
import { addTables, newEvent, signUp } from './account'

/** One element of the plan as the server has it. */
export type SavedElement = {
  id: string
  type: string
  x: number
  y: number
  width: number
  height: number
  rotation: number
  label: string
  chairs?: number
  tableNumber?: number
  chairArrangement?: string
  groupId?: string
  locked?: boolean
}

/** The plan as the server has it. */
type SavedPlan = {
  canvas: { venueWidth: number; venueHeight: number }
  elements: SavedElement[]
}

export type Point = { x: number; y: number }

/** Plan units. */
const FOOT = 24
/** Share of the view that a fitted room fills. */
const FITTED = 0.95

/** The open floor planner of one event. */
export class PlanPage {
  readonly page: Page
  readonly eventId: string
  readonly region: Locator
  /** The page of the side panel. */
  readonly panel: Locator
  #zoom = 1
  #pan: Point = { x: 0, y: 0 }

  constructor(page: Page, eventId: string) {
    this.page = page
    this.eventId = eventId
    this.region = page.getByRole('application', { name: 'Floor plan', exact: true })
    this.panel = page.getByRole('tabpanel')
  }

  /** Opens the designer of the event. */
  async open(): Promise<void> {
    await this.page.goto(`/floor-planner?event=${this.eventId}`)
    await this.ready()
  }

  /** Waits until the plan can be worked on. */
  async ready(): Promise<void> {
    await this.region.waitFor()
    await expect(this.page.getByRole('toolbar', { name: 'Plan' })).toBeVisible()
  }

  /** A point of the region, as a share of its width and height, in page coordinates. */
  async at(shareX: number, shareY: number): Promise<Point> {
    const box = await this.region.boundingBox()
    expect(box).not.toBeNull()
    return { x: box!.x + box!.width * shareX, y: box!.y + box!.height * shareY }
  }

  /** Takes an object from the palette and clicks it into the room. */
  async place(name: RegExp, point: Point): Promise<void> {
    await this.tab('Objects')
    await this.#setDown(this.page.getByRole('button', { name }).first(), point)
  }

  /** Looks for an object in the palette and clicks it into the room, its middle at a point of the plan. */
  async put(label: string, x: number, y: number): Promise<void> {
    await this.tab('Objects')
    await this.panel.getByLabel('Search objects').fill(label)
    const tile = this.panel.getByRole('button', { name: label, exact: true })
    await this.#setDown(tile, this.spot(x, y))
  }

  /** Drags an object from its tile into the plan. */
  async carry(label: string, x: number, y: number): Promise<void> {
    await this.tab('Objects')
    await this.panel.getByLabel('Search objects').fill(label)
    const before = await this.items().count()
    const tile = this.panel.getByRole('button', { name: label, exact: true })
    await this.drag(await middle(tile), this.spot(x, y))
    await expect(this.items()).toHaveCount(before + 1)
  }

  async #setDown(tile: Locator, point: Point): Promise<void> {
    const before = await this.items().count()
    await tile.click()
    await this.page.mouse.move(point.x, point.y)
    await this.page.mouse.click(point.x, point.y)
    await expect(this.items()).toHaveCount(before + 1)
  }

  /** Shows the whole room with all objects, so that `spot` knows where its points are on the screen. */
  async fit(): Promise<void> {
    const { venueWidth, venueHeight } = (await this.document()).canvas
    const [width, height] = [venueWidth * FOOT, venueHeight * FOOT]
    // Bars and notes that come after the plan take some of its room.
    await expect(async () => {
      await this.clear()
      const box = (await this.region.boundingBox())!
      this.#zoom = Math.min(box.width / width, box.height / height) * FITTED
      this.#pan = {
        x: box.x + (box.width - width * this.#zoom) / 2,
        y: box.y + (box.height - height * this.#zoom) / 2,
      }
      const shown = `Zoom ${String(Math.round(this.#zoom * 100))} %`
      const zoom = this.page.getByRole('button', { name: shown, exact: true })
      await expect(zoom).toBeVisible({ timeout: 1000 })
      expect(await this.region.boundingBox()).toEqual(box)
    }).toPass({ timeout: 30_000 })
  }

  /** Where a point of the plan is on the screen while the whole room is shown. */
  spot(x: number, y: number): Point {
    return { x: this.#pan.x + x * this.#zoom, y: this.#pan.y + y * this.#zoom }
  }

  /** The middle of an element on the screen while the whole room is shown. */
  middleOf({ x, y, width, height }: SavedElement): Point {
    return this.spot(x + width / 2, y + height / 2)
  }

  /** Selects elements by clicks in the room. */
  async select(...elements: SavedElement[]): Promise<void> {
    await this.clear()
    for (const [index, element] of elements.entries()) {
      const { x, y } = this.middleOf(element)
      if (index > 0) await this.page.keyboard.down('Shift')
      await this.page.mouse.click(x, y)
      if (index > 0) await this.page.keyboard.up('Shift')
    }
    await expect.poll(() => this.selected().count()).toBeGreaterThanOrEqual(elements.length)
  }

  /** The objects of the outline that are selected. */
  selected(): Locator {
    return this.items().and(this.page.locator('[aria-selected=true]'))
  }

  /** The objects of the outline as they are read to people. */
  names(): Promise<(string | null)[]> {
    return this.items().evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')))
  }

  /** Clears the selection and shows the whole room. */
  async clear(): Promise<void> {
    await this.press('Reset view')
  }

  /** Opens a panel of the rail. */
  async tab(name: string): Promise<void> {
    const tab = this.page.getByRole('tab', { name, exact: true })
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click()
    await expect(this.panel.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible()
  }

  /** Types over a field of the side panel. */
  async fill(label: string, text: string): Promise<void> {
    const field = this.panel.getByLabel(label, { exact: true })
    await field.fill(text)
    await field.press('Enter')
  }

  /** Uses one of the Edit Tools on the selection. */
  async tool(name: string): Promise<void> {
    await this.tab('Edit Tools')
    await this.panel.getByRole('button', { name, exact: true }).click()
  }

  /** The objects of the outline. */
  items(): Locator {
    return this.page.locator(
      '[role=tree][aria-label="Plan outline"] [role=treeitem][aria-level="1"]',
    )
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.page.mouse.move(from.x, from.y)
    await this.page.mouse.down()
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
    await this.page.mouse.move(to.x, to.y, { steps: 4 })
    await this.page.mouse.up()
  }

  /** The middle of the rotate handle of the selected object. */
  rotateHandle(): Promise<Point> {
    return middle(this.region.locator('svg circle').first())
  }

  /** The middle of the lower right handle of the selected object. */
  async cornerHandle(): Promise<Point> {
    const handles = this.region.locator('svg rect.stroke-accent[rx="2"]')
    await handles.first().waitFor()
    const points: Point[] = []
    for (const handle of await handles.all()) points.push(await middle(handle))
    points.sort((a, b) => b.x + b.y - (a.x + a.y))
    return points[0]!
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('toolbar', { name: 'Plan' }).getByRole('button', { name }).click()
  }

  /** Waits until the server has everything, and returns its elements. */
  async saved(): Promise<SavedElement[]> {
    await expect(this.page.getByText('Saved', { exact: true }).first()).toBeVisible()
    return (await this.document()).elements
  }

  /** The plan as the server has it now. */
  async document(): Promise<SavedPlan> {
    const answer = await this.page.request.get(`/api/events/${this.eventId}/floor-plan`)
    return ((await answer.json()) as { plan: SavedPlan }).plan
  }

  /** The counts of the bottom bar. */
  async counts(): Promise<Record<string, number>> {
    const rows = this.page.locator('footer dl > div')
    const texts = await rows.evaluateAll((found) =>
      found.map((row) => [...row.children].map((part) => part.textContent)),
    )
    return Object.fromEntries(texts.map(([name = '', value = '']) => [name, Number(value)]))
  }
}

/** An event with two tables of a new account, opened in the designer. */
export async function openTables(page: Page): Promise<PlanPage> {
  await signUp(page.request)
  const eventId = await newEvent(page.request)
  await addTables(page.request, eventId)
  const plan = new PlanPage(page, eventId)
  await plan.open()
  await expect(plan.items()).toHaveCount(2)
  return plan
}

async function middle(shape: Locator): Promise<Point> {
  await shape.waitFor()
  const box = await shape.boundingBox()
  expect(box).not.toBeNull()
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
}
