/*
 * What the designer costs in Chromium: opening a plan, and each frame of panning, zooming and dragging, beside the budgets of the
 * design. Frames are counted by the page itself; script is what the browser's own trace says of event handlers and frames.
 * Reported, never a gate: a busy machine makes every frame late.
 */
import { createRequire } from 'node:module';
import { expectStatus, organiserWithEvent, putPlan, tables } from './client.mjs';
import { sessionTimes } from './plan-session.mjs';

const { chromium } = createRequire(new URL('../../frontend/package.json', import.meta.url))('@playwright/test');
const { BASE, CHROMIUM, ROUNDS = '5', PLANS = '60x8,300x10,1000x10,20000x0' } = process.env;
const STEPS = 120;
const SCRIPT_BUDGET = 6;
const OPEN_BUDGET = 600;
/** Plan units between tables, and the side of one; tables in a row of those that are selected. */
const [PITCH, TABLE, BLOCK] = [220, 100, 7];
const REDUCED = '--force-prefers-reduced-motion';

const { client, event: small } = await organiserWithEvent(BASE, 'Frames');
expectStatus(await putPlan(client, small.id, tables(1, 8)), 200);
const draft = { date: '2027-06-12T15:00', zone: 'Europe/London', venue: 'Town Hall' };
const share = (sorted, part) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
const sorted = (values) => values.toSorted((a, b) => a - b);
/** Frames come with the screen's clock, which is a little uneven. */
const judged = (value, budget) => `${value.toFixed(1).padStart(8)} ${value <= budget + 0.5 ? 'ok  ' : 'OVER'}`;

/** An event with a plan of `count` tables; without chairs at them it is single chairs, close to each other. */
async function eventWith(count, chairs) {
  const event = expectStatus(await client.post('/api/events', { ...draft, name: `${count} objects` }), 201);
  const alone = ({ x, y, ...element }) => ({ ...element, type: 'Chair', x: x / 4, y: y / 4, width: 36, height: 36, chairs: 0 });
  expectStatus(await putPlan(client, event.id, chairs > 0 ? tables(count, chairs) : tables(count, 0).map(alone)), 200);
  return event;
}

/** Goes to another event's plan inside of the running page, as a link does; milliseconds until it is painted. */
async function open(page, eventId) {
  const shown = page.evaluate(
    (id) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error('the plan was never painted')), 30_000);
        performance.clearMarks('plan painted');
        const start = performance.now();
        new PerformanceObserver((list, observer) => {
          if (list.getEntriesByName('plan painted').length === 0) return;
          observer.disconnect();
          const fetched = performance.getEntriesByType('resource').filter((entry) => entry.name.includes(`/${id}/floor-plan`)).at(-1);
          const painted = list.getEntriesByName('plan painted').at(-1).startTime;
          resolve({ whole: painted - start, answered: painted - (fetched?.responseEnd ?? start) });
        }).observe({ type: 'mark' });
        history.pushState({}, '', `/floor-planner?event=${id}`);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }),
    eventId,
  );
  const times = await shown;
  await page.waitForTimeout(1500);
  return times;
}

