import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { expect } from 'vitest';
import { type HttpRequest, httpRequest } from '../support/http-request.ts';
import type { RunningProduct } from '../support/running-product.ts';
import type { AccessRow } from './access-table.ts';
import { addressed, type Credentials, credentialsIn, type Knocker } from './knockers.ts';
import { canary, owners, readersOf, twoClients } from './two-clients.ts';

/** The two clients of a product, and how everybody knocks at its addresses. */
export async function accessTo(product: RunningProduct) {
  const { ids, people } = await twoClients(product);
  const credentialsOf = credentialsIn(product.database, people);
  const host = `localhost:${product.port}`;

  function filled(path: string, own: Readonly<Record<string, string>> = {}): string {
    const values: Record<string, string> = { ...ids, ...own, figure: 'timeWeightedReturn', calculation: 'time-weighted-return' };
    return path.replaceAll(/:(\w+)|\{(\w+)\}/g, (_all, colon: string, braces: string) => values[colon ?? braces] ?? 'missing');
  }

  function filledForm(body: Readonly<Record<string, string>>, own: Readonly<Record<string, string>>): string {
    return filled(new URLSearchParams(body).toString().replaceAll('%7B', '{').replaceAll('%7D', '}'), own);
  }

  /** Braces around a name alone: those of the JSON itself stand beside quotes. */
  function filledJson(json: object): string {
    const values: Record<string, string> = { ...ids, disabled: people.disabled.id };
    return JSON.stringify(json).replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? 'missing');
  }

  const ask = (asked: Omit<HttpRequest, 'port'>) => httpRequest({ port: product.port, ...asked, headers: { host, ...asked.headers } });

  function send({ method, path, body, json }: AccessRow, credentials: Credentials, values: Record<string, string>) {
    const type = json ? 'application/json' : 'application/x-www-form-urlencoded';
    const own = method === 'GET' ? {} : { origin: `http://${host}` };
    const form = method === 'POST' ? { ...own, 'content-type': type } : own;
    return ask({
      method,
      path: addressed(filled(path, values), credentials),
      headers: { ...credentials.headers, ...form },
      ...(method === 'POST' ? { body: json ? filledJson(json) : filledForm(body ?? {}, values) } : {}),
    });
  }

  /** Until something is changed, or an answer takes them away: to sign in takes longer than to knock. */
  const kept = new Map<Knocker, Credentials>();

  async function knock(row: AccessRow, knocker: Knocker) {
    const credentials = kept.get(knocker) ?? (await credentialsOf(knocker));
    const answer = await send(row, credentials, { knocker, token: credentials.token, formKey: newFormKey() });
    const isAsBefore = !answer.headers['set-cookie'] && credentials.token === 'none';
    if (isAsBefore) kept.set(knocker, credentials);
    else kept.delete(knocker);
    if (row.method !== 'GET') kept.clear();
    return answer;
  }

  return {
    ids,
    people,
    host,
    filled,
    ask,
    knock,
    cookieOf: async (knocker: Knocker) => (await credentialsOf(knocker)).headers.cookie ?? '',
  };
}

/** Every text of a client carries her name; it must not reach anybody who is not hers. */
export function expectNothingForeign(knocker: Knocker, body: string): void {
  for (const owner of owners) if (!readersOf[owner].includes(knocker)) expect(body).not.toContain(canary(owner));
}
