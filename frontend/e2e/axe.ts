/* What axe finds on a page: by all of its rules in light, and by those about colours in dark, where nothing else differs. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export async function findings(page: Page): Promise<string[]> {
  const light = await found(page, builder(page))
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await found(page, builder(page).withRules(['color-contrast', 'link-in-text-block']))
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((finding) => `in dark: ${finding}`)]
}

function builder(page: Page): AxeBuilder {
  // The frame in which a mail is shown runs no scripts, so nothing can look into it.
  return new AxeBuilder({ page }).exclude('iframe')
}

async function found(page: Page, axe: AxeBuilder): Promise<string[]> {
  // What fades in has an end, and no colour is measured before it.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}
