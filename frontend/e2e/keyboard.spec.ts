/* Signing up and creating an event without a pointer. */
import { expect, test } from '@playwright/test'
import { newEmail, password } from './account'
import { tabTo } from './keyboard'

test('an account and an event are made by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await tabTo(page, /^Start Free Trial$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sign-up')
  await tabTo(page, /^Create account$/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByText('Your name is required')).toBeVisible()
  await page.keyboard.type('Nora Lind')
  await tabTo(page, /^E-mail/)
  await page.keyboard.type(newEmail())
  await tabTo(page, /^Password/)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')

  await page.getByRole('heading', { name: 'No Events Found' }).waitFor()
  await tabTo(page, /^Create Event$/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Create New Event' })
  await dialog.waitFor()
  await page.getByLabel('Event Name').focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Event name is required')).toBeVisible()
  await expect(page.getByLabel('Event Name')).toBeFocused()
  await page.keyboard.type('Keyboard gala')
  await tabTo(page, /^Date & Time/)
  // Years end at 2200, so that four digits are a whole year and the hour is next.
  await page.keyboard.type('061220270300PM')
  await tabTo(page, /^Venue/)
  await page.keyboard.type('Town hall')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Event Created')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Keyboard gala' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Event Created')).toBeHidden()
})

test('the skip link leads past the navigation', async ({ page }) => {
  const answer = await page.request.post('/api/auth/sign-up', {
    data: { email: newEmail(), password, name: 'Nora Lind' },
  })
  expect(answer.ok()).toBe(true)
  await page.goto('/events')
  await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Create Event' })).toBeFocused()
})
