import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { client } from '../support/openid-client.ts';
import type { RunningProduct } from '../support/running-product.ts';

/** Settings of a product whose first firm offers everyone, each at an issuer of its own. */
export function offeringSettings(issuers: Readonly<Record<'GOOGLE' | 'MICROSOFT' | 'LINKEDIN', string>>): Record<string, string> {
  const settings = Object.entries(issuers).map(([name, issuer]) => ({
    [`${name}_ISSUER`]: issuer,
    [`${name}_CLIENT_ID`]: client.id,
    [`${name}_CLIENT_SECRET`]: client.secret,
  }));
  return Object.assign({ NODE_OPTIONS: '--import ./tests/support/offer-providers.ts' }, ...settings);
}

/** Keeps what `Set-Cookie` says, and says it again. */
function cookieKeeper() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    keep(lines: readonly string[]) {
      for (const line of lines) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}

export type Browser = ReturnType<typeof browserAt>;

/** A browser that walks between the product and the issuers, with cookies for each. */
export function browserAt({ port }: Pick<RunningProduct, 'port'>, host = `localhost:${port}`) {
  const own = cookieKeeper();
  const foreign = cookieKeeper();

  async function ask(
    path: string,
    fields?: Readonly<Record<string, string>>,
    more: Readonly<Record<string, string>> = {},
  ): Promise<HttpAnswer> {
    const form = fields ? { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' } : {};
    const answer = await httpRequest({
      port,
      path,
      method: fields ? 'POST' : 'GET',
      headers: { host, cookie: own.header(), ...form, ...more },
      ...(fields ? { body: new URLSearchParams(fields).toString() } : {}),
    });
    own.keep(answer.headers['set-cookie'] ?? []);
    return answer;
  }

  /** Follows an issuer until it leads back to the product; the path there. */
  async function walkThrough(address: string): Promise<string> {
    let at = new URL(address);
    for (let steps = 0; steps < 10; steps += 1) {
      const answer = await fetch(at, { redirect: 'manual', headers: { cookie: foreign.header() } });
      foreign.keep(answer.headers.getSetCookie());
      const to = answer.headers.get('location');
      if (to === null) throw new Error(`${at} leads nowhere: ${answer.status} ${await answer.text()}`);
      at = new URL(to, at);
      if (at.host === host) return at.pathname + at.search;
    }
    throw new Error(`${address} leads around in circles.`);
  }

  return {
    cookies: own.cookies,
    ask,
    walkThrough,
    /** Presses the button of a provider; where it leads. */
    async press(provider: string, back = '/portals'): Promise<HttpAnswer> {
      return ask(`/login/${provider}?redirectTo=${encodeURIComponent(back)}`, {});
    },
    /** Presses it and says who they are; the address that they come back with. */
    async sentBack(provider: string, back?: string): Promise<string> {
      return walkThrough((await this.press(provider, back)).headers.location ?? '');
    },
    /** All the way to the second step, or to why not. */
    async comeBack(provider: string, back?: string): Promise<HttpAnswer> {
      return ask(await this.sentBack(provider, back));
    },
  };
}
