/*
 * Drawings that try to run scripts or to send requests. What the server keeps of them does neither: not in the
 * designer, not as a part of a page, not opened by itself. A stage without any policy shows them beside the original
 * drawings, most of which do, which proves that this test can detect it.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, type APIRequestContext, type Frame, type Page } from '@playwright/test'
import { draw, newEvent, signUp } from './account'
import { PlanPage } from './plan-page'

type Hostile = {
  class: string
  name: string
  svg?: string
  base64?: string
  outcome: string
  acts?: boolean
}

const list = new URL('../../crates/pictures/src/svg/tests/hostile.json', import.meta.url)
const hostile = JSON.parse(readFileSync(fileURLToPath(list), 'utf8')) as Hostile[]

const title = (drawing: Hostile) => `${drawing.class}, ${drawing.name}`

function bytes({ svg, base64 }: Hostile): Buffer {
  return svg === undefined ? Buffer.from(base64 ?? '', 'base64') : Buffer.from(svg)
}

/** How many uploads are under way at once. */
const AT_ONCE = 6

/** Uploads all drawings and returns the addresses of those of which something was kept; equal ones are one picture. */
async function upload(request: APIRequestContext): Promise<string[]> {
  const kept = new Set<string>()
  const one = async (drawing: Hostile) => {
    const file = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: bytes(drawing) }
    const answer = await request.post('/api/images', { multipart: { file } })
    const body = (await answer.json()) as { url?: string; details?: { reason: string } }
    expect(body.details?.reason ?? 'kept', title(drawing)).toBe(drawing.outcome)
    if (body.url !== undefined) kept.add(body.url)
  }
  for (let at = 0; at < hostile.length; at += AT_ONCE) {
    await Promise.all(hostile.slice(at, at + AT_ONCE).map(one))
  }
  return [...kept]
}

/** One drawing of each class that does its harm in this browser when nothing prevents it. */
function acting(): Hostile[] {
  const first = new Map<string, Hostile>()
  for (const drawing of hostile) {
    if (drawing.acts === true && !first.has(drawing.class)) first.set(drawing.class, drawing)
  }
  return [...first.values()]
}

const STAGE = 'http://stage.example'
const WAYS = ['inline', 'direct'] as const

/** A page of frames, each with one drawing; it notes in which frames a script ran and which asked for more than itself. */
class Stage {
  readonly ran = new Set<string>()
  readonly asked = new Set<string>()
  readonly #page: Page
  readonly #drawings = new Map<string, Buffer>()

  constructor(page: Page) {
    this.#page = page
  }

  add(name: string, drawing: Buffer): void {
    for (const way of WAYS) this.#drawings.set(`${way}: ${name}`, drawing)
  }

  async show(): Promise<void> {
    // What the drawings call; `frame` is where the call came from.
    await this.#page.exposeBinding('alert', ({ frame }) => {
      this.ran.add(nameOf(frame))
    })
    await this.#page.route('**/*', async (route) => {
      const request = route.request()
      const name = decodeURIComponent(request.url().slice(STAGE.length + 1))
      const drawing = this.#drawings.get(name)
      if (name === '') return route.fulfill({ contentType: 'text/html', body: this.#frames() })
      if (drawing === undefined) {
        this.asked.add(nameOf(request.frame()))
        return route.abort()
      }
      if (name.startsWith('direct')) {
        return route.fulfill({ contentType: 'image/svg+xml', body: drawing })
      }
      const body = Buffer.concat([Buffer.from('<!doctype html><body>'), drawing])
      return route.fulfill({ contentType: 'text/html', body })
    })
    await this.#page.goto(STAGE)
    await this.#page.evaluate(stir)
  }

  /** Frames that can do everything but lead the page itself away. */
  #frames(): string {
    const may = 'allow-scripts allow-same-origin allow-forms allow-modals'
    const frame = (name: string) =>
      `<iframe name="${name}" src="/${encodeURIComponent(name)}" sandbox="${may}"></iframe>`
    return `<!doctype html>${[...this.#drawings.keys()].map(frame).join('')}`
  }
}

/** The name of the stage's frame in which a frame lies. */
function nameOf(frame: Frame): string {
  const parent = frame.parentFrame()
  if (parent === null) return 'the stage'
  return parent.parentFrame() === null ? frame.name() : nameOf(parent)
}

/**
 * Runs in the browser: has each page parsed again from its own serialisation, then triggers every event of each
 * element.
 */
function stir(): void {
  const stirOne = (shown: Document) => {
    for (const element of shown.querySelectorAll('*')) {
      const names = ['onfocusin', 'onactivate']
      for (const name in element) if (name.startsWith('on')) names.push(name)
      for (const name of names) {
        element.dispatchEvent(new MouseEvent(name.slice(2), { bubbles: true, cancelable: true }))
      }
    }
  }
  for (const frame of document.querySelectorAll('iframe')) {
    const shown = frame.contentDocument
    if (shown === null) continue
    const { innerHTML } = shown.body ?? {}
    if (innerHTML !== undefined) shown.body.innerHTML = innerHTML
    stirOne(shown)
  }
}

test('no hostile drawing runs a script or asks for anything, in a page and opened by itself', async ({
  page,
  context,
  baseURL,
}) => {
  expect(hostile.length).toBeGreaterThan(250)
  await signUp(page.request)
  const kept = await upload(page.request)
  expect(kept.length).toBeGreaterThan(15)

  await test.step('on a stage without a policy', async () => {
    const stage = new Stage(await context.newPage())
    for (const url of kept) stage.add(`kept ${url}`, await (await page.request.get(url)).body())
    const raw = acting().map((drawing) => [`raw ${title(drawing)}`, drawing] as const)
    expect(raw).toHaveLength(11)
    for (const [name, drawing] of raw) stage.add(name, bytes(drawing))
    await stage.show()
    const seen = () => new Set([...stage.ran, ...stage.asked])
    const unseen = () => raw.filter(([name]) => !WAYS.some((way) => seen().has(`${way}: ${name}`)))
    await expect.poll(unseen).toEqual([])
    expect([...seen()].filter((name) => !name.includes('raw'))).toEqual([])
  })

  const ran: string[] = []
  await page.exposeFunction('alert', () => ran.push(page.url()))

  await test.step('opened by itself it is a file to keep', async () => {
    for (const url of kept) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.goto(url).catch(() => null),
      ])
      expect(file.suggestedFilename()).toMatch(/^picture-.*\.svg$/)
      await file.cancel()
    }
    expect(ran).toEqual([])
  })

  await test.step('on a plan', async () => {
    const eventId = await newEvent(page.request)
    const element = (imageUrl: string, at: number) => ({
      ...{ id: `e2e-${String(at)}`, type: 'vector-image', label: '', rotation: 0, zIndex: at },
      ...{
        x: 48 + (at % 8) * 96,
        y: 48 + Math.floor(at / 8) * 96,
        width: 72,
        height: 72,
        imageUrl,
      },
    })
    await draw(page.request, eventId, kept.map(element))
    const shown = new Set<string>()
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { origin, pathname, protocol } = new URL(request.url())
      shown.add(pathname)
      if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url())
    })
    await new PlanPage(page, eventId).open()
    await expect.poll(() => kept.filter((url) => !shown.has(url))).toEqual([])
    expect(ran).toEqual([])
    expect(elsewhere).toEqual([])
  })
})
