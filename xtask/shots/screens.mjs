/*
 * Pictures of every screen with the demo data: two sizes, light and dark, into target/shots, and a contact sheet of all of them.
 * BASE is a running server with the demo, CHROMIUM the browser. Made for looking at; nothing is compared.
 */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Client, expectStatus } from '../load/client.mjs';
import { designerScreens, proposed } from './designer.mjs';

const { chromium } = createRequire(new URL('../../frontend/package.json', import.meta.url))('@playwright/test');
const { BASE, CHROMIUM, ONLY = '' } = process.env;
// The account that `serve --demo` prints at its start.
const DEMO = { email: 'demo@seatwright.example', password: 'seatwright-demo' };
const out = fileURLToPath(new URL('../../target/shots/', import.meta.url));
const sizes = [{ name: 'desk', width: 1400, height: 900 }, { name: 'phone', width: 390, height: 844 }];
const themes = ['light', 'dark'];

const client = new Client(BASE);
expectStatus(await client.post('/api/auth/sign-in', DEMO), 200);
const events = expectStatus(await client.get('/api/events'), 200);
const event = events.reduce((one, other) => (other.guestCount > one.guestCount ? other : one));
await client.post(`/api/events/${event.id}/auto-assign`);
const guests = expectStatus(await client.get(`/api/events/${event.id}/guests`), 200);
const { lookupCode, id: guestId } = guests.find((guest) => guest.seat) ?? guests[0];
const ticket = expectStatus(await client.post(`/api/guests/${guestId}/ticket`), 200);
const [template] = expectStatus(await client.get(`/api/events/${event.id}/email-templates`), 200);
const [sign] = expectStatus(await client.get(`/api/events/${event.id}/entrance-signs`), 200);
const finder = `/find-seat?event=${new URL(sign.url).searchParams.get('event')}`;
const mail = `/guest-management?event=${event.id}&tab=email-campaigns&mail=`;

/** Presses the first button of that name, to picture what it opens. */
const press = (name) => async (page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
};
/** Goes to step `step` of the demo. */
const demoStep = (step) => async (page) => {
  await press('Watch Demo')(page);
  for (let i = 1; i < step; i += 1) await page.getByRole('button', { name: 'Next' }).click();
};
/** Searches for a guest by name. */
const searchFor = (name) => async (page) => {
  await page.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
};
const noToken = `token=${'A'.repeat(43)}`;

const screens = [
  { name: 'landing', path: '/' },
  { name: 'landing-signed-in', path: '/landing', member: true },
  ...['features', 'tour', 'templates', 'integrations', 'pricing', 'begin'].map((part) => ({ name: `landing-${part}`, path: `/landing#${part}` })),
  ...[1, 2, 3, 4].map((step) => ({ name: `demo-${step}`, path: '/landing', prepare: demoStep(step) })),
  ...['help', 'documentation', 'status', 'contact', 'privacy', 'terms', 'about'].map((name) => ({ name, path: `/${name}` })),
  { name: 'sign-in', path: '/sign-in' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'sign-out', path: '/sign-out', member: true },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: `/reset-password?${noToken}` },
  { name: 'verify-email', path: `/verify-email?${noToken}` },
  { name: 'accept-invitation', path: `/accept-invitation?${noToken}` },
  { name: 'seat-lookup', path: '/seat-lookup' },
  { name: 'seat-lookup-found', path: `/seat-lookup/${lookupCode}` },
  { name: 'seat-lookup-unknown', path: '/seat-lookup/ZZZZZ9' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'dashboard', path: '/dashboard', member: true },
  { name: 'dashboard-all-events', path: '/dashboard', member: true, prepare: (page) => page.getByRole('tab', { name: 'All Events' }).click() },
  { name: 'events', path: '/events', member: true },
  { name: 'events-create', path: '/events', member: true, prepare: press('Create Event') },
  { name: 'events-edit', path: `/dashboard?event=${event.id}`, member: true, prepare: press('Edit Event') },
  { name: 'floor-planner', path: `/floor-planner?event=${event.id}`, member: true },
  { name: 'guest-management', path: `/guest-management?event=${event.id}`, member: true },
  {
    name: 'guest-management-auto-assign',
    path: `/guest-management?event=${event.id}`,
    member: true,
    prepare: async (page) => {
      await press('Auto-Assign All Seats')(page);
      await proposed(page);
    },
  },
  { name: 'mail-templates', path: `${mail}templates`, member: true },
  { name: 'mail-template', path: `${mail}templates&template=${template.id}`, member: true, prepare: (page) => page.getByText('Footer, always included').waitFor() },
  { name: 'mail-template-new', path: `${mail}templates`, member: true, prepare: press('New template') },
  { name: 'mail-send', path: `${mail}templates&send=${template.id}`, member: true, prepare: (page) => page.getByText('will get it').waitFor() },
  { name: 'mail-send-one', path: `${mail}templates&send=${template.id}&to=guest`, member: true },
  { name: 'mail-automation', path: `${mail}automation`, member: true },
  { name: 'mail-automation-schedule', path: `${mail}automation&schedule=new`, member: true },
  { name: 'mail-history', path: `${mail}history`, member: true },
  { name: 'mail-history-blocked', path: `${mail}history`, member: true, prepare: press('Blocked addresses') },
  { name: 'ticket', path: new URL(ticket.url).pathname },
  { name: 'ticket-unknown', path: '/ticket/unknown' },
  { name: 'unsubscribe-unknown', path: '/unsubscribe/unknown' },
  { name: 'find-seat', path: finder },
  { name: 'find-seat-member', path: `/find-seat?event=${event.id}`, member: true },
  { name: 'find-seat-navigation', path: `/seat-lookup/${lookupCode}`, prepare: press('Precision Navigation with Footsteps') },
  { name: 'find-my-seat', path: finder.replace('find-seat', 'find-my-seat'), prepare: searchFor('No Such Guest') },
  { name: 'test-lookup', path: `/test-lookup?event=${event.id}`, member: true },
  { name: 'plan-viewer', path: `/event/${event.id}/floor-plan`, member: true },
  { name: 'plan-viewer-table', path: `/event/${event.id}/floor-plan?table=table-2`, member: true },
  { name: 'entrance-signs', path: `/event/${event.id}/floor-plan?signs=1`, member: true },
  { name: 'export-plans', path: `/export-plans?event=${event.id}`, member: true },
  { name: 'venue-dashboard', path: `/venue-dashboard?event=${event.id}`, member: true },
  { name: 'venue-editor', path: `/venue-dashboard?event=${event.id}&edit=1`, member: true },
  { name: 'account', path: '/account', member: true },
  { name: 'organisation', path: '/organisation', member: true },
  { name: 'mailbox', path: '/mailbox', member: true },
  ...designerScreens(event.id),
].filter(({ name }) => name.startsWith(ONLY));

