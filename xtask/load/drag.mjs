/*
 * What one frame of a drag costs: a plan of 300 tables with 10 chairs each, one table dragged over the canvas in Chromium.
 * The figures are work per frame (script and painting as the browser's own trace counts them), reported and never a gate.
 */
import { createRequire } from 'node:module';
import { organiserWithEvent, expectStatus, putPlan, tables } from './client.mjs';

const { chromium } = createRequire(new URL('../../frontend/package.json', import.meta.url))('@playwright/test');
const { BASE, CHROMIUM } = process.env;
const MOVES = 120;

const { client, event } = await organiserWithEvent(BASE, 'Drag');
expectStatus(await putPlan(client, event.id, tables(300, 10)), 200);

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
await context.addCookies([client.browserCookie()]);
const page = await context.newPage();
await page.goto(`${BASE}/floor-planner?event=${event.id}`);
await page.locator('canvas').last().waitFor();
await page.waitForLoadState('networkidle');

/** A point of the canvas with a table under it: the first of a row of clicks that selects something in the outline. */
async function pointOnTable() {
  const boxes = await Promise.all((await page.locator('canvas').all()).map((canvas) => canvas.boundingBox()));
  const box = boxes.filter(Boolean).reduce((one, other) => (other.width * other.height > one.width * one.height ? other : one));
  const selected = page.locator('[role=treeitem][aria-selected=true]');
  for (let step = 0; step < 400; step += 1) {
    const point = { x: box.x + box.width / 2 + (step % 20) * 5, y: box.y + box.height / 2 + Math.floor(step / 20) * 5 };
    await page.mouse.click(point.x, point.y);
    if ((await selected.count()) > 0) return point;
  }
  throw new Error('no click selected a table');
}

const positions = async () => {
  const { plan } = expectStatus(await client.get(`/api/events/${event.id}/floor-plan`), 200);
  return new Map(plan.elements.map((element) => [element.id, `${element.x},${element.y}`]));
};
const start = await pointOnTable();
const placed = await positions();
const devtools = await context.newCDPSession(page);
await devtools.send('Performance.enable');
const spent = async () => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map((metric) => [metric.name, metric.value]));
};

await page.evaluate(() => {
  window.frameTimes = [];
  const note = (now) => {
    window.frameTimes.push(now);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
});
await page.mouse.move(start.x, start.y);
await page.mouse.down();
const before = await spent();
for (let step = 1; step <= MOVES; step += 1) await page.mouse.move(start.x + step, start.y + step / 2);
const after = await spent();
await page.mouse.up();
const times = await page.evaluate(() => window.frameTimes);
const gaps = times.slice(1).map((time, i) => time - times[i]).sort((a, b) => a - b);
const at = (share) => gaps[Math.floor((gaps.length - 1) * share)]?.toFixed(1);
const perMove = (name) => (((after[name] - before[name]) * 1000) / MOVES).toFixed(2);

const deadline = performance.now() + 10_000;
let moved = [];
while (moved.length === 0 && performance.now() < deadline) {
  await page.waitForTimeout(200);
  moved = [...(await positions())].filter(([id, place]) => placed.get(id) !== place);
}
if (moved.length !== 1) throw new Error(`the drag moved ${moved.length} tables on the server, not 1`);

console.log(`300 tables x 10 chairs, ${MOVES} pointer moves of one drag`);
console.log(`per move: ${perMove('TaskDuration')} ms of the page's thread, ${perMove('ScriptDuration')} ms of it script, ${perMove('LayoutDuration')} ms layout`);
console.log(`frames: p50 ${at(0.5)} ms apart, p95 ${at(0.95)} ms (of a machine shared with the browser itself)`);
await browser.close();
