/*
 * The pictures of the landing page: five screens of the product with the demo data, light and dark, as WebP files of at most
 * 60 KB beside the page's sources. BASE is a running server with the demo, CHROMIUM the browser.
 */
import { createRequire } from 'node:module';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client, expectStatus } from '../load/client.mjs';

const { chromium } = createRequire(new URL('../../frontend/package.json', import.meta.url))('@playwright/test');
const { BASE, CHROMIUM } = process.env;
const DEMO = { email: 'demo@seatwright.example', password: 'seatwright-demo' };
const out = fileURLToPath(new URL('../../frontend/src/features/landing/pictures/', import.meta.url));
const MOST_BYTES = 60 * 1024;

const client = new Client(BASE);
expectStatus(await client.post('/api/auth/sign-in', DEMO), 200);
const events = expectStatus(await client.get('/api/events'), 200);
const event = events.reduce((one, other) => (other.guestCount > one.guestCount ? other : one));
await client.post(`/api/events/${event.id}/auto-assign`);
const guests = expectStatus(await client.get(`/api/events/${event.id}/guests`), 200);
const { lookupCode } = guests.find((guest) => guest.lastName === 'Dubois' && guest.seat) ?? guests.find((guest) => guest.seat);

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 624 };
const screens = [
  { name: 'designer', path: `/floor-planner?event=${event.id}`, size: desk },
  { name: 'seating', path: `/floor-planner?event=${event.id}&seating=1`, size: desk, prepare: loosened },
  { name: 'room', path: `/floor-planner?event=${event.id}`, size: desk, prepare: (page) => page.getByRole('button', { name: /^3D/ }).first().click() },
  { name: 'guests', path: `/guest-management?event=${event.id}`, size: desk, prepare: (page) => typed(page, 'an') },
  { name: 'finder', path: `/seat-lookup/${lookupCode}`, size: phone, visitor: true },
];

/** Lets go of the field that has the focus. */
async function loosened(page) {
  await page.evaluate(() => document.activeElement?.blur());
}

/** Searches the list, and lets go of the field. */
async function typed(page, text) {
  const field = page.getByRole('searchbox').first();
  await field.fill(text);
  await field.blur();
}

/** The picture in the best quality that fits. */
async function webp(devtools) {
  for (let quality = 88; quality > 10; quality -= 6) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error('no quality is small enough');
}

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--hide-scrollbars', '--enable-unsafe-swiftshader'] });
for (const { name, path, size, visitor, prepare } of screens) {
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({ viewport: size, colorScheme: theme, reducedMotion: 'reduce' });
    if (!visitor) await context.addCookies([client.browserCookie()]);
    const page = await context.newPage();
    await page.goto(BASE + path);
    // A finder keeps its code for later in the background, and never comes to rest.
    await (visitor ? page.getByRole('heading', { name: 'How to get there' }).waitFor() : page.waitForLoadState('networkidle'));
    await prepare?.(page);
    await page.waitForTimeout(2500);
    const bytes = await webp(await context.newCDPSession(page));
    writeFileSync(`${out}${name}.${theme}.webp`, bytes);
    console.log(`${name}.${theme}.webp ${(bytes.length / 1024).toFixed(1)} KB`);
    await context.close();
  }
}
await browser.close();
