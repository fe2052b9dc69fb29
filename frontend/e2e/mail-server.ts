/* A mail server on the loopback that keeps what it receives, and a product that sends its mail there. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port'

export type MailServer = {
  port: number
  received: Email[]
  close: () => Promise<void>
}

/** Starts a server that accepts every mail. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail)
          done()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  return { port, received, close }
}

export type Product = { url: string; stop: () => Promise<void> }

/** Starts the product with an empty data folder and this mail server. */
export async function startProduct(mailPort: number): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'seatwright-mail-'))
  const built = fileURLToPath(new URL('../../target/debug/seatwright', import.meta.url))
  const address = `127.0.0.1:${String(await freePort())}`
  const options = ['--data', data, '--listen', address, '--mail-from', 'seats@seats.example']
  const product = spawn(
    process.env.SEATWRIGHT_BIN ?? built,
    ['serve', ...options, '--rate-limits', 'off'],
    {
      env: { ...process.env, SEATWRIGHT_SMTP_URL: `smtp://127.0.0.1:${String(mailPort)}` },
      stdio: 'ignore',
    },
  )
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()))
  const url = `http://${address}`
  await expect.poll(() => isReady(url)).toBe(true)
  const stop = async () => {
    product.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  return { url, stop }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

/** Waits for the mail to an address whose subject matches. */
export async function mailTo(server: MailServer, to: string, subject: RegExp): Promise<Email> {
  const matches = (mail: Email) =>
    mail.to?.some(({ address }) => address === to) === true && subject.test(mail.subject ?? '')
  // A development build writes mail slowly beside other tests.
  await expect
    .poll(() => server.received.some(matches), { message: `mail to ${to}`, timeout: 90_000 })
    .toBe(true)
  return server.received.find(matches)!
}

/** Returns the first address in the plain text of a mail that contains `part`. */
export function linkIn(mail: Email, part: string): string {
  const links = mail.text?.match(/https?:\/\/\S+/g) ?? []
  const link = links.find((link) => link.includes(part))
  expect(link, `a link with ${part} in:\n${mail.text ?? ''}`).toBeDefined()
  return link!
}

/** Returns the inline pictures of a mail. */
export function picturesOf(mail: Email): Attachment[] {
  return mail.attachments.filter(({ mimeType, contentId }) => mimeType === 'image/png' && contentId)
}
