/*
 * A certified OpenID Connect provider (oidc-provider of npm) on the loopback, with a handful of people.
 * It is a development dependency of the frontend, and found from there.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const frontend = createRequire(new URL('../../frontend/package.json', import.meta.url));
const { Provider } = await import(pathToFileURL(frontend.resolve('oidc-provider')));

export const client = { id: 'seatwright', secret: 'a secret of the loopback' };

/** Who can sign in there; the subject is the key. */
const people = {
  ann: { email: 'ann@example.org', email_verified: true, name: 'Ann Kern' },
  ben: { email: 'ben@example.org', email_verified: true, name: 'Ben Roth' },
  carl: { email: 'carl@example.org', email_verified: true, name: 'Carl Vogt' },
  dora: { email: 'dora@example.org', email_verified: false, name: 'Dora Lind' },
};

/** Starts the provider on `host:port` for the product at `base`; the answer stops it. */
export async function start(issuer, base) {
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [`${base}/api/auth/oidc/callback`], grant_types: ['authorization_code'], response_types: ['code'] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, id) => people[id] && { accountId: id, claims: () => ({ sub: id, ...people[id] }) },
    pkce: { required: () => true },
    cookies: { keys: ['the loopback'] },
    ttl: { AccessToken: 300, AuthorizationCode: 60, IdToken: 300, Interaction: 300, Session: 300, Grant: 300 },
  });
  const server = createServer(provider.callback());
  const { hostname, port } = new URL(issuer);
  await new Promise((ready) => server.listen(Number(port), hostname, ready));
  return () => new Promise((stopped) => {
    server.close(stopped);
    server.closeAllConnections();
  });
}
