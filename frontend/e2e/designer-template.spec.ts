/* A template as a start: adjusted, kept as a snapshot, cleared with guests on its chairs, and brought back. */
import { expect, test, type Page } from '@playwright/test'
import { newEvent, seatGuests, signUp } from './account'
import { PlanPage } from './plan-page'

type Guest = { firstName: string; lastName: string; seat?: { id: string } | null }

async function guestsOf(page: Page, eventId: string): Promise<Guest[]> {
  const answer = await page.request.get(`/api/events/${eventId}/guests`)
  return (await answer.json()) as Guest[]
}

/** Who sits where, in one text per guest. */
async function seatsOf(page: Page, eventId: string): Promise<string[]> {
  const guests = await guestsOf(page, eventId)
  return guests
    .flatMap(({ firstName, lastName, seat }) =>
      seat == null ? [] : [`${firstName} ${lastName} ${seat.id}`],
    )
    .sort()
}

test('a template is adjusted, kept, cleared and restored', async ({ page }) => {
  await signUp(page.request)
  const plan = new PlanPage(page, await newEvent(page.request))
  await plan.open()

  await test.step('the template seats those whom it states', async () => {
    await plan.tab('Templates')
    await plan.panel.getByRole('button', { name: /^Wedding Reception/ }).click()
    await expect(plan.panel.getByRole('heading', { name: 'Wedding Reception' })).toBeFocused()
    await expect.poll(() => plan.counts()).toMatchObject({ Tables: 19, Chairs: 154 })
    await expect
      .poll(async () => (await plan.document()).canvas)
      .toMatchObject({ venueWidth: 60, venueHeight: 40 })
    await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible()
  })

  await test.step('Apply Configuration changes the seating and nothing else', async () => {
    const others = (await plan.saved()).filter(({ tableNumber }) => tableNumber === undefined)
    const chairs = plan.panel.getByRole('slider', { name: 'Chairs per table' })
    await chairs.fill('6')
    await chairs.press('Tab')
    await plan.fill('Number of guests', '48')
    await plan.panel.getByRole('button', { name: 'Apply Configuration' }).click()
    await expect(plan.panel.getByText('48 seats for 48 guests at 8 tables.')).toBeVisible()
    await expect.poll(() => plan.counts()).toMatchObject({ Tables: 8, Chairs: 48 })
    const now = await plan.saved()
    expect(now.filter(({ tableNumber }) => tableNumber === undefined)).toEqual(others)
  })

  await test.step('a table is moved, another one gets a chair less', async () => {
    await plan.fit()
    const [first, second] = (await plan.saved()).filter(({ type }) => type === 'round')
    const from = plan.middleOf(first!)
    await plan.drag(from, { x: from.x + 14, y: from.y + 14 })
    await expect
      .poll(async () => (await plan.saved()).find(({ id }) => id === first!.id)!.x)
      .not.toBe(first!.x)
    await plan.select(second!)
    await plan.tab('Properties')
    await plan.fill('Chairs', '5')
    await expect.poll(() => plan.counts()).toMatchObject({ Chairs: 47 })
  })

  await plan.saved()
  await seatGuests(page.request, plan.eventId)
  await page.reload()
  await plan.ready()
  await expect.poll(() => plan.counts()).toMatchObject({ Assigned: 30, Empty: 17 })
  const before = await plan.document()
  const seated = await seatsOf(page, plan.eventId)
  expect(seated).toHaveLength(30)

  await test.step('a snapshot keeps it', async () => {
    await plan.press('Snapshots')
    const dialog = page.getByRole('dialog', { name: 'Snapshots' })
    await dialog.getByLabel('Save this plan as').fill('Before dinner')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Snapshot saved as Before dinner')).toBeVisible()
    await expect(dialog.getByText(/8 tables, 47 seats/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  const question = page.getByRole('alertdialog', { name: '30 guests sit in this plan' })
  await test.step('clearing names the guests; Cancel keeps everything', async () => {
    await plan.press('Clear canvas')
    const names = (await guestsOf(page, plan.eventId)).map(({ firstName, lastName }) =>
      `${firstName} ${lastName}`.trim(),
    )
    await expect(question.getByRole('listitem')).toHaveCount(13)
    const listed = await question.getByRole('listitem').allInnerTexts()
    expect(listed.at(-1)).toBe('and 18 more guests')
    for (const line of listed.slice(0, -1)) {
      expect(
        names.some((name) => line.startsWith(name)),
        line,
      ).toBe(true)
    }
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await plan.document()).toEqual(before)
    expect(await seatsOf(page, plan.eventId)).toEqual(seated)
  })

  await test.step('agreed, the plan is empty and the guests are back on the list', async () => {
    await plan.press('Clear canvas')
    await question.getByRole('button', { name: 'Unseat and clear' }).click()
    await expect(page.getByText('This room is empty')).toBeVisible()
    await expect.poll(() => seatsOf(page, plan.eventId)).toEqual([])
    expect(await plan.saved()).toEqual([])
  })

  await test.step('undo puts plan and guests back, redo asks again', async () => {
    await plan.press('Undo')
    await expect.poll(async () => (await plan.document()).elements).toEqual(before.elements)
    await expect.poll(() => seatsOf(page, plan.eventId)).toEqual(seated)
    await plan.press('Redo')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Unseat and/ })
      .click()
    await expect.poll(() => seatsOf(page, plan.eventId)).toEqual([])
    expect(await plan.saved()).toEqual([])
  })

  await test.step('the snapshot brings back the plan as it was', async () => {
    await plan.press('Snapshots')
    await page.getByRole('button', { name: 'Load Before dinner' }).click()
    const dialog = page.getByRole('dialog', { name: 'Go back to Before dinner?' })
    await expect(dialog.getByRole('row', { name: 'Seats' })).toHaveText('Seats047')
    await dialog.getByRole('button', { name: 'Replace plan' }).click()
    await expect(page.getByText('Before dinner replaced the plan.')).toBeVisible()
    await expect.poll(async () => (await plan.document()).elements).toEqual(before.elements)
    expect((await plan.document()).canvas).toEqual(before.canvas)
    await expect.poll(() => plan.counts()).toMatchObject({ Tables: 8, Chairs: 47 })
    await expect.poll(() => seatsOf(page, plan.eventId)).toEqual(seated)
  })
})
