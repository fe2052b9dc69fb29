/* The floor planner as a hand uses it: palette, pointer in the room, handles, toolbar. */
import { expect, type Locator, type Page } from '@playwright/test'

/** One element of the plan as the server has it. */
export type SavedElement = {
  id: string
  type: string
  x: number
  y: number
  width: number
  height: number
  rotation: number
}

type Point = { x: number; y: number }

/** The open floor planner of one event. */
export class PlanPage {
  readonly page: Page
  readonly eventId: string
  readonly region: Locator

  constructor(page: Page, eventId: string) {
    this.page = page
    this.eventId = eventId
    this.region = page.getByRole('application', { name: 'Floor plan' })
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
    const palette = this.page.getByLabel('Panels').getByRole('button', { name: 'Objects' })
    const tile = this.page.getByRole('button', { name }).first()
    if (!(await tile.isVisible())) await palette.click()
    const before = await this.items().count()
    await tile.click()
    await this.page.mouse.move(point.x, point.y)
    await this.page.mouse.click(point.x, point.y)
    await expect(this.items()).toHaveCount(before + 1)
  }

  /** The objects of the outline. */
  items(): Locator {
    return this.page.locator('[role=tree][aria-label="Plan outline"] > [role=treeitem]')
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
    const answer = await this.page.request.get(`/api/events/${this.eventId}/floor-plan`)
    const body = (await answer.json()) as { plan: { elements: SavedElement[] } }
    return body.plan.elements
  }
}

async function middle(shape: Locator): Promise<Point> {
  await shape.waitFor()
  const box = await shape.boundingBox()
  expect(box).not.toBeNull()
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
}
