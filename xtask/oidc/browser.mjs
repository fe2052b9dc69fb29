/*
 * A browser without a window: cookies per site, redirects one at a time, and the two forms of the provider's own pages.
 */

/** One person's browser. */
export class Browser {
  #jar = new Map();

  /** Fetches an address and keeps its cookies; redirects are answered, not followed. */
  async open(address, { method = 'GET', body, headers = {} } = {}) {
    const url = new URL(address);
    const cookies = [...(this.#jar.get(url.host) ?? new Map()).values()].filter(({ path }) => url.pathname.startsWith(path));
    const cookie = cookies.map(({ pair }) => pair).join('; ');
    const answer = await fetch(url, { method, body, redirect: 'manual', headers: { ...(cookie === '' ? {} : { cookie }), ...headers } });
    for (const line of answer.headers.getSetCookie()) this.#keep(url, line);
    const location = answer.headers.get('location');
    return { status: answer.status, location: location === null ? undefined : new URL(location, url).href, text: await answer.text() };
  }

  #keep(url, line) {
    const [pair, ...attributes] = line.split(/; */);
    const at = pair.indexOf('=');
    const attribute = (name) => attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const site = this.#jar.get(url.host) ?? new Map();
    this.#jar.set(url.host, site);
    const age = attribute('max-age');
    const expires = attribute('expires');
    const gone = pair.endsWith('=') || age === '0' || (expires !== undefined && Date.parse(expires) < Date.now());
    if (gone) site.delete(pair.slice(0, at));
    else site.set(pair.slice(0, at), { pair, path: attribute('path') ?? '/' });
  }

  /** A cookie of a site, as `name=value`. */
  cookie(base, name) {
    return this.#jar.get(new URL(base).host)?.get(name)?.pair;
  }

  /** Calls the product as its pages do. */
  async call(base, path, json) {
    const options = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json), headers: { 'content-type': 'application/json', origin: base } };
    const answer = await this.open(base + path, options);
    return { ...answer, body: answer.text === '' ? undefined : JSON.parse(answer.text) };
  }

  /**
   * Goes to the provider as `person`, says who that is and agrees, and returns the address of our callback without
   * opening it. `person` undefined presses "cancel" instead.
   */
  async atProvider(address, base, person) {
    for (let steps = 0; steps < 20; steps += 1) {
      if (address.startsWith(base)) return address;
      let answer = await this.open(address);
      if (answer.location === undefined) {
        const form = /<form[^>]*action="([^"]+)"/.exec(answer.text)?.[1];
        const prompt = /name="prompt" value="([^"]+)"/.exec(answer.text)?.[1];
        const cancel = /href="([^"]*\/abort)"/.exec(answer.text)?.[1];
        if (form === undefined || cancel === undefined) throw new Error(`no form at ${address}: ${answer.status} ${answer.text.slice(0, 300)}`);
        const fields = new URLSearchParams({ prompt, login: person ?? '', password: 'any' });
        answer = person === undefined ? await this.open(new URL(cancel, address)) : await this.open(new URL(form, address), { method: 'POST', body: fields });
      }
      if (answer.location === undefined) throw new Error(`no way on from ${address}: ${answer.status} ${answer.text.slice(0, 300)}`);
      address = answer.location;
    }
    throw new Error('the provider sends people round in circles');
  }

  /** The whole way: our link, the provider, our callback; returns the callback and the answer to it. */
  async signIn(base, query, person) {
    const began = await this.open(`${base}/api/login${query}`);
    const callback = await this.atProvider(began.location, base, person);
    return { callback, answer: await this.open(callback) };
  }
}
