/* Two accounts in one browser: what waits in a tab belongs to the person who made it there. */
import { expect, test } from '@playwright/test'
import { addTables, newEvent, password, signUp } from './account'
import { PlanPage } from './plan-page'

test('an edit made after somebody else has signed in waits for the person whose plan it is', async ({
  page,
  context,
}) => {
  await signUp(page.request)
  const eventId = await newEvent(page.request)
  await addTables(page.request, eventId)
  // The feed would tell the page before the edit is made.
  await page.route('**/api/live?*', (route) => route.abort())
  const plan = new PlanPage(page, eventId)
  await plan.open()
  await plan.fit()
  await plan.select((await plan.document()).elements[0]!)
  // As in another tab: the browser has one cookie for all of them.
  await signUp(context.request)

  await plan.region.focus()
  await page.keyboard.press('ArrowRight')
  const dialog = page.getByRole('dialog', { name: 'Another account is signed in' })
  await expect(dialog).toBeVisible()
  await expect(page.getByText('1 edit kept on this device.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in again' }).click()
  await expect(dialog).toBeHidden()
  const [first] = await plan.saved()
  expect(first!.x).toBe(200 + 24)
})
