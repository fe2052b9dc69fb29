import { chromium, devices } from '@playwright/test'
const B = 'http://127.0.0.1:8310'
export async function open({ w = 1400, h = 900, touch = false } = {}) {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const ctx = await browser.newContext({
    viewport: { width: w, height: h },
    hasTouch: touch,
    isMobile: touch,
    baseURL: B,
  })
  const page = await ctx.newPage()
  page.setDefaultTimeout(60000)
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  return { browser, page }
}
export async function signIn(page) {
  await page.goto('/login').catch(() => {})
  const r = await page.request.post('/api/auth/sign-in', {
    data: { email: 'demo@seatwright.example', password: 'seatwright-demo' },
    headers: { origin: B },
  })
  console.log('login', r.status(), (await r.text()).slice(0, 120))
}
