import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { maintenanceAction } from '#server/operations/maintenance/maintenance-action.ts';
import { deleteCache } from '#server/operations/maintenance/delete-cache.ts';
import { readMaintenance } from '#server/operations/maintenance/read-maintenance.ts';
import type { RequestContext } from '#server/request-context.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { httpRequest } from '../support/http-request.ts';
import { otherThanAdministrators } from '../support/admin-people.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type AccessActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { database } = product;
const { owner } = database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(database, people);
const host = `localhost:${product.port}`;
const root = people.admin.id;

const nothing = () => Promise.resolve();
const contextOf = (actor: Actor, requestRefresh: () => Promise<void> = nothing) =>
  ({
    actor,
    db: database.as(actor),
    variant: defaultVariant,
    today: '2026-03-02',
    signedIn: { user: { id: root } },
    requestRefresh,
  }) as unknown as RequestContext;
const asAdmin = contextOf({ kind: 'admin', userId: root });

const begin = (fields: Record<string, string> = {}) => maintenanceAction(asAdmin, { intent: 'begin', words: '', until: '', ...fields });

afterEach(async () => {
  await owner.query('delete from maintenance');
});

const trail = async () =>
  (
    await owner.query(
      "select action, actor_id, before, after from audit_events where action ~ '^(maintenance|cache)' order by seq desc limit 1",
    )
  ).rows[0];

async function ask(accessActor: AccessActor, path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') {
  const { headers } = await credentialsOf(accessActor);
  const type: Record<string, string> = method === 'POST' ? { 'content-type': 'application/json' } : {};
  const sent = method === 'POST' ? { body: '{"data":null}' } : {};
  return httpRequest({ port: product.port, method, path, headers: { host, origin: `http://${host}`, ...type, ...headers }, ...sent });
}

const pages = [
  '',
  '/account/:account',
  '/portfolio/:portfolio',
  '/portfolio/:portfolio.data',
  '/portfolio/:portfolio/holdings.csv',
  '/portfolio/:portfolio/pdf',
].map((page) => `/dashboard/${ids.portal}${page.replace(':account', ids.account).replace(':portfolio', ids.portfolio)}`);

describe('while the portals are closed', () => {
  test.each<AccessActor>(['investor', 'advisor', 'viewingAdvisor', 'viewingAdmin'])(
    '%s reads that they are, everywhere',
    async (accessActor) => {
      await begin({ words: 'We move\nto a new house.' });
      for (const page of pages) {
        const answer = await ask(accessActor, page);
        expect([page, answer.status, answer.headers['retry-after']]).toEqual([page, 503, '300']);
        expect(answer.body).toContain('We move to a new house. We will reopen soon.');
        expect(answer.body).not.toContain(ids.account);
      }
    },
  );

  test('anyone who has nothing to do with a portal is told what they are always told', async () => {
    await begin();
    expect((await ask('strangerInvestor', `/dashboard/${ids.portal}`)).status).toBe(404);
    expect((await ask('guest', `/dashboard/${ids.portal}`)).status).toBe(302);
  });

  test('administrators go on, and are reminded', async () => {
    const [page = ''] = pages;
    expect((await ask('admin', page)).body).not.toContain('Maintenance mode is on');
    await begin();
    const answer = await ask('admin', page);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('Maintenance mode is on');
    expect((await ask('admin', '/admin/maintenance')).body).toContain('Open portals');
  });

  test.each<AccessActor>(['investor', 'advisor', 'service'])('nothing is called by %s', async (accessActor) => {
    await begin();
    const answer = await ask(accessActor, '/api/v1/callables/getCustomToken', 'POST');
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'in-maintenance' } });
  });

  test('people sign in, and see what is their own', async () => {
    await begin();
    expect((await ask('guest', '/login')).status).toBe(200);
    expect((await ask('investor', '/profile/me')).status).toBe(200);
  });

  test('the moment when it is expected to be over is said while it is to come, on the clock of the firm', async () => {
    await begin({ until: '2099-07-01', untilTime: '14:30' });
    expect((await ask('investor', `/dashboard/${ids.portal}`)).body).toContain('We expect to reopen at 01/07/2099 14:30.');
    await owner.query("update maintenance set until = '2020-01-01'");
    expect((await ask('investor', `/dashboard/${ids.portal}`)).body).toContain('We will reopen soon.');
  });
});

