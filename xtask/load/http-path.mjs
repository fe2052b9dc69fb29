/*
 * The main path of the product as HTTP calls of the specification, and the bad input beside it, against a running binary:
 * `BASE=http://127.0.0.1:8080 node http-path.mjs`. Every check prints one line; one that fails ends the script with 1.
 */
import { isDeepStrictEqual } from 'node:util';
import { Client, organiserWithEvent, putPlan, table } from './client.mjs';

const base = process.env.BASE ?? 'http://127.0.0.1:8080';
let checks = 0;
const failures = [];

/** Notes whether a sentence holds; the evidence is shown when it does not. */
function check(sentence, holds, evidence) {
  checks += 1;
  if (holds) return console.log(`ok      ${sentence}`);
  failures.push(sentence);
  console.log(`FAILED  ${sentence}\n        ${JSON.stringify(evidence)?.slice(0, 600)}`);
}

/** Expects a status, and for a refusal the problem body of the specification with its code. */
function answered(sentence, answer, status, code, field) {
  const { body } = answer;
  const problem = code === undefined || (body.code === code && typeof body.message === 'string' && body.message !== '' && typeof body.requestId === 'string');
  const named = field === undefined || body.field === field;
  const typed = code === undefined || (answer.headers.get('content-type') ?? '').startsWith('application/problem+json');
  check(`${sentence}: ${status}${code ? ` ${code}` : ''}`, answer.status === status && problem && named && typed, { status: answer.status, body });
  return body;
}

const same = (sentence, got, wanted) => check(sentence, isDeepStrictEqual(got, wanted), { got, wanted });
const id21 = (character) => character.repeat(21);

async function theServerItself() {
  const nobody = new Client(base);
  answered('the server is healthy', await nobody.get('/healthz'), 200);
  answered('the server is ready', await nobody.get('/readyz'), 200);
  answered('an unknown call is refused as JSON', await nobody.get('/api/no-such-thing'), 404, 'not_found');
  const document = answered('the contract is served', await nobody.get('/api/openapi.json'), 200);
  check('the contract lists assign-seat', Object.keys(document.paths ?? {}).some((path) => path.endsWith('/assign-seat')), Object.keys(document.paths ?? {}));
  const page = await nobody.get('/seat-lookup/ABC234');
  check('any other address is the application', page.status === 200 && page.body.includes('<div id="root"'), page.body);
}

async function accounts() {
  const nobody = new Client(base);
  answered('nobody is signed in at first', await nobody.get('/api/auth/user'), 401, 'signed_out');
  answered('events are not for the signed out', await nobody.get('/api/events'), 401, 'signed_out');
  answered('nothing is created by the signed out', await nobody.post('/api/events', { name: 'X', date: '2027-06-12T15:00' }), 401, 'signed_out');
  const weak = { email: 'no address', password: 'x', name: '' };
  answered('a sign-up without a usable address is refused', await nobody.post('/api/auth/sign-up', { ...weak, password: 'a long enough password', name: 'X' }), 400, 'invalid', 'email');
  answered('broken JSON is refused', await nobody.send('POST', '/api/auth/sign-up', { text: '{"email":', headers: { 'content-type': 'application/json' } }), 400, 'malformed_json');
  answered('wrong types are refused', await nobody.post('/api/auth/sign-in', { email: 7, password: [] }), 400, 'invalid', 'email');

  const { client, user, email, password } = await organiserWithEvent(base, 'Ada Account');
  same('the signed-in person is told who they are', (await client.get('/api/auth/user')).body.email, user.email);
  answered('one address signs up once', await nobody.post('/api/auth/sign-up', { email, password, name: 'Twin' }), 409, 'email_taken');
  answered('a wrong password is refused', await nobody.post('/api/auth/sign-in', { email, password: 'not the password' }), 401, 'bad_credentials');
  answered('an unknown address gets the same answer', await nobody.post('/api/auth/sign-in', { email: 'who@example.org', password }), 401, 'bad_credentials');
  answered('a write from another origin is refused', await client.post('/api/events', { name: 'X', date: '2027-06-12T15:00' }, { headers: { origin: 'https://evil.example' } }), 403, 'origin_refused');
  const old = new Client(base);
  old.cookie = client.cookie;
  answered('signing out', await client.post('/api/auth/sign-out'), 204);
  answered('the old cookie is worth nothing afterwards', await old.get('/api/auth/user'), 401, 'signed_out');
  answered('signing in again', await client.post('/api/auth/sign-in', { email, password }), 200);
  const login = await nobody.get('/api/login?return=/dashboard');
  check('login leads to the sign-in page', login.status === 302 && (login.headers.get('location') ?? '').startsWith('/sign-in'), login.status);
  const away = await nobody.get('/api/login?return=https://evil.example');
  check('login never leads away', away.status === 302 && !(away.headers.get('location') ?? '').includes('//evil'), away.headers.get('location'));
}

