/* Exporting: files are chosen, previewed, saved, listed and saved again, and an event comes back from its file. */
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { makeEvent, signUp } from './account'
import { findings } from './axe'

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

test('each card gives its file, and the history lists them', async ({ page }) => {
  await signUp(page.request)
  const { eventId, code } = await makeEvent(page.request)
  await page.goto('/export-plans')

  await test.step('the preview shows the pages of the file', async () => {
    await expect(page.getByText(/^page 1 of \d+, A4$/)).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    const drawn = page.getByRole('img', { name: /^Page 2 of/ })
    await expect(drawn).toBeVisible()
    await expect
      .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await findings(page)).toEqual([])
  })

  await test.step('PDF', async () => {
    await page.getByRole('radio', { name: 'Place cards' }).check()
    // The message goes after five seconds, which reading the file can take on a busy machine.
    const [{ name, bytes }] = await Promise.all([
      saved(page, 'Export PDF'),
      expect(page.getByText('Export Complete')).toBeVisible(),
    ])
    expect(name).toBe(`place-cards-${eventId}.pdf`)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('CSV, without contact details', async () => {
    await page.getByRole('radio', { name: 'CSV', exact: true }).check()
    const { name, bytes } = await saved(page, 'Export CSV')
    expect(name).toBe(`guests-${eventId}.csv`)
    expect(bytes.toString()).toContain(code)
    expect(bytes.toString()).not.toContain('@')
  })

  const file = await test.step('JSON', async () => {
    await page.getByRole('radio', { name: 'JSON', exact: true }).check()
    const { bytes } = await saved(page, 'Export JSON')
    return bytes
  })

  await test.step('each file is listed and can be downloaded again', async () => {
    const rows = page.getByRole('listitem').filter({ hasText: 'Export again' })
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(0)).toContainText('Event')
    await expect(rows.nth(1)).toContainText('Guest list')
    await expect(rows.nth(2)).toContainText('Place cards')
    const downloading = page.waitForEvent('download')
    await rows
      .nth(0)
      .getByRole('link', { name: /^Download/ })
      .click()
    const again = await downloading
    expect(readFileSync(await again.path())).toEqual(file)
  })

  await test.step('a card that changes is offered for reprint with the reason', async () => {
    const guests = (await (await page.request.get(`/api/events/${eventId}/guests`)).json()) as {
      id: string
      firstName: string
      seat?: object | null
    }[]
    const guest = guests.find(({ seat }) => seat != null)!
    const changed = await page.request.patch(`/api/guests/${guest.id}`, {
      data: { firstName: 'Renamed' },
    })
    expect(changed.ok()).toBe(true)
    await page.reload()
    await expect(page.getByText('1 place card changed since the last print')).toBeVisible()
    await expect(page.getByText(/^Renamed .*\(name\)$/)).toBeVisible()
    const { bytes } = await saved(page, 'Print only this one')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await expect(page.getByText('1 place card changed since the last print')).toBeHidden()
  })

  await test.step('the event comes back from its file', async () => {
    await page.goto('/events')
    await page.getByRole('button', { name: 'Import Event' }).click()
    await page
      .getByLabel('Event file')
      .setInputFiles({ name: 'event.json', mimeType: 'application/json', buffer: file })
    await expect(page.getByText('Event Imported')).toBeVisible()
    const events = (await (await page.request.get('/api/events')).json()) as {
      assignedSeats: number
    }[]
    expect(events.map(({ assignedSeats }) => assignedSeats)).toEqual([16, 16])
  })
})
