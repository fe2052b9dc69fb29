/*
 * A small HTTP client for the scripts beside it: one organiser with a cookie jar of one cookie, JSON in and out.
 * It knows paths and shapes of the API, but not the purposes of the scripts.
 */

/** One person at the API of `base`, signed out at first. */
export class Client {
  constructor(base) {
    this.base = base;
    this.cookie = undefined;
  }

  /** Sends a request and returns `{ status, headers, body }`; a JSON answer is parsed, any other is text. */
  async send(method, path, { json, form, text, headers = {} } = {}) {
    const body = json === undefined ? (form ?? text) : JSON.stringify(json);
    const type = json === undefined ? {} : { 'content-type': 'application/json' };
    const cookie = this.cookie === undefined ? {} : { cookie: this.cookie };
    const answer = await fetch(this.base + path, {
      method,
      redirect: 'manual',
      headers: { origin: this.base, ...type, ...cookie, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair] = line.split(';');
      const gone = pair.endsWith('=') || /max-age=0\b/i.test(line);
      this.cookie = gone ? undefined : pair;
    }
    const raw = Buffer.from(await answer.arrayBuffer());
    const isJson = /\bjson\b/.test(answer.headers.get('content-type') ?? '');
    return { status: answer.status, headers: answer.headers, raw, body: isJson ? JSON.parse(raw.toString()) : raw.toString() };
  }

  /** The cookie as a browser takes it. */
  browserCookie() {
    const at = this.cookie.indexOf('=');
    return { name: this.cookie.slice(0, at), value: this.cookie.slice(at + 1), url: this.base };
  }

  get(path, options) {
    return this.send('GET', path, options);
  }

  post(path, json, options) {
    return this.send('POST', path, { json, ...options });
  }

  /** Uploads a guest list to an event. */
  importFile(eventId, name, bytes) {
    const form = new FormData();
    form.set('eventId', eventId);
    form.set('guestFile', new Blob([bytes]), name);
    return this.send('POST', '/api/guests/import-file', { form });
  }
}

/** The answer's body, when it has the expected status; otherwise an error that shows both. */
export function expectStatus(answer, status) {
  if (answer.status === status) return answer.body;
  throw new Error(`expected ${status}, got ${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** A table for a plan of the API: round, or any other kind of the catalogue. */
export function table(number, x, y, chairs = 8, more = {}) {
  return { id: `t${number}`, type: 'round', x, y, width: 100, height: 100, rotation: 0, zIndex: number, label: `Table ${number}`, chairs, tableNumber: number, ...more };
}

/** Tables in rows and columns, numbered from 1. */
export function tables(count, chairs) {
  const columns = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, i) => table(i + 1, (i % columns) * 220, Math.floor(i / columns) * 220, chairs));
}

/** Replaces the elements of the event's plan. */
export async function putPlan(client, eventId, elements) {
  const path = `/api/events/${eventId}/floor-plan`;
  const now = await client.get(path);
  const { plan } = expectStatus(now, 200);
  const headers = { 'if-match': now.headers.get('etag') ?? '' };
  return client.send('PUT', path, { json: { plan: { ...plan, elements } }, headers });
}

/** Signs up a new user and creates an event for them. */
export async function organiserWithEvent(base, name) {
  const client = new Client(base);
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${Date.now()}@example.org`;
  const password = 'a long enough password';
  const user = expectStatus(await client.post('/api/auth/sign-up', { email, password, name }), 201);
  const draft = { name: `${name}'s event`, date: '2027-06-12T15:00', zone: 'Europe/London', venue: 'Town Hall' };
  const event = expectStatus(await client.post('/api/events', draft), 201);
  return { client, user, event, email, password };
}