async function events({ client, event }) {
  same('the wall time of the venue becomes an instant', [event.date, event.localDate], ['2027-06-12T14:00:00Z', '2027-06-12T15:00']);
  same('the list holds the event', (await client.get('/api/events')).body.map((one) => one.id), [event.id]);
  const changed = answered('an event is renamed', await client.send('PATCH', `/api/events/${event.id}`, { json: { name: 'Zoë & Ben' } }), 200);
  same('and nothing else of it changes', { ...changed, lastActivity: 0 }, { ...event, name: 'Zoë & Ben', lastActivity: 0 });
  answered('an event needs a name', await client.post('/api/events', { name: ' ', date: '2027-06-12T15:00' }), 400, 'invalid', 'name');
  answered('an event needs a date that exists', await client.post('/api/events', { name: 'X', date: '2027-02-30T15:00' }), 400, 'invalid', 'date');
  answered('an event needs a zone that exists', await client.post('/api/events', { name: 'X', date: '2027-06-12T15:00', zone: 'Mars/Base' }), 400, 'invalid', 'zone');
  answered('an unknown event is not found', await client.get(`/api/events/${id21('z')}`), 404, 'not_found');
  answered('an id that is none is not found either', await client.get('/api/events/%20%2e%2e'), 404, 'not_found');
  answered('a body beyond the limit is refused', await client.post('/api/events', { name: 'X'.repeat(1_200_000), date: '2027-06-12T15:00' }), 413, 'too_large');
}

async function plans({ client, event }) {
  const path = `/api/events/${event.id}/floor-plan`;
  const empty = answered('an event starts with an empty plan', await client.get(path), 200);
  same('of revision 0', [empty.revision, empty.plan.elements], [0, []]);
  const elements = [table(1, 0, 0), table(2, 220, 0), table(3, 440, 0, 4, { type: 'rectangle', width: 160, height: 80 })];
  const plan = { ...empty.plan, elements };
  answered('a plan without If-Match is refused', await client.send('PUT', path, { json: { plan } }), 428, 'revision_required');
  answered('a stale plan is refused', await client.send('PUT', path, { json: { plan }, headers: { 'if-match': '"7"' } }), 412, 'stale_revision');
  answered('a plan is stored', await putPlan(client, event.id, elements), 200);
  const stored = await client.get(path);
  same('with the revision in its ETag', stored.headers.get('etag'), `"${stored.body.revision}"`);
  same('and its chairs', stored.body.plan.elements.map((one) => one.chairPositions.length), [8, 8, 4]);
  answered('a plan of another shape is refused', await client.send('PUT', path, { json: { plan: { version: '9.0.0' } }, headers: { 'if-match': stored.headers.get('etag') } }), 422, 'plan_refused');

  const commands = [{ kind: 'move', moves: [{ id: 't1', x: 24, y: 48 }] }];
  const body = { baseRevision: stored.body.revision, commandId: id21('a'), commands, unseat: [] };
  const applied = answered('a command is applied', await client.post(`${path}/commands`, body), 200);
  same('repeating its id changes nothing', answered('a repeated command gets the same answer', await client.post(`${path}/commands`, body), 200), applied);
  const behind = answered('a command on an older revision is applied too', await client.post(`${path}/commands`, { ...body, commandId: id21('b') }), 200);
  same('and is told what others changed', behind.others?.map((one) => one.commands), [commands]);
  const after = (await client.get(path)).body;
  same('the table has moved and no other', after.plan.elements.map((one) => [one.x, one.y]), [[24, 48], [220, 0], [440, 0]]);
  const nowhere = [{ kind: 'move', moves: [{ id: 'nobody', x: 0, y: 0 }] }];
  const unknown = await client.post(`${path}/commands`, { baseRevision: after.revision, commandId: id21('c'), commands: [...commands, ...nowhere] });
  check('a command for an unknown element is refused', unknown.status >= 400 && unknown.status < 500 && typeof unknown.body.code === 'string', unknown.body);
  same('and leaves nothing half-done', (await client.get(path)).body.revision, after.revision);
}

