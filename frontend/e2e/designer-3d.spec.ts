/* The room in three dimensions: it opens, turns, takes clicks, and says so where it cannot be drawn. */
import { expect, test, type Page } from '@playwright/test'
import { draw, newEvent, signUp } from './account'
import { PlanPage } from './plan-page'

// Software draws what no graphics card is there for, so there are few pixels to draw.
test.use({
  viewport: { width: 1024, height: 640 },
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
})

/** The middle of a room of 50 by 40 ft. */
const MIDDLE = { x: 600, y: 480 }

/** A plan with a table in the middle of the room and a stage at its wall, opened in the designer. */
async function opened(page: Page): Promise<PlanPage> {
  await signUp(page.request)
  const eventId = await newEvent(page.request)
  await draw(page.request, eventId, [
    {
      ...{ id: 'e2e-table', type: 'round', label: 'Table 1', tableNumber: 1, chairs: 8 },
      ...{ x: MIDDLE.x - 72, y: MIDDLE.y - 72, width: 144, height: 144 },
    },
    {
      ...{ id: 'e2e-stage', type: 'stage', label: 'Stage' },
      ...{ x: 400, y: 24, width: 400, height: 160 },
    },
  ])
  const plan = new PlanPage(page, eventId)
  await plan.open()
  return plan
}

async function show(page: Page, mode: '2D' | '3D'): Promise<void> {
  await page
    .getByRole('group', { name: 'Drawing or 3D view' })
    .getByRole('button', { name: mode })
    .click()
}

function space(page: Page) {
  return page.getByRole('application', { name: 'Floor plan in 3D' })
}

/** Does something that turns the room, and waits until the picture is another one. */
async function turned(page: Page, how: () => Promise<void>): Promise<void> {
  const before = await space(page).screenshot()
  await how()
  await expect.poll(async () => (await space(page).screenshot()).equals(before)).toBe(false)
}

test('the room opens, turns and selects', async ({ page }) => {
  const plan = await opened(page)
  await show(page, '3D')
  const region = space(page)
  await expect(page.getByRole('toolbar', { name: 'Look from' })).toBeVisible()

  await test.step('it is drawn, not a blank', async () => {
    await expect.poll(() => coloursOf(page)).toBeGreaterThan(50)
  })

  await test.step('keys turn, shift and zoom it; Home comes back', async () => {
    await region.focus()
    // A first key brings the focus ring, which every later picture has.
    await page.keyboard.press('Home')
    const home = await region.screenshot()
    for (const key of ['ArrowLeft', 'ArrowUp', 'Shift+ArrowRight', '+']) {
      await turned(page, () => page.keyboard.press(key))
    }
    await page.keyboard.press('Home')
    await expect.poll(async () => (await region.screenshot()).equals(home)).toBe(true)
  })

  const box = (await region.boundingBox())!
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await test.step('the pointer turns it', async () => {
    await turned(page, () => plan.drag(middle, { x: middle.x + 160, y: middle.y + 40 }))
  })

  await test.step('a click selects, in the drawing too', async () => {
    await page.getByRole('button', { name: 'Top', exact: true }).click()
    await page.mouse.click(middle.x, middle.y)
    await expect(plan.selected()).toHaveAccessibleName(/^Table 1,/)
    await expect(plan.panel.getByRole('heading', { name: 'Table 1' })).toBeVisible()
    await region.focus()
    await page.keyboard.press('3')
    await expect(plan.region).toBeVisible()
    await expect(plan.selected()).toHaveAccessibleName(/^Table 1,/)
    await expect(plan.region.locator('svg circle').first()).toBeAttached()
  })

  await test.step('an edit is seen in the room', async () => {
    await show(page, '3D')
    await page.getByRole('button', { name: 'Top', exact: true }).click()
    await turned(page, () => plan.fill('Width', '12 ft'))
  })
})

test('when the graphics card stops, the room can be asked for again', async ({ page }) => {
  await opened(page)
  await show(page, '3D')
  await expect(page.getByRole('toolbar', { name: 'Look from' })).toBeVisible()
  await space(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    })
  await expect(page.getByText('Nothing of the plan is lost.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(50)
})

test('without WebGL the view says so and leads back to the drawing', async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest
    ) {
      return kind.startsWith('webgl') ? null : real.call(this, kind, ...rest)
    } as typeof real
  })
  const plan = await opened(page)
  await show(page, '3D')
  await expect(page.getByRole('heading', { name: 'No 3D view here' })).toBeVisible()
  await expect(page.getByText(/^3D needs WebGL, which this browser does not offer/)).toBeVisible()
  await page.getByRole('button', { name: 'Back to 2D' }).click()
  await expect(plan.region).toBeVisible()
  await expect(plan.items()).toHaveCount(2)
})

/** How many colours the picture of the room has, read back from its own screenshot. */
async function coloursOf(page: Page): Promise<number> {
  const png = (await space(page).screenshot()).toString('base64')
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data: bytes } = context.getImageData(0, 0, image.width, image.height)
    const seen = new Set<number>()
    for (let at = 0; at < bytes.length; at += 4 * 97) {
      seen.add((bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!)
    }
    return seen.size
  }, png)
}
