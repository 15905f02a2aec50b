import { type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LiveNews } from '#contracts/live-news.ts';
import { system } from '#domain/actor.ts';
import { streamLimits } from '#server/events/stream-limits.ts';
import { notify } from '#server/operations/notifications/notify.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const { database } = product;
const { owner } = database;
const credentialsOf = credentialsIn(database, people);
const host = `localhost:${product.port}`;
const path = '/api/v1/events';

interface OpenStream {
  readonly status: number;
  readonly heard: LiveNews[];
  readonly isEnded: () => boolean;
  readonly answer: IncomingMessage;
}

const opened: OpenStream[] = [];
afterEach(async () => {
  for (const { answer } of opened.splice(0)) answer.destroy();
  await wait(50);
});

async function open(headers: Readonly<Record<string, string>>): Promise<OpenStream> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const all = { host, accept: 'text/event-stream', ...headers };
    request({ host: '127.0.0.1', port: product.port, path, headers: all, agent: false }, resolve).on('error', reject).end();
  });
  const heard: LiveNews[] = [];
  let isEnded = false;
  let isReady = answer.statusCode !== 200;
  let text = '';
  answer.on('data', (piece: Buffer) => {
    text += piece.toString();
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      isReady = true;
      if (part.startsWith('data: ')) heard.push(JSON.parse(part.slice(6)) as LiveNews);
    }
  });
  answer.on('close', () => {
    isEnded = true;
  });
  await vi.waitFor(() => expect(isReady).toBe(true));
  const stream = { status: answer.statusCode ?? 0, heard, isEnded: () => isEnded, answer };
  opened.push(stream);
  return stream;
}

const openAs = async (as: AccessActor) => open((await credentialsOf(as)).headers);

async function openAll(actors: readonly AccessActor[]): Promise<Map<AccessActor, OpenStream>> {
  return new Map(await Promise.all(actors.map(async (as) => [as, await openAs(as)] as const)));
}

/** Returns the kinds of events that each actor receives within about a second of `happens`. */
async function whoHears(streams: ReadonlyMap<AccessActor, OpenStream>, happens: () => Promise<unknown>): Promise<Record<string, string[]>> {
  await happens();
  await wait(1200);
  const heard = [...streams].filter(([, stream]) => stream.heard.length > 0);
  return Object.fromEntries(heard.map(([as, stream]) => [as, stream.heard.map(({ kind }) => kind)]));
}

const everyone = [
  'investor',
  'otherInvestor',
  'strangerInvestor',
  'unvalidated',
  'delegate',
  'advisor',
  'otherAdvisor',
  'strangerAdvisor',
  'groupAdvisor',
  'admin',
  'viewingAdvisor',
  'viewingAdmin',
] as const;

/** In this process: the product, another one, hears it from the database. */
const tellInvestor = (key: string) =>
  database
    .as(system('test'))
    .writeUnaudited('demo-history', (tx) =>
      notify(tx, { kind: 'document', accountId: ids.account, to: 'client', about: 'Canary', page: 'library', params: {}, key }),
    );

async function changeEveryAccount(): Promise<void> {
  const { rows } = await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from accounts");
  const all = rows.map(({ id }) => id);
  await database.as(system('test')).writeUnaudited('derived-figures', (tx) => tx.changes.tell('accounts', all));
}

