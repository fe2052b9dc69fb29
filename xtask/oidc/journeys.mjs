/*
 * Signing in through a certified provider: `BASE=http://… ISSUER=http://127.0.0.1:… node journeys.mjs`. The product must
 * have been started with that issuer. Every check prints one line; one that fails ends the script with 1.
 */
import { Browser } from './browser.mjs';
import { start } from './provider.mjs';

const { BASE: base, ISSUER: issuer } = process.env;
const failures = [];
let checks = 0;

/** Notes whether a sentence holds; the evidence is shown when it does not. */
function check(sentence, holds, evidence) {
  checks += 1;
  if (holds) return console.log(`ok      ${sentence}`);
  failures.push(sentence);
  console.log(`FAILED  ${sentence}\n        ${JSON.stringify(evidence)?.slice(0, 600)}`);
}

const leadsTo = (sentence, answer, path) => check(`${sentence}: ${path}`, answer.status === 302 && answer.location === base + path, answer);
const password = 'a long enough password';
const who = async (browser) => (await browser.call(base, '/api/auth/user')).body;

async function firstAndSecondSignIn() {
  const first = new Browser();
  const { callback, answer } = await first.signIn(base, '?return=%2Fguest-management%3Fevent%3De1', 'ann');
  leadsTo('the first sign-in comes back to the deep link', answer, '/guest-management?event=e1');
  const ann = await who(first);
  check('it made an account with name, address and an organisation', ann.name === 'Ann Kern' && ann.email === 'ann@example.org' && ann.organisation?.role === 'owner', ann);
  check('the cookie of the sign-in is gone', first.cookie(base, 'seatwright-oidc') === undefined);
  check('the session works', (await first.call(base, '/api/events')).status === 200);

  const second = new Browser();
  leadsTo('the second sign-in opens the dashboard', (await second.signIn(base, '', 'ann')).answer, '/dashboard');
  check('it found the same account', (await who(second)).id === ann.id);
  leadsTo('the callback of the first sign-in is worth nothing any more', await first.open(callback), '/sign-in?problem=oidc_state');
  leadsTo('nor is it in another browser', await new Browser().open(callback), '/sign-in?problem=oidc_state');

  const before = first.cookie(base, 'seatwright');
  leadsTo('signing in again in the same browser works', (await first.signIn(base, '', 'ann')).answer, '/dashboard');
  check('and gives a new cookie', first.cookie(base, 'seatwright') !== before);
  const old = await fetch(`${base}/api/auth/user`, { headers: { cookie: before } });
  check('the old cookie is worth nothing any more', old.status === 401, old.status);
}

async function forgedAnswers() {
  const browser = new Browser();
  const began = await browser.open(`${base}/api/login?return=/events`);
  const callback = new URL(await browser.atProvider(began.location, base, 'ann'));
  const forged = new URL(callback);
  forged.searchParams.set('state', 'A'.repeat(43));
  leadsTo('a forged state is refused', await browser.open(forged), '/sign-in?problem=oidc_state');
  leadsTo('and has ended the sign-in', await browser.open(callback), '/sign-in?problem=oidc_state');

  const victim = new Browser();
  await victim.open(`${base}/api/login`);
  const attacker = new Browser();
  const attack = await attacker.atProvider((await attacker.open(`${base}/api/login`)).location, base, 'ben');
  leadsTo("somebody else's callback signs nobody in", await victim.open(attack), '/sign-in?problem=oidc_state');
  check('really nobody', (await victim.call(base, '/api/auth/user')).status === 401);

  const guesser = new Browser();
  const code = new URL(await guesser.atProvider((await guesser.open(`${base}/api/login`)).location, base, 'ben'));
  code.searchParams.set('code', `${code.searchParams.get('code')}x`);
  leadsTo('a code that the provider did not give is refused', await guesser.open(code), '/sign-in?problem=oidc_failed');
}

async function refusals() {
  const browser = new Browser();
  const { answer } = await browser.signIn(base, '?return=/events', undefined);
  leadsTo('who says no at the provider comes back to the sign-in page', answer, '/sign-in?problem=oidc_refused&return=/events');
  const payload = encodeURIComponent('/..//evil.example');
  leadsTo('a way back to another site is dropped', (await browser.signIn(base, `?return=${payload}`, 'ben')).answer, '/dashboard');
}

async function localAccounts() {
  const squatter = new Browser();
  const taken = await squatter.call(base, '/api/auth/sign-up', { email: 'carl@example.org', password, name: 'Not Carl' });
  check('somebody signs up with the address of Carl', taken.status === 201, taken);
  const carl = new Browser();
  leadsTo('Carl signs in at the provider, which vouches for his address', (await carl.signIn(base, '', 'carl')).answer, '/dashboard');
  check('the account is his', (await who(carl)).email === 'carl@example.org');
  check('whoever made it is signed out', (await squatter.call(base, '/api/auth/user')).status === 401);
  const again = await squatter.call(base, '/api/auth/sign-in', { email: 'carl@example.org', password });
  check('and their password is gone', again.status === 401, again);

  await new Browser().call(base, '/api/auth/sign-up', { email: 'dora@example.org', password, name: 'Dora' });
  leadsTo('an address that the provider has not checked opens no account of ours', (await new Browser().signIn(base, '', 'dora')).answer, '/sign-in?problem=oidc_unverified');
}

async function providerDown(stop) {
  await stop();
  const browser = new Browser();
  const began = await browser.open(`${base}/api/login?return=/events`);
  // Its documents are still known, so the browser is sent there; coming back is what cannot work.
  const state = new URL(began.location).searchParams.get('state');
  leadsTo('a provider that went down is said so', await browser.open(`${base}/api/auth/oidc/callback?code=x&state=${state}`), '/sign-in?problem=oidc_failed&return=/events');
}

const down = await new Browser().open(`${base}/api/login?return=/events`);
leadsTo('a provider that is not there yet is said so', down, '/sign-in?problem=oidc_failed&return=/events');
const stop = await start(issuer, base);
// The product leaves a provider that did not answer alone for five seconds.
await new Promise((later) => setTimeout(later, 5_500));
await firstAndSecondSignIn();
await forgedAnswers();
await refusals();
await localAccounts();
await providerDown(stop);
console.log(`\n${checks - failures.length} of ${checks} checks hold`);
process.exitCode = failures.length === 0 ? 0 : 1;
