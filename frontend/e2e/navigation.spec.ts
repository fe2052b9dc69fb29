/* The header and the navigation in windows of different widths, laid out by a real browser. */
import { expect, test } from '@playwright/test'
import { signUp } from './account'

test('the header is always there, its links only in wide windows', async ({ page }) => {
  await signUp(page.request)
  await page.goto('/dashboard')
  const links = page.getByRole('navigation', { name: 'Header' })
  for (const [width, shown] of [
    [390, false],
    [768, false],
    [1400, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(links).toBeVisible({ visible: shown })
  }
})

test('below 768 px the navigation slides in over the page, and a click beside it closes it', async ({
  page,
}) => {
  await signUp(page.request)
  await page.goto('/dashboard')
  const open = page.getByRole('button', { name: 'Open menu' })
  await page.setViewportSize({ width: 768, height: 844 })
  await expect(open).toBeHidden()
  await page.setViewportSize({ width: 767, height: 844 })
  await open.click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('button', { name: 'Close menu' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.mouse.click(740, 600)
  await expect(panel).toBeHidden()
})

test('guests and organisers get the display face after the first paint', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await page.goto('/seat-lookup')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  // The script asks for it once the page is idle; nothing in the page itself does.
  expect(await (await page.request.get('/seat-lookup')).text()).not.toContain('woff2')
  await expect.poll(() => fonts.join()).toMatch(/newsreader-latin-[^/]*woff2$/)
  await signUp(page.request)
  fonts.length = 0
  await page.goto('/dashboard')
  await expect.poll(() => fonts.join()).toMatch(/newsreader-latin-[^/]*woff2$/)
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('600 24px Newsreader')))
    .toBe(true)
})
