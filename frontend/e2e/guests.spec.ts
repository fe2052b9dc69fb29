/* The guest list of a caterer from the file to the table: import, undo, parties, tags, removal and restoring. */
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { addTables, draw, newEvent, signUp, table } from './account'

const samples = new URL('../../crates/import-parsers/tests/samples/', import.meta.url)
const messyList = fileURLToPath(new URL('messy-merged-dates.xlsx', samples))

type Guest = {
  firstName: string
  email: string
  rsvp: string
  party?: { name: string }
  tags: { name: string }[]
  table?: { tableNumber: number }
}

async function guestsOf(page: Page, eventId: string): Promise<Guest[]> {
  const answer = await page.request.get(`/api/events/${eventId}/guests`)
  return (await answer.json()) as Guest[]
}

/** Chooses the messy list and corrects what the import does not know. */
async function mapMessyList(page: Page): Promise<void> {
  await page.getByLabel('Guest list file').setInputFiles(messyList)
  await expect(page.getByText('1 row with text above is left out')).toBeVisible()
  await expect(page.getByText('Not imported: Column A (empty), No., RSVP date.')).toBeVisible()
  await page.getByLabel('RSVP meant by no').selectOption('Maybe')
  await page.getByRole('button', { name: 'Next' }).click()
}

async function sendToTable7(page: Page): Promise<void> {
  await page.getByLabel('Table meant by 2').selectOption({ label: 'Table 7 (8 seats)' })
  await expect(page.getByText('1 table, 2 guests')).toHaveCount(0)
}

test('a messy list is mapped, fixed, imported, undone and imported again', async ({ page }) => {
  await signUp(page.request)
  const eventId = await newEvent(page.request)
  await draw(page.request, eventId, [
    table('e2e-table-1', 'round', 1, 200, 200, 144, 144),
    table('e2e-table-7', 'round', 7, 600, 200, 144, 144),
  ])
  await page.goto(`/guest-management/import?event=${eventId}`)
  await mapMessyList(page)

  await test.step('the table that the plan does not have gets a meaning', async () => {
    await expect(page.getByText('Row 11')).toBeVisible()
    await sendToTable7(page)
  })

  const imports = async () => {
    await page.getByRole('button', { name: 'Import 5 guests' }).click()
    await expect(page.getByText('Successfully imported 5 guests').first()).toBeVisible()
    const guests = await guestsOf(page, eventId)
    const found = guests.map((guest) => `${guest.firstName} ${String(guest.table?.tableNumber)}`)
    expect(found.sort()).toEqual(['Ada 1', 'Alan 1', 'Barbara 7', 'Edsger 7', 'Grace 1'])
    expect(guests.find(({ firstName }) => firstName === 'Grace')?.rsvp).toBe('maybe')
  }
  await test.step('import', imports)

  await test.step('undo', async () => {
    await page.getByRole('button', { name: 'Undo import' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('are no longer on the list').first()).toBeVisible()
    expect(await guestsOf(page, eventId)).toEqual([])
  })

  await test.step('import again', async () => {
    await page.getByRole('button', { name: 'Import another file' }).click()
    await mapMessyList(page)
    await sendToTable7(page)
    await imports()
  })

  await test.step('a third time, all guests are known', async () => {
    await page.getByRole('button', { name: 'Import another file' }).click()
    await mapMessyList(page)
    await expect(page.getByRole('button', { name: 'Import 0 guests' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})

test('120 guests get parties and tags, and three are removed and restored', async ({ page }) => {
  await signUp(page.request)
  const eventId = await newEvent(page.request)
  await addTables(page.request, eventId)
  const rows = Array.from({ length: 120 }, (_, at) => `Guest${String(at)},${family(at)}`)
  const buffer = Buffer.from(['First name,Last name', ...rows].join('\n'))
  const guestFile = { name: 'guests.csv', mimeType: 'text/csv', buffer }
  const answer = await page.request.post('/api/guests/import-file', {
    multipart: { eventId, guestFile },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.goto(`/guest-management?event=${eventId}`)
  await expect(page.getByText('0 of 120 guests assigned')).toBeVisible()

  const firstRow = page.getByRole('table', { name: 'Guests' }).getByRole('row').nth(1)
  const selection = page.getByRole('group', { name: 'Selection' })
  for (const name of ['Stone', 'Rivers', 'Woods']) {
    await test.step(`the party ${name}`, async () => {
      await page.getByPlaceholder('Search guests...').fill(name)
      await expect(firstRow).toContainText(name)
      await selectAll(page)
      await selection.getByRole('button', { name: 'Party' }).click()
      const dialog = page.getByRole('dialog', { name: 'Party of 40 guests' })
      await dialog.getByRole('combobox').fill(`The ${name} family`)
      await page.keyboard.press('Enter')
      await dialog.getByRole('button', { name: 'Set party' }).click()
      await expect(dialog).toHaveCount(0)
    })
  }

  await test.step('a tag for all', async () => {
    await page.getByPlaceholder('Search guests...').fill('')
    // All three parties are still selected.
    await expect(page.getByText('120 selected').first()).toBeVisible()
    await selection.getByRole('button', { name: 'Tag' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tags of 120 guests' })
    await dialog.getByRole('combobox').fill('Evening')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Apply tags' }).click()
    await expect(dialog).toHaveCount(0)
    const guests = await guestsOf(page, eventId)
    expect(guests.filter(({ tags }) => tags[0]?.name === 'Evening')).toHaveLength(120)
    expect(new Set(guests.map(({ party }) => party?.name)).size).toBe(3)
  })

  await test.step('three are removed and restored', async () => {
    await page.getByRole('checkbox', { name: /^Select all/ }).uncheck()
    await page.getByPlaceholder('Search guests...').fill('Guest11')
    for (const name of ['Guest11 Woods', 'Guest110 Woods', 'Guest111 Stone']) {
      await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
    }
    await selection.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove guests' }).click()
    await expect.poll(async () => (await guestsOf(page, eventId)).length).toBe(117)
    await page.getByRole('button', { name: 'Removed guests' }).click()
    const removed = page.getByRole('dialog', { name: 'Removed Guests' })
    await removed.getByRole('checkbox', { name: 'Select all' }).check()
    await removed.getByRole('button', { name: 'Restore 3 guests' }).click()
    await expect.poll(async () => (await guestsOf(page, eventId)).length).toBe(120)
    const guests = await guestsOf(page, eventId)
    expect(guests.every(({ party, tags }) => party !== undefined && tags.length === 1)).toBe(true)
  })
})

/** Selects all rows of a list that has another selection, which it shows once its search is done. */
async function selectAll(page: Page): Promise<void> {
  const all = page.getByRole('checkbox', { name: /^Select all/ })
  await expect(all).not.toBeChecked()
  await all.check()
}

function family(at: number): string {
  return ['Stone', 'Rivers', 'Woods'][at % 3] ?? ''
}
