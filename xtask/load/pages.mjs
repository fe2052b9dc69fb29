/*
 * How fast the pages are on a mid-range phone with a slow network: every page is opened several times in Chromium, with
 * the network and processor of Lighthouse's mobile run (150 ms a round trip, 1.6 Mbit/s), and the median of each figure
 * is printed beside its budget. Reported, never a gate: a busy machine makes every page slow.
 */
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { Client, expectStatus } from './client.mjs';

const { chromium } = createRequire(new URL('../../frontend/package.json', import.meta.url))('@playwright/test');
const { BASE, CHROMIUM, ROUNDS = '3', PAGES = '' } = process.env;
const DEMO = { email: 'demo@seatwright.example', password: 'seatwright-demo' };
const MEGABIT = 1024 * 1024 / 8;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6 * MEGABIT, uploadThroughput: 0.75 * MEGABIT };
/**
 * Lighthouse makes a fast desktop four times slower to get a mid phone. What that is on this machine follows from its speed at the
 * work that Lighthouse's benchmark index counts, where fast desktops reach 1,500 to 2,000.
 */
const MID_PHONE = 1750 / 4;
/** Time after a press in which its answer still counts. */
const SETTLE_MS = 1000;
/** A page is quiet when no answer has come for this long; a request that stays open does not count. */
const QUIET_MS = 1500;

const publicLcp = 2000;
const memberLcp = 2500;
/** A page, its budgets (milliseconds, kilobytes of JavaScript) and the press whose answer is timed. */
const pages = [
  { name: 'landing', path: '/', lcp: publicLcp, js: 150, press: (page) => page.getByRole('radio', { name: /^Table 9,/ }).click() },
  { name: 'sign-in', path: '/sign-in', lcp: publicLcp, js: 150, press: (page) => page.locator('main button[type=submit], form button[type=submit]').first().click() },
  { name: 'finder', path: '/seat-lookup', lcp: publicLcp, js: 135, press: (page) => page.locator('form button[type=submit]').first().click() },
  { name: 'dashboard', path: '/dashboard', lcp: memberLcp, js: 180, member: true, press: (page) => page.getByRole('tab', { name: 'All Events' }).click() },
  { name: 'events', path: '/events', lcp: memberLcp, js: 180, member: true, press: (page) => page.getByRole('button', { name: 'Create Event' }).first().click() },
].filter(({ name }) => PAGES === '' || PAGES.split(',').includes(name));
const CSS_BUDGET = 25;
const INP_BUDGET = 200;
const CLS_BUDGET = 0.1;

/** Runs in the page before anything else of it. */
function watch() {
  const seen = { lcp: 0, element: '', shifts: [], longTasks: 0, presses: new Map() };
  window.seen = seen;
  const on = (type, note, options = {}) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.element = `${entry.element?.localName ?? '?'} "${(entry.element?.textContent ?? '').trim().slice(0, 24)}"`;
  });
  on('layout-shift', (entry) => entry.hadRecentInput || seen.shifts.push({ at: entry.startTime, value: entry.value }));
  on('longtask', (entry) => (seen.longTasks += entry.duration));
  on('event', (entry) => entry.interactionId && seen.presses.set(entry.interactionId, Math.max(entry.duration, seen.presses.get(entry.interactionId) ?? 0)), { durationThreshold: 16 });
}

/** The speed of this machine: thousands of appends, and of copied lists, in a second; the mean of both. */
async function machineSpeed(browser) {
  const page = await browser.newPage();
  const speed = await page.evaluate(() => {
    const timesASecond = (work) => {
      const start = performance.now();
      let times = 0;
      while (performance.now() - start < 500) for (let ten = 0; ten < 10; ten += 1, times += 1) work();
      return times / ((performance.now() - start) / 1000);
    };
    let length = 0;
    const append = () => {
      let text = '';
      for (let index = 0; index < 10_000; index += 1) text += 'a';
      length += text.length;
    };
    const numbers = Array.from({ length: 100_000 }, (_, index) => index);
    const copies = numbers.slice();
    const copy = () => {
      for (let index = 0; index < numbers.length; index += 1) copies[index] = numbers[index];
    };
    return (timesASecond(append) + timesASecond(copy)) / 20;
  });
  await page.close();
  return speed;
}

