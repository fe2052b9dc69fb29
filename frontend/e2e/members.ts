/* Other members of an organisation, each in a browser of their own. */
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { newEmail, password } from './account'
import { writtenMailTo } from './mail-folder'
import { linkIn } from './mail-server'

/** Opens the browser of a member who has accepted an invitation of the owner. */
export async function anotherMember(
  browser: Browser,
  owner: APIRequestContext,
  role: 'planner' | 'viewer',
): Promise<Page> {
  const { email: ownEmail } = (await (await owner.get('/api/auth/user')).json()) as {
    email: string
  }
  await post(owner, '/api/auth/verify-email', { token: await tokenTo(ownEmail, 'verify-email') })
  const email = newEmail()
  await post(owner, '/api/organisation/invitations', { email, role })
  const { baseURL } = test.info().project.use
  const context = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' })
  const invitation = await tokenTo(email, 'accept-invitation')
  await post(context.request, '/api/auth/sign-up', {
    ...{ email, password, name: 'Ana Weber', invitation },
  })
  return context.newPage()
}

async function post(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await request.post(path, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Returns the token of the link to a page in the mail to an address. */
async function tokenTo(email: string, page: string): Promise<string> {
  const subject = page === 'verify-email' ? /./ : /invites you/
  const link = linkIn(await writtenMailTo(email, subject), page)
  return new URL(link).searchParams.get('token')!
}
