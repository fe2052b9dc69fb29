/* From a visitor to an organiser and out again: account, mail, the life of an event, and its log. */
import { expect, test, type Page } from '@playwright/test'
import { newEmail, password } from './account'
import { answersTo, sessionCookie } from './session'

async function openAccountMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /account of Nora Lind/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

async function deleteFromCards(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this event?',
  })
  await question.getByRole('button', { name: 'Delete event' }).click()
  // A message under the pointer stays, however long the rest takes.
  await page.getByText('Event has been successfully deleted').hover()
  await expect(card(page, name)).toHaveCount(0)
}

function card(page: Page, name: string) {
  return page.getByRole('link', { name, exact: true })
}

test('a visitor signs up, verifies the address, keeps an event through its whole life, and leaves', async ({
  page,
  baseURL,
}) => {
  const email = newEmail()
  let link = ''

  await test.step('the landing page leads to the sign-up page', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A seat for everyone')
    await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first().click()
    await page.waitForURL('**/sign-up')
  })

  await test.step('sign up', async () => {
    await page.getByLabel('Your name').fill('Nora Lind')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/dashboard')
    await expect(page.getByText(`Please verify ${email}`)).toBeVisible()
  })

  await test.step('read the mail in the mailbox and verify the address', async () => {
    await openAccountMenu(page, 'Mailbox')
    await expect(page.getByRole('heading', { name: 'Mailbox', level: 1 })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search mail' }).fill(email)
    await page.getByRole('link', { name: 'Confirm your email address' }).click()
    await expect(page.getByText(email, { exact: true })).toBeVisible()
    const inMail = page.getByRole('link', { name: /\/verify-email\?token=/ })
    link = (await inMail.getAttribute('href')) ?? ''
    expect(new URL(link).origin).toBe(baseURL)
    await inMail.click()
    await page.getByRole('button', { name: 'Verify my email address' }).click()
    await expect(
      page.getByRole('heading', { name: 'Your email address is verified' }),
    ).toBeVisible()
    await expect(page.getByText(`${email} now belongs to your account.`)).toBeVisible()
  })

  await test.step('the same link works once only', async () => {
    await page.goto(link)
    await page.getByRole('button', { name: 'Verify my email address' }).click()
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'No Events Found' })).toBeVisible()
    await expect(page.getByText('Please verify')).toHaveCount(0)
  })

  await test.step('create an event', async () => {
    await page.getByRole('button', { name: 'Create Event' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Create New Event' })
    await dialog.getByLabel('Event Name').fill('Harvest dinner')
    await dialog.getByLabel('Date & Time').fill('2027-09-18T18:30')
    await dialog.getByLabel('Time Zone').fill('Lisbon')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Create Event' }).click()
    await expect(page.getByText('Harvest dinner has been created successfully.')).toBeVisible()
    await expect(page.getByText('Saturday, 18 September 2027')).toBeVisible()
  })

  await test.step('edit it', async () => {
    await page.getByRole('button', { name: 'Edit Event' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Event' })
    await dialog.getByLabel('Date & Time').fill('2027-09-19T19:00')
    await dialog.getByLabel('Venue').fill('Quinta do Lago')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Your event has been updated successfully.')).toBeVisible()
    await expect(page.getByText('Sunday, 19 September 2027')).toBeVisible()
    await expect(page.getByText('Quinta do Lago')).toBeVisible()
  })

  await test.step('duplicate it', async () => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Events' })
      .click()
    await page.getByRole('button', { name: 'More actions for Harvest dinner' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Duplicate Event' })
    await expect(dialog.getByLabel('Event Name')).toHaveValue('Copy of Harvest dinner')
    await dialog.getByRole('button', { name: 'Duplicate', exact: true }).click()
    await expect(
      page.getByText('Copy of Harvest dinner has been created successfully.'),
    ).toBeVisible()
    await expect(card(page, 'Copy of Harvest dinner')).toBeVisible()
  })

  await test.step('delete it and take that back in the message', async () => {
    await deleteFromCards(page, 'Harvest dinner')
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Harvest dinner is back, with its guests')).toBeVisible()
    await expect(card(page, 'Harvest dinner')).toBeVisible()
  })

  await test.step('delete it again and restore it from the deleted ones', async () => {
    await deleteFromCards(page, 'Harvest dinner')
    await page.getByRole('tab', { name: 'Recently deleted' }).click()
    await expect(page.getByText('30 days left to restore')).toBeVisible()
    await page.getByRole('button', { name: 'Restore Harvest dinner' }).click()
    await expect(page.getByText('Harvest dinner is back, with its guests')).toBeVisible()
    await expect(page.getByText('No recently deleted events')).toBeVisible()
    await page.getByRole('tab', { name: 'Events', exact: true }).click()
  })

  await test.step('the activity log tells all of it', async () => {
    await card(page, 'Harvest dinner').click()
    await page.getByRole('button', { name: 'Show all' }).click()
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
    await page.goto('/events')
    await card(page, 'Copy of Harvest dinner').click()
    await expect(page.getByText('Nora Lind duplicated the event Harvest dinner')).toBeVisible()
  })

  await test.step('sign out; the old cookie opens nothing any more', async () => {
    const cookie = await sessionCookie(page)
    expect(await answersTo(baseURL!, cookie)).toBe(200)
    await openAccountMenu(page, 'Sign out')
    await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible()
    expect(await answersTo(baseURL!, cookie)).toBe(401)
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  })
})
