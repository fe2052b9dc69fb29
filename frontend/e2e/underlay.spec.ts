/*
 * Pictures on a plan: a drawing of a hall is brought to scale and traced from, a drawing of the library is placed.
 * `hall-30ft.png` is 760 pixels wide; its red wall is 600 pixels, from 80 to 680, and represents 30 ft.
 */
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { makeEvent, signUp } from './account'
import { findings } from './axe'
import { PlanPage } from './plan-page'

const hall = fileURLToPath(new URL('./fixtures/hall-30ft.png', import.meta.url))
const WALL_SHARE = 600 / 760
const UNITS_PER_FOOT = 24

type Picture = { id: string; type: string; svgContent?: string; imageUrl?: string; name?: string }
type Underlay = { imageUrl: string; x: number; width: number; height: number }
type Saved = { underlay?: Underlay; elements: Picture[] }

async function open(page: Page): Promise<{ plan: PlanPage; eventId: string }> {
  await signUp(page.request)
  const { eventId } = await makeEvent(page.request)
  await page.goto(`/floor-planner?event=${eventId}`)
  const plan = new PlanPage(page, eventId)
  await plan.ready()
  return { plan, eventId }
}

/** The plan as the server has it. */
async function saved(page: Page, eventId: string): Promise<Saved> {
  const answer = await page.request.get(`/api/events/${eventId}/floor-plan`)
  return ((await answer.json()) as { plan: Saved }).plan
}

async function openImages(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Images' }).click()
  await page.getByRole('searchbox', { name: 'Search images' }).waitFor()
}

/** The ends of what is red on the plan, in page coordinates, as an eye finds them. */
async function redWall(page: Page): Promise<{ left: number; right: number; y: number }> {
  const find = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('#plan-region canvas')!
      const { width, height } = canvas
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
      let [left, right, top, bottom] = [width, -1, height, -1]
      for (let at = 0; at < data.length; at += 4) {
        if (data[at]! - data[at + 1]! < 50) continue
        const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
        left = Math.min(left, x)
        right = Math.max(right, x + 1)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y + 1)
      }
      const box = canvas.getBoundingClientRect()
      const ratio = box.width / width
      return {
        left: box.left + left * ratio,
        right: box.left + right * ratio,
        y: box.top + ((top + bottom) / 2) * ratio,
      }
    })
  await expect.poll(async () => (await find()).right).toBeGreaterThan(0)
  return find()
}

