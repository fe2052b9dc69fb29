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

/* The legacy mode leaves frames out, and takes a third of the time since it opens no page of its own for the report. The
 * only frame is the one that shows a mail, and it runs no scripts, so nothing could look into it anyway. */
function builder(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
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
