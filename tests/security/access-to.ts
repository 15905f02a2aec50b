import { Agent } from 'node:http';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { expect } from 'vitest';
import { type HttpAnswer, type HttpRequest, httpRequest } from '../support/http-request.ts';
import type { RunningProduct } from '../support/running-product.ts';
import type { AccessRow } from './access-table.ts';
import { addressed, type Credentials, credentialsIn, type AccessActor } from './access-actors.ts';
import { canary, mayCarry, owners, twoClients } from './two-clients.ts';

/** The two clients of a product, and how every actor requests its addresses. */
export async function accessTo(product: RunningProduct) {
  const { ids, people } = await twoClients(product);
  const credentialsOf = credentialsIn(product.database, people);
  const host = `localhost:${product.port}`;

  function filled(path: string, own: Readonly<Record<string, string>> = {}): string {
    const values: Record<string, string> = {
      ...ids,
      holding: ids.fund,
      section: 'performance',
      ...own,
      figure: 'timeWeightedReturn',
      calculation: 'time-weighted-return',
    };
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

  const agent = new Agent({ keepAlive: true });
  const ask = (asked: Omit<HttpRequest, 'port' | 'agent'>) =>
    httpRequest({ port: product.port, agent, ...asked, headers: { host, ...asked.headers } });

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

  /** Until something may have changed, or an answer takes them away: to sign in takes longer than a request. */
  const kept = new Map<AccessActor, Credentials>();

  async function request(row: AccessRow, accessActor: AccessActor) {
    const credentials = kept.get(accessActor) ?? (await credentialsOf(accessActor));
    const answer = await send(row, credentials, { accessActor, token: credentials.token, formKey: newFormKey() });
    const isAsBefore = !answer.headers['set-cookie'] && credentials.token === 'none';
    if (isAsBefore) kept.set(accessActor, credentials);
    else kept.delete(accessActor);
    if (row.method !== 'GET' && mayHaveChanged(answer)) kept.clear();
    return answer;
  }

  return {
    ids,
    people,
    host,
    filled,
    ask,
    request,
    cookieOf: async (accessActor: AccessActor) => (await credentialsOf(accessActor)).headers.cookie ?? '',
  };
}

/** A refusal changes nothing: a status of one, or the way to the login or to the start. */
const mayHaveChanged = ({ status, location }: HttpAnswer): boolean => status < 400 && location !== '/login' && location !== '/';

interface Asked {
  readonly accessActor: AccessActor;
  readonly path: string;
}

/** Every text of a client carries her name: what of it stands here and must not reach the one who asks. */
export const foreignIn = (asked: Asked, body: string): readonly string[] =>
  owners.filter((owner) => !mayCarry(owner, asked) && body.includes(canary(owner))).map(canary);

export const expectNothingForeign = (asked: Asked, body: string): void => expect(foreignIn(asked, body)).toEqual([]);
