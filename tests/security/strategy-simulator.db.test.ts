import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { type AccessActor, credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

/** Tests what of a client the strategy simulator shows, and to whom. */
const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const { owner } = product.database;
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const page = `/dashboard/${ids.portal}/strategy-simulator`;

async function ask(accessActor: AccessActor, query = '') {
  const { headers } = await credentialsOf(accessActor);
  const { status, body } = await httpRequest({ port: product.port, path: `${page}${query}`, headers: { host, ...headers } });
  return { status, body };
}

/** The value that a field of the page begins with. */
const fieldOf = (body: string, name: string) =>
  /\bvalue="([^"]*)"/.exec(new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(body)?.[0] ?? '')?.[1];
const strategyOf = (body: string) =>
  /<option[^>]*value="(\d)"[^>]*\bselected/.exec(body)?.[1] ?? /<option[^>]*\bselected[^>]*value="(\d)"/.exec(body)?.[1];

async function valueOf(account: string): Promise<string> {
  const sql = 'select round(value)::text as value from snapshots where account_id = $1 order by day desc limit 1';
  return (await owner.query<{ value: string }>(sql, [account])).rows[0]?.value ?? '';
}

test('without a profile that has a level and a return it says why, and administrators what to do', async () => {
  const [client, admin] = [await ask('investor'), await ask('admin')];
  expect(client.status).toBe(200);
  expect(client.body).toContain('because no risk profile has both');
  expect(client.body).not.toContain('/admin/risk-profiles');
  expect(admin.body).toContain('/admin/risk-profiles');
});

describe('with strategies', () => {
  beforeAll(async () => {
    await owner.query(
      `insert into risk_profiles (name, level, returns) values ('Low', 3, 0.03), ('Middle', 4, 0.05), ('High', 6, 0.06), ('Unknown', 7, null)`,
    );
  });
  afterAll(() => owner.query('delete from risk_profiles where level is not null'));

  test.each<[AccessActor, string | null, string]>([
    ['investor', ids.account, '3'],
    ['otherInvestor', ids.otherAccount, '4'],
    // Who sees the portal as the client sees the accounts, and not the client's answers.
    ['viewingAdvisor', ids.account, '4'],
    ['viewingAdmin', ids.account, '4'],
    ['advisor', null, '4'],
    ['otherAdvisor', null, '4'],
    ['admin', null, '4'],
  ])('it begins for %s with no one else’s value and level', async (accessActor, account, strategy) => {
    const { status, body } = await ask(accessActor);
    expect(status).toBe(200);
    expect(fieldOf(body, 'amount')).toBe(account === null ? '100000' : await valueOf(account));
    expect(strategyOf(body)).toBe(strategy);
    expect(body.includes('Your own level is')).toBe(accessActor === 'investor');
  });

  test.each<[AccessActor, number]>([
    ['strangerInvestor', 404],
    ['strangerAdvisor', 404],
    ['unvalidated', 404],
    ['delegate', 404],
    ['guest', 302],
  ])('is not there for %s', async (accessActor, status) => {
    expect((await ask(accessActor)).status).toBe(status);
  });

  test('the address says the inputs, and what it says wrongly is left out and named', async () => {
    const query = '?strategy=6&amount=1000&monthly=-10&years=41&increase=3&inflation=2.5&real=1&goal=1e400';
    const { body } = await ask('advisor', query);
    expect(strategyOf(body)).toBe('6');
    expect(['amount', 'monthly', 'years', 'increase', 'inflation'].map((name) => fieldOf(body, name))).toEqual([
      '1000',
      '-10',
      '15',
      '3',
      '2.5',
    ]);
    expect(body).toContain('Some values could not be used');
    expect(body).toContain('used instead: Years, Goal.');
  });
});
