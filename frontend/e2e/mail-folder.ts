/* The mail that the product of this run has written to files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

// Beside SEATWRIGHT_URL, the variable names the data folder of the running server.
const folder = join(process.env.SEATWRIGHT_E2E_DATA ?? '.', 'mail')

/** Waits for the mail to an address whose subject matches. */
export async function writtenMailTo(to: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined
  await expect
    .poll(async () => (found = await find(to, subject)), { message: `mail to ${to}` })
    .toBeDefined()
  return found!
}

async function find(to: string, subject: RegExp): Promise<Email | undefined> {
  // The first mail makes it.
  if (!existsSync(folder)) return undefined
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.eml'))) {
    const mail = await PostalMime.parse(readFileSync(join(folder, name)))
    const isTo = mail.to?.some(({ address }) => address === to) === true
    if (isTo && subject.test(mail.subject ?? '')) return mail
  }
  return undefined
}
