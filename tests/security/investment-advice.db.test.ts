import { afterEach, describe, expect, test } from 'vitest';
import { requireRiskQuestionnaire } from '#server/operations/investment-advice/risk-questionnaire.ts';
import { variants } from '#variants/registry.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { canary, twoClients } from './two-clients.ts';

/** Tests who reads and who gives answers about risk. */
const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const { owner } = product.database;
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const page = `/dashboard/${ids.portal}/investment-advice`;

async function ask(accessActor: AccessActor, path: string, fields?: Record<string, string>) {
  const { headers } = await credentialsOf(accessActor);
  const form = { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };
  const posted = fields ? { method: 'POST', body: new URLSearchParams(fields).toString() } : {};
  const asked = { port: product.port, path, headers: { host, ...headers, ...(fields ? form : {}) }, ...posted };
  const { status, headers: answered, body } = await httpRequest(asked);
  return { status, location: answered.location ?? '', body };
}

const answers = {
  purpose: { purpose: 'grow', horizon: '1to3', withdrawals: 'none' },
  capacity: { share: 'under25', reserve: 'over12', loss: 'nothing' },
  attitude: { fall: 'wait', swings: 'uneven', experience: 'some' },
};
const next = { purpose: 'capacity', capacity: 'attitude', attitude: 'submit' } as const;
type Step = keyof typeof answers;

async function draftOf(userId: string) {
  const sql = `select replace(id::text, '-', '') as id, version from submissions
                where user_id = $1 and process = 'investment-advice' and submitted_at is null`;
  return (await owner.query<{ id: string; version: number }>(sql, [userId])).rows[0];
}

async function send(step: Step, more: Record<string, string> = {}, accessActor: 'otherInvestor' | 'investor' = 'otherInvestor') {
  const draft = await draftOf(people[accessActor].id);
  const at = { submission: draft?.id ?? 'new', version: String(draft?.version ?? 1) };
  return ask(accessActor, page, { intent: next[step], step, ...at, ...answers[step], ...more });
}

async function answerAll(): Promise<void> {
  for (const step of ['purpose', 'capacity', 'attitude'] as const) expect((await send(step)).status).toBe(302);
}

const resultsOf = async (userId: string) =>
  (
    await owner.query<{ result: unknown }>(
      "select result from submissions where user_id = $1 and process = 'investment-advice' and submitted_at is not null order by id",
      [userId],
    )
  ).rows.map(({ result }) => result);

const south = people.otherInvestor.id;

afterEach(() => owner.query("delete from submissions where user_id = $1 and process = 'investment-advice'", [south]));