/** The worst burst of shifts: at most a second between two, at most five in all, as the measure is defined. */
function layoutShift(shifts) {
  let worst = 0;
  let burst = { from: -Infinity, last: -Infinity, sum: 0 };
  for (const { at, value } of shifts) {
    if (at - burst.last > 1000 || at - burst.from > 5000) burst = { from: at, last: at, sum: 0 };
    burst = { ...burst, last: at, sum: burst.sum + value };
    worst = Math.max(worst, burst.sum);
  }
  return worst;
}

/** Waits until no answer has come for a while. */
async function quiet(page) {
  let last = Date.now();
  const heard = () => (last = Date.now());
  page.on('response', heard);
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
  page.off('response', heard);
}

async function measure(browser, slowdown, one, cookie) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  if (one.member) await context.addCookies([cookie]);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const answers = [];
  page.on('response', (answer) => ['script', 'stylesheet'].includes(answer.request().resourceType()) && answers.push(answer));
  await page.goto(BASE + one.path, { timeout: 120_000 });
  await quiet(page);
  const bytes = { script: 0, stylesheet: 0 };
  for (const answer of [...answers]) bytes[answer.request().resourceType()] += gzipSync(await answer.body()).length;
  const { lcp, element, shifts, longTasks } = await page.evaluate(() => ({ ...window.seen, presses: undefined }));
  await one.press(page);
  await page.waitForTimeout(SETTLE_MS);
  const inp = await page.evaluate(() => Math.max(0, ...window.seen.presses.values()));
  await context.close();
  return { lcp, element, cls: layoutShift(shifts), longTasks, inp, js: bytes.script / 1024, css: bytes.stylesheet / 1024 };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const against = (text, value, budget) => `${text} ${value <= budget ? 'ok  ' : 'OVER'}`;

const client = new Client(BASE);
expectStatus(await client.post('/api/auth/sign-in', DEMO), 200);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
const speed = await machineSpeed(browser);
const slowdown = Math.max(1, speed / MID_PHONE);
console.log(`median of ${ROUNDS}; 150 ms, 1.6 Mbit/s, processor (index ${speed.toFixed(0)}) ${slowdown.toFixed(1)} x slower; sizes are gzip of everything loaded until the page is quiet`);
console.log(`${'page'.padEnd(11)}${'LCP ms'.padEnd(14)}${'CLS'.padEnd(14)}${'INP ms'.padEnd(13)}${'JS KB'.padEnd(15)}${'CSS KB'.padEnd(14)}${'long tasks ms'.padEnd(15)}largest paint`);
for (const one of pages) {
  const rounds = [];
  for (let round = 0; round < Number(ROUNDS); round += 1) rounds.push(await measure(browser, slowdown, one, client.browserCookie()));
  const figure = (name) => median(rounds.map((round) => round[name]));
  const { lcp, cls, inp, js, css } = Object.fromEntries(['lcp', 'cls', 'inp', 'js', 'css'].map((name) => [name, figure(name)]));
  const cells = [
    against(lcp.toFixed(0).padStart(6), lcp, one.lcp).padEnd(14),
    against(cls.toFixed(3).padStart(6), cls, CLS_BUDGET).padEnd(14),
    against(inp.toFixed(0).padStart(5), inp, INP_BUDGET).padEnd(13),
    against(js.toFixed(1).padStart(6), js, one.js).padEnd(15),
    against(css.toFixed(1).padStart(5), css, CSS_BUDGET).padEnd(14),
    figure('longTasks').toFixed(0).padStart(8).padEnd(15),
  ];
  console.log(`${one.name.padEnd(11)}${cells.join('')}${rounds[0].element}`);
}
await browser.close();
