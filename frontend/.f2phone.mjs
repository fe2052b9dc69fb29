import { open, signIn } from './.f2shot.mjs'
const { browser, page } = await open({ w: 390, h: 844, touch: true })
for (const [n, p] of [
  ['land', '/'],
  ['signin', '/sign-in'],
  ['lookup', '/seat-lookup'],
  ['about', '/about'],
  ['contact', '/contact'],
]) {
  await page.goto(p)
  await page.waitForTimeout(3000)
  console.log(
    n,
    page.url(),
    JSON.stringify(
      await page.evaluate(() =>
        [...document.querySelectorAll('header')].map((h) => [
          h.getBoundingClientRect().height,
          h.getBoundingClientRect().width,
        ]),
      ),
    ),
  )
  await page.screenshot({ path: `/tmp/f2-${n}.png` })
}
await browser.close()
