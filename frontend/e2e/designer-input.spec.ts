/* What only a real browser shows of the plan's focus and of fingers that swipe. */
import { expect, test } from '@playwright/test'
import { openTables } from './plan-page'

test('the plan shows that it has the focus of the keyboard', async ({ page }) => {
  const plan = await openTables(page)
  const ring = plan.region.locator('[data-focus-ring]')
  await expect(ring).toBeHidden()
  await page.getByRole('toolbar', { name: 'Plan' }).getByRole('button').first().focus()
  await page.keyboard.press('F6')
  for (let step = 0; step < 4; step += 1) {
    if (await plan.region.evaluate((region) => region === document.activeElement)) break
    await page.keyboard.press('F6')
  }
  await expect(plan.region).toBeFocused()
  await expect(ring).toBeVisible()
  await expect(ring).toHaveCSS('border-top-width', '2px')
})

test.describe('a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

  test('stays in the designer when a finger swipes sideways over a tile', async ({ page }) => {
    const plan = await openTables(page)
    const address = page.url()
    // Without it Chromium goes back in the history.
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior-x', 'none')
    const tile = await page.getByRole('button', { name: 'Round table' }).first().boundingBox()
    expect(tile).not.toBeNull()
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: tile!.y + tile!.height / 2 }],
      })
    await touch('touchStart', tile!.x + 10)
    for (let x = tile!.x + 10; x < 780; x += 40) await touch('touchMove', x)
    await touch('touchEnd')
    await expect(plan.region).toBeVisible()
    expect(page.url()).toBe(address)
  })
})