/** Chromium reports every answer outside 2xx; "not signed in" and "no such code" are answers that the screens show. */
const expected = (message) => /status of 4(0[14]|22)/.test(message.text()) && new URL(message.location().url).pathname.startsWith('/api/');

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--enable-unsafe-swiftshader'] });
const pictures = [];
const complaints = [];
for (const size of sizes) {
  for (const theme of themes) {
    const options = { viewport: { width: size.width, height: size.height }, colorScheme: theme, isMobile: size.name === 'phone', hasTouch: size.name === 'phone', reducedMotion: 'reduce' };
    const visitor = await browser.newContext(options);
    const member = await browser.newContext(options);
    await member.addCookies([client.browserCookie()]);
    for (const screen of screens) {
      const page = await (screen.member ? member : visitor).newPage();
      page.setDefaultTimeout(30_000);
      const file = `${screen.name}.${size.name}.${theme}.png`;
      page.on('console', (message) => message.type() === 'error' && !expected(message) && complaints.push(`${file}: ${message.text()}`));
      page.on('pageerror', (error) => complaints.push(`${file}: ${error.message}`));
      await page.goto(BASE + screen.path);
      await page.waitForLoadState('networkidle');
      try {
        await screen.prepare?.(page);
      } catch (failure) {
        complaints.push(`${file}: ${failure.message.split('\n')[0]}`);
      }
      await page.evaluate(() => document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))));
      await page.screenshot({ path: join(out, file) });
      pictures.push({ file, screen: screen.name, size, theme });
      await page.close();
    }
    await Promise.all([visitor.close(), member.close()]);
  }
}

const figure = ({ file, screen, size, theme }) =>
  `<figure class="${size.name}"><a href="${file}"><img src="${file}" alt=""></a><figcaption>${screen}, ${size.width}×${size.height}, ${theme}</figcaption></figure>`;
const rows = screens.map((screen) => `<section>${pictures.filter((picture) => picture.screen === screen.name).map(figure).join('')}</section>`);
const style = 'body{font:14px system-ui;margin:16px;background:#888}section{display:flex;gap:12px;align-items:end;margin-bottom:20px}figure{margin:0}img{height:260px;display:block}figcaption{font-size:12px}';
const sheet = join(out, 'index.html');
writeFileSync(sheet, `<!doctype html><meta charset="utf-8"><title>Seatwright screens</title><style>${style}</style>${rows.join('\n')}\n`);
const contact = await browser.newPage({ viewport: { width: 1160, height: 900 } });
await contact.goto(pathToFileURL(sheet).href);
await contact.waitForLoadState('networkidle');
await contact.screenshot({ path: join(out, 'contact.png'), fullPage: true });
await browser.close();

for (const complaint of new Set(complaints)) console.log(`console: ${complaint}`);
console.log(`${pictures.length} pictures of ${screens.length} screens`);
