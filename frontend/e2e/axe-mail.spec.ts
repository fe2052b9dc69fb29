/* Templates, automation, the send history, the mail server and a guest's ticket: no finding of axe. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { makeEvent, signUp } from './account'
import { findings } from './axe'

test.use({ colorScheme: 'light' })

type Row = { id: string }

async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return (await answer.json()) as T
}

async function check(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path)
  await page.getByText(text).first().waitFor()
  expect(await findings(page), path).toEqual([])
}

test('the list and the editor of templates have no finding', async ({ page }) => {
  await signUp(page.request)
  const { eventId } = await makeEvent(page.request)
  const templates = `/guest-management?event=${eventId}&tab=email-campaigns`
  const calls = `/api/events/${eventId}/email-templates`
  const [template] = await read<Row[]>(page.request, calls)
  await check(page, `${templates}&template=${template!.id}`, 'Footer, always included')
  await page.getByRole('button', { name: 'Add a button' }).click()
  await page.getByRole('group', { name: 'Button' }).waitFor()
  expect(await findings(page), 'settings of a button').toEqual([])
  await page.getByRole('radio', { name: 'Plain text' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Plain text', exact: true }).waitFor()
  expect(await findings(page), 'plain text').toEqual([])
  await page.getByRole('button', { name: 'New template' }).click()
  await page.getByRole('button', { name: 'Create template' }).waitFor()
  expect(await findings(page), 'new template').toEqual([])
})

test('automation and send history have no finding', async ({ page }) => {
  await signUp(page.request)
  const { eventId } = await makeEvent(page.request)
  const mail = `/guest-management?event=${eventId}&tab=email-campaigns&mail=`
  await check(page, `${mail}automation`, 'No email schedules configured yet.')
  await check(page, `${mail}automation&schedule=new`, 'would receive it now')
  await check(page, `${mail}history`, 'No emails sent yet.')
  const calls = `/api/events/${eventId}`
  const [template] = await read<Row[]>(page.request, `${calls}/email-templates`)
  const created = await page.request.post(`${calls}/email-schedules`, {
    data: {
      templateId: template!.id,
      triggerType: 'days_after_event',
      triggerValue: '2',
      recipientType: 'all',
    },
  })
  expect(created.status(), await created.text()).toBe(201)
  const schedule = (await created.json()) as Row
  await check(page, `${mail}automation&schedule=${schedule.id}`, 'Next run')
  const started = await page.request.post(`${calls}/send-emails`, {
    data: { templateId: template!.id, recipientType: 'all' },
  })
  expect(started.status(), await started.text()).toBe(202)
  await expect(async () => {
    const { items } = await read<{ items: Row[] }>(page.request, `${calls}/email-history`)
    expect(items).not.toEqual([])
  }).toPass()
  const { items } = await read<{ items: Row[] }>(page.request, `${calls}/email-history`)
  await check(page, `${mail}history&email=${items[0]!.id}`, 'Attempts')
  await page.getByRole('button', { name: 'Blocked addresses' }).click()
  await page.getByText('No blocked addresses').waitFor()
  expect(await findings(page), 'blocked addresses').toEqual([])
})

test('the steps of sending and the progress have no finding', async ({ page }) => {
  await signUp(page.request)
  const { eventId } = await makeEvent(page.request)
  const manager = `/guest-management?event=${eventId}&tab=email-campaigns`
  const calls = `/api/events/${eventId}`
  const [template] = await read<Row[]>(page.request, `${calls}/email-templates`)
  await check(page, `${manager}&send=${template!.id}&to=all`, 'will get it')
  await page.getByRole('button', { name: 'Change the email' }).click()
  await page.getByRole('radio', { name: 'One guest' }).check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Choose a guest.').waitFor()
  expect(await findings(page), 'a guest to choose').toEqual([])
  const planned = await page.request.post(`${calls}/send-emails`, {
    data: { templateId: template!.id, recipientType: 'all', startAt: '2027-09-01T10:00' },
  })
  expect(planned.status(), await planned.text()).toBe(202)
  const campaign = (await planned.json()) as Row
  await check(page, `${manager}&run=${campaign.id}`, 'Recipients are counted again at that time.')
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('alertdialog').waitFor()
  expect(await findings(page), 'the question before stopping').toEqual([])
  await check(page, manager, 'is planned for')
})

test('the mail server of an organisation and a ticket have no finding', async ({ page }) => {
  await signUp(page.request)
  const { eventId } = await makeEvent(page.request)
  await page.goto('/organisation')
  await page.getByRole('button', { name: 'Set up a mail server' }).click()
  await page.getByRole('button', { name: 'Save mail server' }).click()
  await page.getByText('Enter the name of the server').waitFor()
  expect(await findings(page), 'mail server').toEqual([])
  const [guest] = await read<Row[]>(page.request, `/api/events/${eventId}/guests`)
  const made = await page.request.post(`/api/guests/${guest!.id}/ticket`)
  expect(made.ok(), await made.text()).toBe(true)
  const { url } = (await made.json()) as { url: string }
  await check(page, new URL(url).pathname, 'Show this code at the entrance')
})
