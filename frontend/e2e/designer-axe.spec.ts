/* Every panel, card, menu and dialog of the designer, in light and dark: no finding of axe. */
import { expect, test, type Page } from '@playwright/test'
import { makeEvent, newEvent, signUp } from './account'
import { findings } from './axe'
import { PlanPage } from './plan-page'

const PANELS = [
  ...['Templates', 'Objects', 'Properties', 'Images', 'Edit Tools', 'Line Measurement'],
  ...['Attendees', 'Outline', 'Layers', 'Settings'],
]

async function check(page: Page, what: string, within?: string): Promise<void> {
  expect.soft(await findings(page, within), what).toEqual([])
}

/** Checks the open panel only: the rest of the page is the same for all panels. */
async function checkPanel(page: Page, what: string): Promise<void> {
  await check(page, what, '#side-panel')
}

async function openEverything(page: Page): Promise<void> {
  const closed = page.locator('#side-panel').getByRole('button', { expanded: false })
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click()
}

test.use({ colorScheme: 'light' })

test('no panel of an empty plan has a finding', async ({ page }) => {
  await signUp(page.request)
  const plan = new PlanPage(page, await newEvent(page.request))
  await plan.open()
  for (const name of PANELS) {
    await plan.tab(name)
    await checkPanel(page, name)
  }
  await check(page, 'the whole page')
})

test('no panel has a finding while a table is selected', async ({ page }) => {
  await signUp(page.request)
  const { eventId } = await makeEvent(page.request)
  const plan = new PlanPage(page, eventId)
  await plan.open()
  await plan.fit()
  await plan.select((await plan.saved())[1]!)
  for (const name of PANELS) {
    await plan.tab(name)
    if (name === 'Properties' || name === 'Settings') await openEverything(page)
    await checkPanel(page, name)
  }
  await plan.tab('Properties')
  await plan.fill('Chairs', 'many')
  await checkPanel(page, 'a refused number')
  await plan.tab('Templates')
  await page.getByRole('button', { name: 'Set up seating in this room' }).click()
  await checkPanel(page, 'setup')
  await check(page, 'the whole page')
})

test('no card, menu or dialog has a finding', async ({ page }) => {
  await signUp(page.request)
  const { eventId } = await makeEvent(page.request)
  const plan = new PlanPage(page, eventId)
  await plan.open()
  await plan.fit()
  const table = (await plan.saved())[0]!
  await plan.select(table)
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menu').waitFor()
  await check(page, 'menu')
  await page.keyboard.press('Escape')
  for (const [tool, card] of [
    ['Repeat in rows…', 'Repeat in rows'],
    ['Move to…', /^Move /],
    ['Renumber tables…', 'Renumber tables'],
  ] as const) {
    await plan.tool(tool)
    await page.getByRole('dialog', { name: card }).waitFor()
    await check(page, tool)
    await page.keyboard.press('Escape')
  }
  for (const name of ['Snapshots', 'Upload', 'Keyboard shortcuts']) {
    await plan.press(name)
    await page.getByRole('dialog').waitFor()
    await check(page, name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await plan.select(table)
  await page.keyboard.press('Delete')
  await page.getByRole('alertdialog').waitFor()
  await check(page, 'question about guests')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Seating', exact: true }).click()
  await page.getByRole('button', { name: /Exit/ }).waitFor()
  await check(page, 'seat assignment')
})

test('no bar, menu or view around the plan has a finding', async ({ page }) => {
  await signUp(page.request)
  const { eventId } = await makeEvent(page.request)
  const plan = new PlanPage(page, eventId)
  await plan.open()
  for (const [button, opened] of [
    [/account of Nora Lind/, 'menu'],
    ['Theme', 'menu'],
    [/Switch event/, 'dialog'],
    [/^Zoom \d/, 'menu'],
    [/\d problem/, 'menu'],
  ] as const) {
    await page.getByRole('button', { name: button }).first().click()
    await page.getByRole(opened).waitFor()
    await check(page, String(button))
    await page.keyboard.press('Escape')
    await expect(page.getByRole(opened)).toHaveCount(0)
  }

  await plan.tab('Outline')
  await page.getByRole('tree').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('treeitem', { expanded: true })).toHaveCount(1)
  await check(page, 'an open table of the outline')

  await plan.press('Clear canvas')
  await page.getByRole('alertdialog').waitFor()
  await check(page, 'clear canvas')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  await check(page, 'command palette')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '3D', exact: true }).click()
  await page.getByRole('button', { name: 'Corner' }).waitFor()
  await check(page, '3D')
})

test('an empty list of problems has no finding', async ({ page }) => {
  await signUp(page.request)
  const plan = new PlanPage(page, await newEvent(page.request))
  await plan.open()
  await page.getByRole('button', { name: 'No problems' }).click()
  await page.getByRole('dialog', { name: 'Problems' }).waitFor()
  await check(page, 'no problems')
})

test('no list of events has a finding while the menu of one is open', async ({ page }) => {
  await signUp(page.request)
  await newEvent(page.request)
  for (const path of ['/events']) {
    await page.goto(path)
    const menu = page.getByRole('button', { name: /^More actions for/ }).first()
    await menu.click()
    await page.getByRole('menu').waitFor()
    await check(page, path)
  }
})
