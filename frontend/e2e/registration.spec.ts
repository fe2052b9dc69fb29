/* From the design of a form to the answers of a household that changes its mind, and to its meals in the kitchen. */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { addTables, newEvent, signUp } from './account'

const household = ['Mara', 'Nils', 'Ida', 'Ole'].map((first) => `${first} Berg`)

/** Puts the household on the list as one party, and returns its personal link. */
async function inviteHousehold(page: Page, eventId: string): Promise<string> {
  for (const name of household) {
    const [firstName, lastName] = name.split(' ')
    const data = { firstName, lastName, party: 'The Bergs' }
    const added = await page.request.post(`/api/events/${eventId}/guests`, { data })
    expect(added.status(), await added.text()).toBe(201)
  }
  const parties = await page.request.get(`/api/events/${eventId}/parties`)
  const [party] = (await parties.json()) as { id: string }[]
  const link = await page.request.post(`/api/parties/${party!.id}/link`)
  return ((await link.json()) as { url: string }).url
}

async function onAPhone(browser: Browser, url: string): Promise<Page> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await phone.newPage()
  await page.goto(url)
  return page
}

async function answer(page: Page, name: string, coming: string, meal?: string): Promise<void> {
  const card = page.getByRole('group', { name, exact: true })
  await card.getByRole('radio', { name: coming, exact: true }).check({ force: true })
  const question = card.getByRole('radiogroup', { name: /Main course/ })
  if (meal === undefined) await expect(question).toHaveCount(0)
  else await question.getByRole('radio', { name: meal }).check({ force: true })
}

test('an organiser asks for meals, and a household answers and changes its mind', async ({
  page,
  browser,
}) => {
  await signUp(page.request)
  const eventId = await newEvent(page.request)
  await addTables(page.request, eventId)

  await test.step('design a form with a meal for those who come', async () => {
    await page.goto(`/guest-management?event=${eventId}&tab=invitations`)
    await page.getByRole('button', { name: 'Add question' }).click()
    await page.getByRole('menuitem', { name: 'Select' }).click()
    const editor = page.getByRole('region', { name: /^Edit/ })
    await editor.getByLabel('Question').first().fill('Main course')
    await editor.getByRole('button', { name: 'Send to the kitchen' }).click()
    await editor.getByLabel('Options').fill('Fish\nMushroom tart')
    await editor.getByRole('switch', { name: 'Required' }).click()
    await editor.getByRole('switch', { name: /Show only if/ }).click()
    const subject = editor.getByRole('combobox', { name: 'Question' })
    await subject.selectOption({ label: 'Will you be there?' })
    await expect(editor.getByRole('checkbox', { name: 'Attending', exact: true })).toBeChecked()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Guest invitation form created successfully').first()).toBeVisible()
  })

  const phone = await onAPhone(browser, await inviteHousehold(page, eventId))
  await test.step('the household answers on a phone', async () => {
    await expect(phone.getByText(/Welcome, Mara, Nils/)).toBeVisible()
    await answer(phone, 'Mara Berg', 'Attending', 'Fish')
    await answer(phone, 'Nils Berg', 'Attending', 'Fish')
    await answer(phone, 'Ida Berg', 'Attending', 'Mushroom tart')
    await answer(phone, 'Ole Berg', 'Not attending')
    await phone.getByRole('button', { name: 'Send our answers' }).click()
    await expect(phone.getByRole('heading', { name: 'Registration Complete!' })).toBeVisible()
  })

  await test.step('it changes its mind', async () => {
    await phone.getByRole('button', { name: 'Change our answers' }).click()
    await answer(phone, 'Nils Berg', 'Attending', 'Mushroom tart')
    await answer(phone, 'Ole Berg', 'Not sure yet')
    await phone.getByRole('button', { name: 'Send our answers' }).click()
    await expect(phone.getByRole('heading', { name: 'Registration Complete!' })).toBeVisible()
    await phone.context().close()
  })

  await test.step('the organiser sees it in the list and in the charts', async () => {
    await page.goto(`/guest-management/answers?event=${eventId}`)
    await expect(page.getByText('Mushroom tart').first()).toBeVisible()
    const answers = await page.request.get(`/api/events/${eventId}/answers`)
    const { totals, questions } = (await answers.json()) as Answers
    expect(totals).toMatchObject({ attending: 3, declined: 0, maybe: 1 })
    const meals = questions.find(({ label }) => label === 'Main course')?.choices
    expect(meals).toEqual([
      { option: 'Fish', count: 1 },
      { option: 'Mushroom tart', count: 2 },
    ])
    await page.goto(`/guest-management?event=${eventId}`)
    await expect(page.getByLabel('RSVP of Ole Berg')).toHaveValue('maybe')
    await expect(page.getByLabel('RSVP of Nils Berg')).toHaveValue('attending')
  })

  await test.step('the kitchen gets the meals, on screen and in files', async () => {
    const seated = await page.request.post(`/api/events/${eventId}/auto-assign`)
    expect(seated.ok(), await seated.text()).toBe(true)
    await page.reload()
    await page.getByRole('button', { name: 'Kitchen summary' }).click()
    const coming = page.getByRole('region', { name: 'Coming' })
    const meals = coming.getByLabel('Meals', { exact: true })
    await expect(meals).toHaveText(/Mushroom tart.*2.*Fish.*1/)
    await page.getByRole('button', { name: /^Table \d.*Mushroom tart/ }).click()
    const nils = page.getByRole('listitem').filter({ hasText: 'Nils Berg' })
    await expect(nils).toContainText('Mushroom tart')
    const files = `/api/events/${eventId}/files`
    const csv = await (await page.request.get(`${files}/csv`)).text()
    const [headings = '', ...rows] = csv.split('\r\n')
    const mara = rows.find((row) => row.includes('Mara'))?.split(',') ?? []
    expect(mara[headings.split(',').indexOf('Meal')]).toBe('Fish')
    for (const kind of ['kitchen', 'place-cards']) {
      const sheet = await page.request.get(`${files}/${kind}`)
      expect(sheet.status(), await sheet.text()).toBe(200)
    }
  })
})

type Answers = {
  totals: Record<string, number>
  questions: { label: string; choices?: { option: string; count: number }[] }[]
}
