/*
 * One account starts 20 auto-assigns and 20 duplicates at once, while another account reads and writes.
 * Refused long calls are sent again after their `Retry-After`, as a stubborn client would, until SECONDS are over.
 * Prints one line of JSON: percentiles of the other account in milliseconds, and what the first account was answered.
 */
import { expectStatus, organiserWithEvent, putPlan, tables } from './client.mjs';

const { BASE } = process.env;
const seconds = Number(process.env.SECONDS ?? 10);
const EACH = 20;

const busy = await organiserWithEvent(BASE, 'Busy');
const calm = await organiserWithEvent(BASE, 'Calm');
expectStatus(await putPlan(busy.client, busy.event.id, tables(250, 8)), 200);
const row = (i) => `First${i},Last${i},guest${i}@example.org,Party ${Math.floor(i / 5)},${'x'.repeat(300)}`;
const csv = ['First Name,Last Name,Email,Party,Notes', ...Array.from({ length: 2_000 }, (_, i) => row(i))].join('\r\n');
const importStart = performance.now();
expectStatus(await busy.client.importFile(busy.event.id, 'guests.csv', csv), 200);
const importMs = performance.now() - importStart;

let running = true;
const answers = {};
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function insist(name, call) {
  while (running) {
    const answer = await call();
    const key = `${name} ${answer.status}`;
    answers[key] = (answers[key] ?? 0) + 1;
    const wait = Number(answer.headers.get('retry-after') ?? 0);
    if (wait > 0) await pause(wait * 1000 * Math.random());
  }
}

async function measure(call) {
  const times = [];
  while (running) {
    const start = performance.now();
    const { status } = await call();
    if (status >= 400) throw new Error(`the other account was answered ${status}`);
    times.push(performance.now() - start);
    await pause(5);
  }
  return times;
}

const event = `/api/events/${busy.event.id}`;
const load = Array.from({ length: EACH }, () => [
  insist('auto-assign', () => busy.client.post(`${event}/auto-assign`, {})),
  insist('duplicate', () => busy.client.post(`${event}/duplicate`, { name: 'Copy', withGuests: true })),
]).flat();
const reads = measure(() => calm.client.get('/api/events'));
const writes = measure(() => calm.client.send('PATCH', '/api/auth/user', { json: { name: 'Calm' } }));
await pause(seconds * 1000);
running = false;

const figures = (times) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1));
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
};
console.log(JSON.stringify({ reads: figures(await reads), writes: figures(await writes), importMs: Math.round(importMs), answers }));
await Promise.all(load);
