/* Using the product without a pointer: tests only press keys and check the focus. */
import { expect, type Page } from '@playwright/test'

type Focused = { name: string; role: string }

/** What has the focus: its name as people hear it, and its role or else its tag. */
async function focused(page: Page): Promise<Focused> {
  return page.evaluate(async () => {
    // Menus move the focus in a timer after the key.
    await new Promise((resolve) => setTimeout(resolve))
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return { name: '', role: '' }
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])]
        : []
    const name =
      element.getAttribute('aria-label') ??
      (labels.length > 0 ? labels.map((label) => label.textContent).join(' ') : element.innerText)
    return {
      name: name.trim(),
      role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
    }
  })
}

async function pressUntil(page: Page, key: string, name: RegExp, role?: string): Promise<void> {
  const passed: string[] = []
  // What the server has drawn for visitors takes no focus before the application has come.
  await page.locator('#root:not([inert])').waitFor({ state: 'attached' })
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key)
    const now = await focused(page)
    if (name.test(now.name) && (role === undefined || role === now.role)) return
    passed.push(`${now.role} “${now.name.slice(0, 40)}”`)
  }
  throw new Error(`${key} never reached ${String(name)}, only ${passed.join(', ')}`)
}

/** Presses Tab until the focused control has the name (and the role); fails when it never comes. */
export async function tabTo(page: Page, name: RegExp, role?: string): Promise<void> {
  await pressUntil(page, 'Tab', name, role)
}

/** Presses Shift+Tab until the focused control has the name (and the role); fails when it never comes. */
export async function tabBackTo(page: Page, name: RegExp, role?: string): Promise<void> {
  await pressUntil(page, 'Shift+Tab', name, role)
}

/** Presses an arrow key until the focused control has the name (and the role); fails when it never comes. */
export async function arrowTo(
  page: Page,
  key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
  name: RegExp,
  role?: string,
): Promise<void> {
  await pressUntil(page, key, name, role)
}

/** Goes to a control by Tab and presses Enter. */
export async function enter(page: Page, name: RegExp, role?: string): Promise<void> {
  await tabTo(page, name, role)
  await page.keyboard.press('Enter')
}

/** Goes to a field by Tab and replaces its text. */
export async function typeOver(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Opens the menu of a button by Enter and takes an entry by arrows. */
export async function chooseFrom(page: Page, button: RegExp, entry: RegExp): Promise<void> {
  await enter(page, button, 'button')
  await expect.poll(async () => (await focused(page)).role).toBe('menuitem')
  if (!entry.test((await focused(page)).name)) await arrowTo(page, 'ArrowDown', entry)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toHaveCount(0)
}

/** Goes to the selected tab of a row and on to another one by arrows. */
export async function chooseTab(page: Page, selected: RegExp, wanted: RegExp): Promise<void> {
  await tabTo(page, selected, 'tab')
  await arrowTo(page, 'ArrowRight', wanted, 'tab')
}
