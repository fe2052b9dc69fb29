/* What axe finds on a page, or in a part of it: by all of its rules in light, and by those about colours in dark, where
 * nothing else differs. */
import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const COLOURS = ['color-contrast', 'link-in-text-block']

export async function findings(page: Page, within = 'html'): Promise<string[]> {
  await prepare(page)
  const light = await found(page, within)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await found(page, within, COLOURS)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((finding) => `in dark: ${finding}`)]
}

/* Axe stays in the page between two calls; AxeBuilder would send its half megabyte every time. Frames are left out: the
 * only one shows a mail and runs no scripts, so nothing could look into it anyway. */
async function found(page: Page, within: string, rules?: string[]): Promise<string[]> {
  await settle(page)
  const options: RunOptions = { resultTypes: ['violations'], iframes: false }
  if (rules !== undefined) options.runOnly = { type: 'rule', values: rules }
  const { violations } = await page.evaluate<AxeResults, [string, RunOptions]>(
    ([include, chosen]) => window.axe.run({ include: [include], exclude: ['iframe'] }, chosen),
    [within, options],
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}

/** Loads axe, once per document, and takes the transitions away: a change of the theme starts one in every element. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(axe.source)
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
  })
}

/** Waits for what fades in, so that no colour is measured on its way. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const running = async () => {
      // An animation begins with the frame after the change that causes it.
      await frame()
      await frame()
      return document.getAnimations().filter(({ playState }) => playState === 'running')
    }
    for (let left = await running(); left.length > 0; left = await running()) {
      await Promise.all(left.map(({ finished }) => finished.catch(() => undefined)))
    }
  })
}
