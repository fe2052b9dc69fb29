/*
 * Seeds a running product for the load bench through its own API: one event, GUESTS guests, as many seats, every other guest seated.
 * Writes `GUEST SEAT SEAT` per line to CLAIMS and the organiser's cookie to COOKIE_FILE.
 */
import { writeFileSync } from 'node:fs';
import { expectStatus, organiserWithEvent, putPlan, tables } from './client.mjs';

const { BASE, CLAIMS, COOKIE_FILE } = process.env;
const count = Number(process.env.GUESTS ?? 10_000);
const started = performance.now();
const { client, event } = await organiserWithEvent(BASE, 'Load');

expectStatus(await putPlan(client, event.id, tables(count / 8, 8)), 200);
const seats = expectStatus(await client.get(`/api/tables/${event.id}`), 200).flatMap((one) => one.seats.map((seat) => seat.id));

const row = (i) => `First${i},Last${i},guest${i}@example.org,+4366${String(i).padStart(8, '0')},Vegetarian`;
const csv = ['First Name,Last Name,Email,Mobile,Dietary', ...Array.from({ length: count }, (_, i) => row(i))].join('\r\n');
const imported = expectStatus(await client.importFile(event.id, 'guests.csv', csv), 200);
const guests = expectStatus(await client.get(`/api/events/${event.id}/guests`), 200).map((guest) => guest.id);
if (imported.importedCount !== count || guests.length !== count || seats.length !== count) {
  throw new Error(`expected ${count} of each, got ${imported.importedCount} imported, ${guests.length} guests, ${seats.length} seats`);
}

const odd = Array.from({ length: count / 2 }, (_, i) => i * 2 + 1);
const seatSome = async () => {
  for (let i = odd.pop(); i !== undefined; i = odd.pop()) {
    expectStatus(await client.post(`/api/guests/${guests[i]}/assign-seat`, { seatId: seats[i] }), 200);
  }
};
await Promise.all(Array.from({ length: 64 }, seatSome));

const claims = [];
for (let i = 0; i + 2 < count; i += 4) claims.push(`${guests[i]} ${seats[i]} ${seats[i + 2]}`);
writeFileSync(CLAIMS, `${claims.join('\n')}\n`);
writeFileSync(COOKIE_FILE, client.cookie);
console.log(`seeded ${count} guests and seats in ${((performance.now() - started) / 1000).toFixed(1)} s`);
