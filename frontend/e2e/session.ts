/* The session cookie as someone might have kept it, and what it still gives access to. */
import { expect, request, type Page } from '@playwright/test'

/** Returns the cookies of the page's context as one header. */
export async function sessionCookie(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  expect(cookies.length).toBeGreaterThan(0)
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** Returns the status of `GET /api/auth/user` for a cookie outside of any browser. */
export async function answersTo(baseURL: string, cookie: string): Promise<number> {
  const context = await request.newContext({ baseURL, extraHTTPHeaders: { cookie } })
  const answer = await context.get('/api/auth/user')
  await context.dispose()
  return answer.status()
}
