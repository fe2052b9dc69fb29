/* The life of an account and of an event by keys alone: no pointer, no filled-in fields. */
import { expect, test, type Page } from '@playwright/test'
import { makeEvent, newEmail, password, signUp } from './account'
import { chooseFrom, chooseTab, enter, tabTo, typeOver } from './keyboard'
import { answersTo, sessionCookie } from './session'

const account = /account of Nora Lind/

async function deleteFromCards(page: Page, name: string): Promise<void> {
  await enter(page, new RegExp(`^Delete ${name}$`), 'button')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  // The safe answer has the focus; the other one is next.
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await enter(page, /^Delete event$/, 'button')
  await expect(page.getByText('Event has been successfully deleted')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

test('an account and an event live their whole life by keyboard alone', async ({
  page,
  baseURL,
}) => {
  const email = newEmail()

  await test.step('sign up from the landing page', async () => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await enter(page, /^Start Free Trial$/, 'a')
    await page.waitForURL('**/sign-up')
    await page.getByLabel('Your name').waitFor()
    await enter(page, /^Create account$/)
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByText('Your name is required')).toBeVisible()
    await page.keyboard.type('Nora Lind')
    await typeOver(page, /^Email/, email)
    await typeOver(page, /^Password/, password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    await expect(page.getByText(`Please verify ${email}`)).toBeVisible()
  })

  await test.step('read the mail and verify the address', async () => {
    await chooseFrom(page, account, /^Mailbox$/)
    await page.getByRole('searchbox', { name: 'Search mail' }).waitFor()
    await typeOver(page, /^Search mail$/, email)
    await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(1)
    await enter(page, /^Confirm your email address$/, 'a')
    await page.getByRole('link', { name: /\/verify-email\?token=/ }).waitFor()
    await enter(page, /\/verify-email\?token=/, 'a')
    await page.getByRole('button', { name: 'Verify my email address' }).waitFor()
    await enter(page, /^Verify my email address$/)
    await page.getByRole('heading', { name: 'Your email address is verified' }).waitFor()
    await enter(page, /^Go to the dashboard$/)
    await page.getByRole('heading', { name: 'No Events Found' }).waitFor()
    await expect(page.getByText('Please verify')).toHaveCount(0)
  })

  await test.step('create an event', async () => {
    await enter(page, /^Create Event$/)
    const name = page.getByLabel('Event Name')
    await expect(name).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Event name is required')).toBeVisible()
    await expect(name).toBeFocused()
    await page.keyboard.type('Harvest dinner')
    await tabTo(page, /^Date & Time/)
    // Years end at 2200, so that four digits are a whole year and the hour is next.
    await page.keyboard.type('091820270630PM')
    await typeOver(page, /^Time Zone/, 'Lisbon')
    await typeOver(page, /^Venue/, 'Town hall')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Harvest dinner has been created successfully.')).toBeVisible()
    await expect(page.getByText('Saturday, 18 September 2027')).toBeVisible()
    await expect(page.getByText('Lisbon (Europe)')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Harvest dinner has been created successfully.')).toBeHidden()
  })

  await test.step('edit it', async () => {
    await enter(page, /^Edit Event$/)
    await expect(page.getByLabel('Event Name')).toBeFocused()
    await tabTo(page, /^Date & Time/)
    await page.keyboard.type('091920270700PM')
    await typeOver(page, /^Venue/, 'Quinta do Lago')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your event has been updated successfully.')).toBeVisible()
    await expect(page.getByText('Sunday, 19 September 2027')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit Event' })).toBeFocused()
  })

  await test.step('duplicate it', async () => {
    await enter(page, /^Events$/, 'a')
    await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor()
    await chooseFrom(page, /^More actions for Harvest dinner$/, /^Duplicate$/)
    await expect(page.getByLabel('Event Name')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(
      page.getByText('Copy of Harvest dinner has been created successfully.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Copy of Harvest dinner' }).waitFor()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('delete it and take that back in the message', async () => {
    await deleteFromCards(page, 'Harvest dinner')
    // The pointer only keeps the message, which a busy machine cannot reach by Tab within its five seconds.
    await page.getByText('Event has been successfully deleted').hover()
    await enter(page, /^Undo$/, 'button')
    await page.mouse.move(0, 0)
    await expect(page.getByText('Harvest dinner is back, with its guests')).toBeVisible()
    await page.getByRole('link', { name: 'Harvest dinner', exact: true }).waitFor()
  })

  await test.step('delete it again and restore it from the deleted ones', async () => {
    await deleteFromCards(page, 'Harvest dinner')
    await chooseTab(page, /^Events$/, /^Recently deleted$/)
    await page.getByText('30 days left to restore').waitFor()
    await enter(page, /^Restore Harvest dinner$/)
    await expect(page.getByText('Harvest dinner is back, with its guests')).toBeVisible()
    await expect(page.getByText('No recently deleted events')).toBeVisible()
    await chooseTab(page, /^Recently deleted$/, /^Events$/)
  })

  await test.step('the activity log tells all of it', async () => {
    await enter(page, /^Harvest dinner$/, 'a')
    await page.getByRole('button', { name: 'Show all' }).waitFor()
    await enter(page, /^Show all$/)
    const log = page.getByRole('dialog', { name: 'Activity' })
    await expect(log.getByRole('listitem').locator('p')).toHaveText([
      'Nora Lind restored the event',
      'Nora Lind deleted the event',
      'Nora Lind restored the event',
      'Nora Lind deleted the event',
      'Nora Lind changed the date and the venue',
      'Nora Lind created the event',
    ])
    await page.keyboard.press('Escape')
    await expect(log).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Show all' })).toBeFocused()
  })

  await test.step('sign out; the old cookie opens nothing any more', async () => {
    const cookie = await sessionCookie(page)
    expect(await answersTo(baseURL!, cookie)).toBe(200)
    await chooseFrom(page, account, /^Sign out$/)
    await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible()
    expect(await answersTo(baseURL!, cookie)).toBe(401)
  })
})

test('a deep link is opened after signing in by keyboard, and an unchanged event keeps its bytes', async ({
  page,
}) => {
  const email = await signUp(page.request)
  const { eventId } = await makeEvent(page.request)
  await page.context().clearCookies()
  const deep = `/dashboard?event=${eventId}`
  await page.goto(deep)
  await page.waitForURL((url) => url.pathname === '/sign-in')
  expect(new URL(page.url()).searchParams.get('return')).toBe(deep)
  await page.getByLabel('Email').waitFor()
  await typeOver(page, /^Email/, email)
  await typeOver(page, /^Password/, password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname + url.search === deep)
  // The answers that came before signing in are not taken for this person's.
  await expect(page.getByRole('button', { name: 'Event: Harvest dinner' })).toBeVisible()
  await expect(page.getByText('You were signed out')).toHaveCount(0)

  const address = `/api/events/${eventId}`
  const before = await (await page.request.get(address)).text()
  await page.getByRole('button', { name: 'Edit Event' }).waitFor()
  await enter(page, /^Edit Event$/)
  await expect(page.getByLabel('Event Name')).toBeFocused()
  await enter(page, /^Save Changes$/)
  await expect(page.getByText('Your event has been updated successfully.')).toBeVisible()
  expect(await (await page.request.get(address)).text()).toBe(before)
})

test('the skip link leads past the navigation', async ({ page }) => {
  await signUp(page.request)
  await page.goto('/events')
  await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Import Event' })).toBeFocused()
})