test('a known wall brings the tracing picture to scale, and undo takes it back', async ({
  page,
}) => {
  const { plan, eventId } = await open(page)
  const wall = async () => ((await saved(page, eventId)).underlay?.width ?? 0) * WALL_SHARE
  await openImages(page)

  await test.step('upload', async () => {
    await page.getByLabel('Tracing picture file').setInputFiles(hall)
    await expect(page.getByRole('button', { name: 'Calibrate' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^hall-30ft/ })).toBeVisible()
    await expect.poll(wall).toBeGreaterThan(0)
  })
  const before = await wall()
  expect(before).not.toBeCloseTo(30 * UNITS_PER_FOOT, 0)

  await test.step('two clicks and a length', async () => {
    const { left, right, y } = await redWall(page)
    await page.getByRole('button', { name: 'Calibrate' }).click()
    await expect(page.getByRole('dialog', { name: 'Step 1 of 3: one end' })).toBeVisible()
    await page.mouse.click(left, y)
    await expect(page.getByRole('dialog', { name: 'Step 2 of 3: the other end' })).toBeVisible()
    await page.mouse.click(right, y)
    await expect(page.getByRole('textbox', { name: 'True length' })).toBeFocused()
    expect(await findings(page)).toEqual([])
    await page.keyboard.type('30 ft')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  const exact = 30 * UNITS_PER_FOOT
  await expect.poll(wall).not.toBe(before)
  expect(Math.abs((await wall()) / exact - 1)).toBeLessThan(0.005)
  const after = await wall()

  await test.step('undo and redo', async () => {
    await plan.region.focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByText('Undid: Calibrate tracing picture')).toBeVisible()
    await expect.poll(wall).toBe(before)
    await page.keyboard.press('ControlOrMeta+y')
    await expect.poll(wall).toBe(after)
  })

  await test.step('by keyboard, and given up', async () => {
    await page.getByRole('button', { name: 'Calibrate' }).focus()
    await page.keyboard.press('Enter')
    await expect(plan.region).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('The line is now 10 ft long on the plan.', { exact: false }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await wall()).toBe(after)
  })
})

test('a drawing of the library is placed, saved and there after a reload', async ({ page }) => {
  const { plan, eventId } = await open(page)
  const pictures = async () =>
    (await saved(page, eventId)).elements.filter(({ type }) => type === 'vector-image')
  await openImages(page)
  await page.getByRole('searchbox', { name: 'Search images' }).fill('palm tree')
  const tile = page.getByRole('button', { name: /^Palm tree/ })
  await tile.waitFor()
  expect(await findings(page)).toEqual([])
  await tile.click()
  const place = await plan.at(0.5, 0.7)
  await page.mouse.move(place.x, place.y)
  await page.mouse.click(place.x, place.y)
  await expect.poll(async () => (await pictures()).length).toBe(1)
  expect((await pictures())[0]?.svgContent).toContain('<svg')

  await test.step('a second one by dragging', async () => {
    const to = await plan.region.boundingBox()
    await tile.dragTo(plan.region, {
      targetPosition: { x: to!.width * 0.3, y: to!.height * 0.75 },
    })
    await expect.poll(async () => (await pictures()).length).toBe(2)
  })

  await page.reload()
  await plan.ready()
  await expect(plan.items().filter({ hasText: 'Palm tree' })).toHaveCount(2)
  expect(await pictures()).toHaveLength(2)
})

test('words that find nothing are repeated, and a file that is no picture is refused', async ({
  page,
}) => {
  await open(page)
  await openImages(page)
  await page.getByRole('searchbox', { name: 'Search images' }).fill('xqzzy')
  await expect(page.getByRole('heading', { name: 'No images found for “xqzzy”' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByLabel('Picture files').setInputFiles({
    ...{ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') },
  })
  await expect(page.getByText('Please upload SVG, PNG, JPG, or GIF files only')).toBeVisible()
  // By name and type it is a picture, by its bytes it is not: the server says so.
  await page.getByLabel('Picture files').setInputFiles({
    ...{ name: 'list.png', mimeType: 'image/png', buffer: Buffer.from('a,b') },
  })
  await expect(page.getByText('Please upload SVG, PNG, JPG, or GIF files only')).toHaveCount(2)
})

test('pictures of other hosts are not fetched, and nothing breaks', async ({ page }) => {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  const asked: string[] = []
  // What the policy of the page refuses never gets as far as this.
  await page.route('https://**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await signUp(page.request)
  const { eventId } = await makeEvent(page.request)
  const elsewhere = 'https://pictures.example.org/hall.png'
  const added = await page.request.post(`/api/events/${eventId}/floor-plan/commands`, {
    data: {
      ...{ baseRevision: 1, commandId: 'e2e-command-000000002', unseat: [] },
      commands: [
        {
          kind: 'add',
          elements: [
            {
              element: {
                ...{ id: 'e2e-far', type: 'vector-image', label: '', rotation: 0, zIndex: 100 },
                ...{ x: 240, y: 480, width: 240, height: 120, imageUrl: elsewhere },
              },
            },
          ],
        },
        {
          kind: 'canvas',
          set: {
            underlay: {
              ...{ imageUrl: elsewhere, x: 0, y: 0, width: 1200, height: 960 },
              ...{ rotation: 0, opacity: 0.5, visible: true },
            },
          },
        },
      ],
    },
  })
  expect(added.ok(), await added.text()).toBe(true)
  await page.goto(`/floor-planner?event=${eventId}`)
  const plan = new PlanPage(page, eventId)
  await plan.ready()
  await openImages(page)
  await expect(page.getByRole('button', { name: 'Calibrate' })).toBeVisible()
  await expect(plan.items()).toHaveCount(3)
  expect(failures).toEqual([])
  expect(asked).toEqual([])
})