/** Times between frames of the page while `run` is running, and the script in each of them. */
async function frames(browser, page, run) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => {
    window.frameTimes = [];
    window.noting = true;
    const note = (now) => {
      window.frameTimes.push(now);
      if (window.noting) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await run();
  const times = await page.evaluate(() => {
    window.noting = false;
    return window.frameTimes;
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return { gaps: sorted(times.slice(1).map((time, i) => time - times[i])), script: sorted(scriptByFrame(traceEvents)) };
}

/** Milliseconds of handlers and frame callbacks between one frame and the next, of the thread that has most of them. */
function scriptByFrame(events) {
  const script = events.filter(({ name, ph }) => ph === 'X' && (name === 'EventDispatch' || name === 'FireAnimationFrame'));
  const threads = new Map();
  for (const event of script) {
    const thread = `${event.pid}:${event.tid}`;
    if (!threads.has(thread)) threads.set(thread, []);
    threads.get(thread).push(event);
  }
  const busiest = [...threads.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  const spent = new Map();
  let frame = 0;
  for (const { name, dur } of busiest.toSorted((a, b) => a.ts - b.ts)) {
    spent.set(frame, (spent.get(frame) ?? 0) + dur / 1000);
    // The page's own note is one of the callbacks of each frame; it takes microseconds and starts no new count.
    if (name === 'FireAnimationFrame' && dur > 50) frame += 1;
  }
  return [...spent.values()];
}

async function report(browser, page, name, budget, run) {
  const { gaps, script } = await frames(browser, page, run);
  console.log(`  ${name.padEnd(34)} frames p50 ${share(gaps, 0.5).toFixed(1).padStart(6)}  p95 ${judged(share(gaps, 0.95), budget)}  script p95 ${judged(share(script, 0.95), SCRIPT_BUDGET)}`);
}

async function panWith(page, middle, button) {
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down({ button });
  for (let step = 1; step <= STEPS; step += 1) await page.mouse.move(middle.x + 2 * Math.sin(step / 10) * 60, middle.y + Math.cos(step / 10) * 60);
  await page.mouse.up({ button });
}

async function zoomIn(page, middle) {
  await page.mouse.move(middle.x, middle.y);
  for (let step = 0; step < STEPS / 2; step += 1) await page.mouse.wheel(0, step % 20 < 10 ? -100 : 100);
}

async function planBox(page) {
  const box = await page.getByRole('application', { name: 'Floor plan' }).boundingBox();
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/**
 * Frames 7 by 7 of the tables about the middle of the plan, from gap to gap and from right to left, so that what it touches counts;
 * returns where one of them is. The plan must just have been fitted to the screen.
 */
async function selectBlock(page, box, count) {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const toScreen = fitted(box, (columns - 1) * PITCH + TABLE, (rows - 1) * PITCH + TABLE);
  const [column, row] = [columns, rows].map((all) => Math.floor((all - BLOCK) / 2));
  const gap = (after) => after * PITCH - (PITCH - TABLE) / 2;
  const from = toScreen(gap(column + BLOCK), gap(row + BLOCK));
  const to = toScreen(gap(column), gap(row));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await page.waitForTimeout(400);
  const middle = (index) => (index + Math.floor(BLOCK / 2)) * PITCH + TABLE / 2;
  return toScreen(middle(column), middle(row));
}

/** From plan units to the screen, where a plan of such a size was fitted with 100 pixels left free. */
function fitted(box, width, height) {
  const zoom = Math.max(0.1, Math.min(3, (box.width - 100) / width, (box.height - 100) / height));
  return (x, y) => ({ x: box.middle.x + (x - width / 2) * zoom, y: box.middle.y + (y - height / 2) * zoom });
}

async function positions(eventId) {
  const { plan } = expectStatus(await client.get(`/api/events/${eventId}/floor-plan`), 200);
  return new Map(plan.elements.map((element) => [element.id, `${element.x},${element.y}`]));
}

/** Drags what is selected by one of its objects, and says how many moved on the server. */
async function drag(browser, page, eventId, grip) {
  const before = await positions(eventId);
  await report(browser, page, 'drag of what is selected', 16.7, async () => {
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    for (let step = 1; step <= STEPS; step += 1) await page.mouse.move(grip.x + step / 2, grip.y + step / 4);
    await page.mouse.up();
  });
  const deadline = performance.now() + 10_000;
  let moved = 0;
  while (moved === 0 && performance.now() < deadline) {
    await page.waitForTimeout(200);
    const after = await positions(eventId);
    moved = [...after].filter(([id, place]) => before.get(id) !== place).length;
  }
  console.log(`  ${moved} objects moved`);
}

async function measure(browser, context, words) {
  const [count, chairs] = words.split('x').map(Number);
  const event = await eventWith(count, chairs);
  const page = await context.newPage();
  await page.goto(`${BASE}/floor-planner?event=${small.id}`);
  await page.getByRole('application', { name: 'Floor plan' }).waitFor();
  await page.waitForTimeout(1500);
  console.log(`${count} objects x ${chairs} chairs`);
  sessionTimes(count, chairs);
  const times = [];
  for (let round = 0; round < Number(ROUNDS); round += 1) {
    if (round > 0) await open(page, small.id);
    times.push(await open(page, event.id));
  }
  const median = (name) => share(sorted(times.map((time) => time[name])), 0.5);
  console.log(`  from the click to painted ${judged(median('whole'), OPEN_BUDGET)}, from the plan's answer to painted ${median('answered').toFixed(0)} ms (medians of ${ROUNDS})`);

  const big = count > 300 ? 33 : 16.7;
  const box = await planBox(page);
  await page.keyboard.press('Escape');
  await report(browser, page, 'pan, everything in view', big, () => panWith(page, box.middle, 'middle'));
  await report(browser, page, 'zoom in and out', big, () => zoomIn(page, box.middle));
  // Tightly packed objects leave no floor from which to frame them.
  if (chairs === 0) return page.close();
  await page.getByRole('application', { name: 'Floor plan' }).focus();
  await page.keyboard.press('Shift+1');
  await page.waitForTimeout(800);
  const grip = await selectBlock(page, box, count);
  await drag(browser, page, event.id, grip);
  await page.close();
}

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', REDUCED] });
const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
await context.addCookies([client.browserCookie()]);
for (const words of PLANS.split(',')) await measure(browser, context, words);
await browser.close();