describe('open pages', () => {
  test('are told of a notification for the right person alone, from another process, without what it says', async () => {
    const streams = await openAll(everyone);
    expect(await whoHears(streams, () => tellInvestor('one'))).toEqual({ investor: ['notifications'] });
    expect(streams.get('investor')?.heard).toEqual([{ kind: 'notifications' }]);
  });

  test('are told of a changed account by those who see it alone, with its id and no others', async () => {
    const streams = await openAll(everyone);
    const heard = await whoHears(streams, changeEveryAccount);
    expect(heard['unvalidated']).toBeUndefined();
    expect(heard['delegate']).toBeUndefined();
    expect(heard['investor']).toEqual(['accounts']);
    const ofInvestor = streams.get('investor')?.heard[0];
    expect(ofInvestor).toEqual({ kind: 'accounts', ids: [ids.account] });
    expect(streams.get('viewingAdvisor')?.heard).toEqual([ofInvestor]);
    expect(JSON.stringify(streams.get('otherInvestor')?.heard)).not.toContain(ids.account);
    expect(JSON.stringify(streams.get('otherAdvisor')?.heard)).not.toContain(ids.account);
    expect(JSON.stringify(streams.get('admin')?.heard)).toContain(ids.account);
  });

  test('are told when an account or a person is changed', async () => {
    const streams = await openAll(['investor', 'otherInvestor']);
    const heard = await whoHears(streams, () => owner.query('update accounts set location = $1 where id = $2', ['Here', ids.account]));
    expect(heard).toEqual({ investor: ['accounts'] });
    const later = await whoHears(streams, () => owner.query("update users set title = 'Dr' where id = $1", [people.otherInvestor.id]));
    expect(later).toEqual({ investor: ['accounts'], otherInvestor: ['people'] });
  });

  test('are told by account of a message and of how far someone has read, and of no note of the firm', async () => {
    const streams = await openAll(everyone);
    const write = (isInternal: boolean) =>
      owner.query(
        `insert into thread_messages (account_id, thread_id, side, is_internal, written_by_name, text) values ($1, $2, 'firm', $3, 'Someone', 'Canary')`,
        [ids.account, ids.thread, isInternal],
      );
    expect(await whoHears(streams, () => write(true))).toEqual({});
    const heard = await whoHears(streams, () => write(false));
    expect(Object.keys(heard).toSorted()).toEqual(['admin', 'advisor', 'groupAdvisor', 'investor', 'viewingAdmin', 'viewingAdvisor']);
    expect(streams.get('investor')?.heard).toEqual([{ kind: 'threads', ids: [ids.account] }]);
    const read = () =>
      owner.query(
        `insert into thread_readers (account_id, thread_id, user_id, read_at) values ($1, $2, $3, '2026-11-01')
         on conflict (account_id, thread_id, user_id) do update set read_at = excluded.read_at`,
        [ids.account, ids.thread, people.investor.id],
      );
    expect((await whoHears(streams, read))['investor']).toEqual(['threads', 'threads']);
    expect((await whoHears(streams, read))['investor']).toEqual(['threads', 'threads']);
  });

  test('hear nothing that someone makes up', async () => {
    const streams = await openAll(['investor']);
    expect(
      await whoHears(streams, () =>
        owner.query(`select pg_notify('changes', 'accounts ''); drop table users'), pg_notify('changes', 'x')`),
      ),
    ).toEqual({});
  });
});

describe('a stream', () => {
  test.each(['guest', 'service', 'revokedService', 'pinPending', 'expired', 'disabled', 'tokenLink'] as const)(
    'is not for %s',
    async (as) => {
      expect((await openAs(as)).status).toBe(401);
    },
  );

  test('is for pages of ours that ask for events', async () => {
    const { headers } = await credentialsOf('investor');
    expect((await open({ ...headers, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await httpRequest({ port: product.port, path, headers: { host, ...headers } })).status).toBe(406);
    const { answer } = await open(headers);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('moves no deadline of its session', async () => {
    const deadline = async () =>
      (await owner.query('select max(idle_deadline)::text as at from sessions where user_id = $1', [people.advisor.id])).rows;
    const { headers } = await credentialsOf('advisor');
    await owner.query("update sessions set idle_deadline = idle_deadline - interval '5 minutes'");
    const before = await deadline();
    await open(headers);
    await wait(300);
    expect(await deadline()).toEqual(before);
  });

  test.each([
    ['is deleted', 'delete from sessions where user_id = $1'],
    ['is over', 'update sessions set idle_deadline = now() where user_id = $1'],
    ['is of someone who is disabled', 'update user_security set is_disabled = true where user_id = $1'],
  ])('ends within five seconds when its session %s, and says so', async (_how, sql) => {
    const stream = await openAs('investor');
    await owner.query(sql, [people.investor.id]);
    await vi.waitFor(() => expect(stream.isEnded()).toBe(true), { timeout: 60_000 });
    expect(stream.heard.at(-1)).toEqual({ kind: 'ended' });
    await owner.query('update user_security set is_disabled = false where user_id = $1', [people.investor.id]);
  });

  test('ends when its reader looks as someone else', async () => {
    const stream = await openAs('viewingAdvisor');
    await owner.query('update sessions set viewed_account_id = null, viewed_person_id = null where user_id = $1', [people.advisor.id]);
    await vi.waitFor(() => expect(stream.isEnded()).toBe(true), { timeout: 60_000 });
  });

  test('is one of few: a thousand are refused, and the first go on', async () => {
    const { headers } = await credentialsOf('investor');
    const many = await Promise.all(Array.from({ length: 1000 }, () => open(headers).catch(() => null)));
    const statuses = many.flatMap((stream) => (stream ? [stream.status] : []));
    expect(statuses.filter((status) => status === 200)).toHaveLength(streamLimits.session);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await openAs('otherInvestor')).status).toBe(200);
    await tellInvestor('many');
    const first = many.find((stream) => stream?.status === 200);
    await vi.waitFor(() => expect(first?.heard).toContainEqual({ kind: 'notifications' }), { timeout: 60_000 });
  });
});