describe('closing and opening', () => {
  test('is told, with the words and the moment', async () => {
    expect(await begin({ words: '  We move. ', until: '2099-07-01', untilTime: '14:30' })).toEqual({ done: 'begun' });
    expect(await trail()).toEqual({
      action: 'maintenance-begun',
      actor_id: root,
      before: null,
      after: { until: '2099-07-01T13:30:00Z', words: 'We move.' },
    });
    expect((await readMaintenance(asAdmin)).maintenance).toMatchObject({ until: '2099-07-01T14:30', words: 'We move.', by: 'root' });
    expect(await maintenanceAction(asAdmin, { intent: 'end' })).toEqual({ done: 'ended' });
    expect(await trail()).toMatchObject({ action: 'maintenance-ended', actor_id: root });
    expect((await readMaintenance(asAdmin)).maintenance).toBeNull();
  });

  test('a day without a time means the end of the day', async () => {
    await begin({ until: '2099-07-01' });
    expect((await readMaintenance(asAdmin)).maintenance).toMatchObject({ until: '2099-07-01T23:59' });
  });

  test('of many at once one closes, and the others are told', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => begin()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'maintenance-under-way' });
  });

  test.each([
    ['a moment that has passed', { until: '2020-01-01', untilTime: '10:00' }, 'moment-passed'],
    ['a day that does not exist', { until: '2099-02-30', untilTime: '10:00' }, 'form-not-understood'],
    ['no moment at all', { until: 'soon' }, 'form-not-understood'],
    ['more words than fit', { words: 'x'.repeat(501) }, 'form-not-understood'],
    ['control characters', { words: 'x\u0000y' }, 'form-not-understood'],
    ['a field of its own', { begunBy: people.investor.id }, 'form-not-understood'],
  ])('%s is refused', async (_case, fields, code) => {
    await expect(begin(fields)).rejects.toMatchObject({ code });
    expect((await readMaintenance(asAdmin)).maintenance).toBeNull();
  });
});

describe('the cache', () => {
  test('is deleted: the market counts as another, all figures are computed again from their first day, and it is told', async () => {
    const state = async () => Number((await owner.query<{ version: string }>('select version from market_state')).rows[0]?.version);
    const before = await state();
    await owner.query("update ledger_marks set first_changed_day = '2030-01-01', computed_version = version");
    const requestRefresh = vi.fn<() => Promise<void>>(nothing);
    const portfolios = await deleteCache(contextOf({ kind: 'admin', userId: root }, requestRefresh));
    expect(requestRefresh).toHaveBeenCalledTimes(1);
    expect(await state()).toBe(before + 1);
    const { rows } = await owner.query<{ all: number; anew: number }>(
      `select count(*)::integer as all, count(*) filter (where mark.version > computed_version and first_changed_day <= state.first_day)::integer as anew
         from ledger_marks mark join figure_states state on state.account_id = mark.account_id and state.subject_id = mark.portfolio_id`,
    );
    expect(rows[0]).toEqual({ all: portfolios, anew: portfolios });
    expect(portfolios).toBeGreaterThan(1);
    expect(await trail()).toMatchObject({ action: 'cache-deleted', actor_id: root, after: { portfolios } });
  });

  test('from another site it is not', async () => {
    const { headers } = await credentialsOf('admin');
    const answer = await httpRequest({
      port: product.port,
      method: 'DELETE',
      path: '/api/v1/cache',
      headers: { host, ...headers, origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });
});

const changedBy = (actor: Actor, statement: string) =>
  database.as(actor).writeUnaudited('derived-figures', async ({ connection }) => (await connection.query(statement)).rowCount);

describe.each(otherThanAdministrators)('%s', (_who, actorOf) => {
  const actor = actorOf(root);

  test('is refused by the policy', async () => {
    await expect(readMaintenance(contextOf(actor))).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(deleteCache(contextOf(actor))).rejects.toMatchObject({ code: 'page-not-found' });
    for (const form of [{ intent: 'begin', words: '', until: '' }, { intent: 'end' }, { intent: 'delete-cache' }]) {
      await expect(maintenanceAction(contextOf(actor), form)).rejects.toMatchObject({ code: 'page-not-found' });
    }
  });

  test('is refused by row-level security', async () => {
    await begin();
    for (const statement of ['delete from maintenance', 'select forget_market()', 'insert into maintenance (id) values (1)']) {
      const outcome = await changedBy(actor, statement).catch((error: unknown) => error);
      expect(outcome === 0 || outcome instanceof Error).toBe(true);
    }
    expect((await readMaintenance(asAdmin)).maintenance).not.toBeNull();
  });
});