async function guestsAndSeats({ client, event }) {
  const csv = '\uFEFFFirst Name;Last Name;Email;Dietary\r\nZoë;Müller;zoe@example.org;Vegan\r\n"O\'Brien; Jr";Kim;kim@example.org;\r\n=cmd;Formula;f@example.org;\r\n';
  const done = answered('a guest list is imported', await client.importFile(event.id, 'guests.csv', csv), 200);
  same('with every guest counted', done.importedCount, 3);
  const guests = answered('the guests are listed', await client.get(`/api/events/${event.id}/guests`), 200);
  same('with their names as written', guests.map((one) => one.firstName).sort(), ['=cmd', "O'Brien; Jr", 'Zoë']);
  const noise = Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 256));
  answered('a file that is no list is refused', await client.importFile(event.id, 'guests.csv', noise), 422, 'import_refused');
  answered('an upload beyond the limit is refused', await client.importFile(event.id, 'guests.csv', Buffer.alloc(5_500_000, 'a,b\n')), 413, 'too_large');
  answered('an import into an unknown event is refused', await client.importFile(id21('z'), 'guests.csv', csv), 404, 'not_found');
  same('and refused lists add nobody', (await client.get(`/api/events/${event.id}/guests`)).body.length, 3);

  const [zoe, other] = ['Zoë', '=cmd'].map((name) => guests.find((guest) => guest.firstName === name));
  const seats = (await client.get(`/api/tables/${event.id}`)).body.flatMap((one) => one.seats);
  same('the plan gives twenty seats', seats.length, 20);
  const [seat, next] = seats;
  answered('a guest gets a seat', await client.post(`/api/guests/${zoe.id}/assign-seat`, { seatId: seat.id }), 200);
  const taken = answered('a taken seat is refused', await client.post(`/api/guests/${other.id}/assign-seat`, { seatId: seat.id }), 409, 'seat_taken');
  same('in the words of the specification', taken.message, 'This seat is already taken by another guest.');
  answered('a seat that is not there is not found', await client.post(`/api/guests/${other.id}/assign-seat`, { seatId: 't99-chair-1' }), 404, 'not_found');
  answered('an unknown guest is not found', await client.post(`/api/guests/${id21('z')}/assign-seat`, { seatId: next.id }), 404, 'not_found');
  answered('a guest moves to a free seat', await client.post(`/api/guests/${zoe.id}/assign-seat`, { seatId: next.id }), 200);
  same('and holds one seat only', (await client.get(`/api/events/${event.id}/seat-assignments`)).body.map((one) => one.seatId), [next.id]);

  const plan = (await client.get(`/api/events/${event.id}/floor-plan`)).body;
  const removal = { baseRevision: plan.revision, commandId: id21('d'), commands: [{ kind: 'remove', ids: [next.id.split('-chair-')[0]] }], unseat: [] };
  const occupied = answered('a table with guests is not removed', await client.post(`/api/events/${event.id}/floor-plan/commands`, removal), 409, 'seats_occupied');
  same('and the guests are named', occupied.details?.guests?.map((one) => one.id), [zoe.id]);
  answered('a guest gives the seat back', await client.post(`/api/guests/${zoe.id}/unassign-seat`, {}), 200);

  const assigned = answered('everybody is seated', await client.post(`/api/events/${event.id}/auto-assign`), 200);
  same('without anybody left over', [assigned.assignedCount, assigned.unseated], [3, []]);
  const chart = await client.get(`/api/events/${event.id}/export-seating`);
  check('the seating chart is a CSV with a byte-order mark', chart.status === 200 && chart.raw.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])), chart.status);
  check('under the name of the specification', (chart.headers.get('content-disposition') ?? '').includes(`seating-chart-${event.id}.csv`), chart.headers.get('content-disposition'));
  check('in which no cell is a formula', !/(^|[,\r\n"])=cmd/.test(chart.body), chart.body);
  return (await client.get(`/api/events/${event.id}/guests`)).body.find((guest) => guest.id === zoe.id);
}

async function lookup(guest) {
  const visitor = new Client(base);
  check('a lookup code has six characters', /^[A-Z0-9]{6}$/.test(guest.lookupCode), guest.lookupCode);
  const found = answered('a visitor finds the seat by its code', await visitor.get(`/api/seat-lookup/${guest.lookupCode.toLowerCase()}`), 200);
  same('the right one', [found.guest.firstName, found.guest.table?.number, found.guest.seat?.number], ['Zoë', guest.table.tableNumber, guest.seat.seatNumber]);
  check('and learns nothing else', !JSON.stringify(found).includes('Vegan') && !JSON.stringify(found).includes('@'), found);
  const unknown = answered('an unknown code is not found', await visitor.get('/api/seat-lookup/ZZZZZ9'), 404, 'code_not_found');
  same('in the words of the specification', unknown.message, "Sorry, we couldn't find a seat with that lookup code. Please check your code and try again.");
}

async function strangers({ event }, guest) {
  const { client } = await organiserWithEvent(base, 'Mallory Other');
  const calls = [
    ['GET', `/api/events/${event.id}`],
    ['PATCH', `/api/events/${event.id}`, { name: 'Mine' }],
    ['DELETE', `/api/events/${event.id}`],
    ['GET', `/api/events/${event.id}/guests`],
    ['GET', `/api/events/${event.id}/floor-plan`],
    ['GET', `/api/tables/${event.id}`],
    ['POST', `/api/events/${event.id}/auto-assign`],
    ['GET', `/api/events/${event.id}/export-seating`],
    ['PATCH', `/api/guests/${guest.id}`, { firstName: 'Mine' }],
    ['POST', `/api/guests/${guest.id}/unassign-seat`, {}],
  ];
  for (const [method, path, json] of calls) {
    answered(`${method} ${path.replace(event.id, '{foreign}').replace(guest.id, '{foreign}')} finds nothing`, await client.send(method, path, json ? { json } : {}), 404, 'not_found');
  }
}

const owner = await organiserWithEvent(base, 'Olga Organiser');
await theServerItself();
await accounts();
await events(owner);
await plans(owner);
const guest = await guestsAndSeats(owner);
await lookup(guest);
await strangers(owner, guest);
answered('an event is deleted', await owner.client.send('DELETE', `/api/events/${owner.event.id}`), 204);
answered('and is gone', await owner.client.get(`/api/events/${owner.event.id}`), 404, 'not_found');
answered('with its lookup codes', await new Client(base).get(`/api/seat-lookup/${guest.lookupCode}`), 404, 'code_not_found');

console.log(failures.length === 0 ? `\n${checks} checks hold` : `\n${failures.length} of ${checks} checks failed:\n  ${failures.join('\n  ')}`);
process.exit(failures.length === 0 ? 0 : 1);
