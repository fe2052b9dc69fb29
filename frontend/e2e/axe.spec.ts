/* Every route, signed in and out, in light and dark: no serious or critical finding of axe. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { makeEvent, signUp } from './account'

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('h1, [role=application]').first().waitFor()
  // What stands in for things still loading moves for ever; what fades in has an end.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.effect?.getComputedTiming().iterations !== Infinity),
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('the public pages have no serious finding', async ({ page }) => {
      const paths = [
        '/',
        '/landing',
        '/sign-in',
        '/sign-up',
        '/seat-lookup',
        '/seat-lookup/AAAAAA',
        '/find-seat',
        '/find-my-seat',
        '/guest-form/none',
        '/help',
        '/documentation',
        '/status',
        '/contact',
        '/privacy',
        '/terms',
        '/about',
        '/no-such-page',
      ]
      for (const path of paths) {
        await open(page, path)
        expect(await findings(page), path).toEqual([])
      }
    })

    test('the organiser’s pages have no serious finding', async ({ page }) => {
      await signUp(page.request)
      for (const path of ['/dashboard', '/events', '/guest-management']) {
        await open(page, path)
        expect(await findings(page), `${path} without events`).toEqual([])
      }
      const { eventId, code } = await makeEvent(page.request)
      const paths = [
        '/dashboard',
        '/dashboard?create=1',
        '/events',
        '/guest-management',
        `/floor-planner?event=${eventId}`,
        '/find-seat',
        '/export-plans',
        '/venue-dashboard',
        '/test-lookup',
        '/sign-out',
        `/event/${eventId}/floor-plan`,
        `/seat-lookup/${code}`,
      ]
      for (const path of paths) {
        await open(page, path)
        expect(await findings(page), path).toEqual([])
      }
    })

    test('dialogs, menus and lists have no serious finding', async ({ page }) => {
      await signUp(page.request)
      await makeEvent(page.request)
      await open(page, '/dashboard')
      await page.getByRole('tab', { name: 'All Events' }).click()
      await page.getByRole('button', { name: 'Delete Harvest dinner' }).waitFor()
      expect(await findings(page), 'all events').toEqual([])
      await page.getByRole('button', { name: 'Delete Harvest dinner' }).click()
      await page.getByRole('alertdialog').waitFor()
      expect(await findings(page), 'delete question').toEqual([])
      await open(page, '/guest-management')
      await page.getByLabel('Search guests').fill('Ana Ruiz')
      await page.getByRole('button', { name: 'Edit Ana Ruiz' }).click()
      await page.getByRole('dialog', { name: 'Edit Guest' }).waitFor()
      expect(await findings(page), 'edit guest').toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, '/events')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').waitFor()
      expect(await findings(page), 'slide-in navigation').toEqual([])
    })
  })
}
