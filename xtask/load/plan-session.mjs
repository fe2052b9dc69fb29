/* How long the plan itself takes in the browser's build, without a page around it: hit tests, and a change of 50 objects with its undo. */
import { readFileSync } from 'node:fs';
import { tables } from './client.mjs';

const folder = new URL('../../frontend/src/generated/wasm/', import.meta.url);
const wasm = await import(new URL('browser.js', folder).href);
wasm.initSync({ module: readFileSync(new URL('browser_bg.wasm', folder)) });

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];

function timed(times, run) {
  const spent = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    run(time);
    spent.push(performance.now() - start);
  }
  return `p50 ${at(spent, 0.5).toFixed(4)} ms, p99 ${at(spent, 0.99).toFixed(4)} ms`;
}

/** Prints the times of a plan of `count` tables with `chairs` each. */
export function sessionTimes(count, chairs) {
  const elements = tables(count, chairs);
  const open = () => new wasm.PlanSession(JSON.stringify({ version: '1.0.0', canvas: { venueWidth: 500, venueHeight: 500 }, elements }));
  console.log(`  opening the document: ${timed(5, () => open().free())}`);
  const session = open();
  const side = Math.ceil(Math.sqrt(count)) * 220;
  session.hitTest(0, 0, 4);
  console.log(`  hit test, budget 0.1 ms: ${timed(10_000, (i) => session.hitTest((i * 7919) % side, (i * 104_729) % side, 4))}`);
  const some = elements.slice(0, 50);
  const move = (by) => ({ kind: 'move', moves: some.map(({ id, x, y }) => ({ id, x: x + by, y })) });
  const change = (i) => {
    const { changed } = session.apply(move(i + 1));
    changed.forEach((id) => session.element(id));
    session.undo().change.changed.forEach((id) => session.element(id));
  };
  console.log(`  change of 50 objects read back, and undo, budget 4 ms: ${timed(200, change)}`);
  session.free();
}