describe('the northern client’s result', () => {
  test.each<[AccessActor, number, boolean]>([
    ['investor', 200, true],
    ['advisor', 200, false],
    ['groupAdvisor', 200, false],
    ['admin', 200, false],
    ['companyAdmin', 200, false],
    ['otherInvestor', 200, false],
    ['otherAdvisor', 200, false],
    ['strangerInvestor', 404, false],
    ['strangerAdvisor', 404, false],
    ['unvalidated', 404, false],
    ['delegate', 404, false],
    ['viewingAdvisor', 403, false],
    ['viewingAdmin', 403, false],
    ['guest', 302, false],
  ])('is on the page of the questions for its client alone: %s', async (accessActor, status, isThere) => {
    const answered = await ask(accessActor, page);
    expect(answered.status).toBe(status);
    expect(answered.body.includes(`${canary('North')} step`)).toBe(isThere);
  });

  test.each<[AccessActor, number]>([
    ['advisor', 200],
    ['groupAdvisor', 200],
    ['admin', 200],
    ['companyAdmin', 200],
    ['otherAdvisor', 404],
    ['strangerAdvisor', 404],
    ['investor', 302],
    ['otherInvestor', 302],
    ['viewingAdvisor', 302],
    ['viewingAdmin', 302],
    ['delegate', 404],
    ['guest', 302],
  ])('is read by whoever looks after the client: %s', async (accessActor, status) => {
    const answered = await ask(accessActor, `${page}/${ids.account}`);
    expect(answered.status).toBe(status);
    expect(answered.body.includes(`${canary('North')} step`)).toBe(status === 200);
  });

  test('is on no other portal, and the reading is recorded', async () => {
    expect((await ask('admin', `/dashboard/${ids.otherPortal}/investment-advice/${ids.account}`)).status).toBe(404);
    const { rows } = await owner.query(
      "select actor_kind from audit_events where action = 'form-read' and after ->> 'process' = 'investment-advice'",
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  test.each<[AccessActor, readonly string[]]>([
    ['advisor', [ids.account]],
    ['otherAdvisor', [ids.otherAccount]],
    ['admin', [ids.account, ids.otherAccount]],
  ])('in the list %s sees their own clients', async (accessActor, accounts) => {
    const { body } = await ask(accessActor, `${page}?order=level&page=1000`);
    for (const account of [ids.account, ids.otherAccount, ids.farAccount])
      expect(body.includes(`/${account}`)).toBe(accounts.includes(account));
  });
});

describe('answers', () => {
  test('are kept step by step and give a level that limits cap', async () => {
    await answerAll();
    expect(await resultsOf(south)).toEqual([{ level: 3, attitude: 5, limits: [{ question: 'horizon', level: 3 }] }]);
    const { body } = await ask('otherInvestor', page);
    expect(body).toContain('Level 3 of 7');
    const { rows } = await owner.query<{ action: string }>(
      "select action from audit_events where actor_id = $1 and action like 'form-%' order by seq",
      [south],
    );
    expect(rows.map(({ action }) => action)).toEqual(['form-saved', 'form-saved', 'form-submitted']);
  });

  test.each<[string, Record<string, string>]>([
    ['the level', { level: '7' }],
    ['the result', { result: '{"level":7}' }],
    ['someone else', { userId: people.investor.id }],
    ['a question of another step', { fall: 'buy' }],
    ['no step', { step: 'points' }],
  ])('that name %s are refused', async (_name, more) => {
    expect((await send('purpose', more)).status).toBe(400);
    expect(await draftOf(south)).toBeUndefined();
  });

  test.each<[string, Record<string, string>]>([
    ['is missing', { horizon: '' }],
    ['is none of the options', { horizon: 'never' }],
  ])('of which one %s are not kept', async (_name, more) => {
    expect((await send('purpose', more)).status).toBe(400);
    expect(await draftOf(south)).toBeUndefined();
  });

  test('are not handed in before every step is filled in', async () => {
    await send('purpose');
    expect((await send('attitude')).status).toBe(400);
    expect(await resultsOf(south)).toEqual([]);
  });

  test('go to no submission of another client', async () => {
    await send('purpose');
    const draft = await draftOf(south);
    const foreign = { intent: 'attitude', step: 'capacity', submission: draft?.id ?? '', version: '1', ...answers.capacity };
    expect((await ask('investor', page, foreign)).status).toBe(400);
    expect(await draftOf(people.investor.id)).toBeUndefined();
  });

  test.each<[AccessActor, number]>([
    ['advisor', 404],
    ['admin', 404],
    ['viewingAdvisor', 403],
    ['viewingAdmin', 403],
    ['delegate', 404],
    ['strangerInvestor', 404],
    ['guest', 302],
  ])('are given by clients of the portal alone: %s', async (accessActor, status) => {
    const fields = { intent: 'capacity', step: 'purpose', submission: 'new', version: '1', ...answers.purpose };
    expect((await ask(accessActor, page, fields)).status).toBe(status);
  });

  test('give five results a day, and no more', async () => {
    for (let nth = 0; nth < 5; nth++) await answerAll();
    const refused = await send('purpose');
    expect(refused.status).toBe(400);
    expect(await draftOf(south)).toBeUndefined();
    expect(await resultsOf(south)).toHaveLength(5);
    expect((await ask('otherInvestor', `${page}?step=purpose`)).body).toContain('You can answer again tomorrow.');
  });

  test('stay as they are once they have a result', async () => {
    await answerAll();
    const change = `update submissions set result = '{"level": 7}' where user_id = $1 and process = 'investment-advice'`;
    await expect(owner.query(change, [south])).rejects.toMatchObject({ code: '42501' });
  });
});

test('a firm of private equity asks nothing', () => {
  expect(() => requireRiskQuestionnaire(variants['private-equity'])).toThrow(expect.objectContaining({ code: 'page-not-found' }));
});
