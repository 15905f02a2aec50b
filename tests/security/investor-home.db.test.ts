import { expect, test } from 'vitest';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type SignedInActor } from './access-actors.ts';
import { canary, twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const home = `/dashboard/${ids.portal}`;

const ask = async (actor: SignedInActor, path: string) => {
  const { headers } = await credentialsOf(actor);
  return httpRequest({ port: product.port, path, headers: { host: `localhost:${product.port}`, ...headers } });
};

/** The account of the other client is the northern one's from now on. */
const addSecond = () =>
  owner.query("update account_members set user_id = $2 where account_id = $1 and relation = 'client'", [
    ids.otherAccount,
    people.investor.id,
  ]);

const missing = 'This account does not have an External id.';

test('an investor with one account has a home of it, and of nobody else’s', async () => {
  const { status, body } = await ask('investor', home);
  expect(status).toBe(200);
  for (const own of ['portfolio 1', 'statement']) expect(body).toContain(`${canary('North')} ${own}`);
  for (const name of [canary('South'), canary('Far')]) expect(body).not.toContain(name);
  expect(body).not.toMatch(listOfAdvisers);
});

test.each(['investor', 'advisor', 'admin'] as const)('whoever sees an account is told when it has no external ID: %s', async (actor) => {
  const path = `${home}/account/${ids.account}`;
  expect((await ask(actor, path)).body).not.toContain(missing);
  await owner.query('update accounts set external_id = null where id = $1', [ids.account]);
  const { body } = await ask(actor, path);
  await owner.query("update accounts set external_id = 'A-North' where id = $1", [ids.account]);
  expect(body).toContain(missing);
  expect(body).toContain(actor === 'investor' ? 'Your adviser can help.' : 'there are no projections');
});

test('nobody else is told anything of it', async () => {
  await owner.query('update accounts set external_id = null where id = $1', [ids.account]);
  const { body } = await ask('otherInvestor', `${home}/account/${ids.account}`);
  await owner.query("update accounts set external_id = 'A-North' where id = $1", [ids.account]);
  expect(body).not.toContain(missing);
});

/** The list that advisers have, by what only it says. */
const listOfAdvisers =
  /First letter of the surname|Hide unlinked accounts|Last sign-in|Difference from benchmark|Unlinked account|Client group/;

test('the adviser has the list, its letters and its filters', async () => {
  expect((await ask('advisor', home)).body).toMatch(/First letter of the surname/);
});

test('an investor with several has a home: what they are together, and each by itself', async () => {
  await addSecond();
  await owner.query(
    'insert into terms_acceptances (account_id, terms_id, user_id) select $1, id, $2 from portal_terms where portal_id = $3 on conflict do nothing',
    [ids.otherAccount, people.investor.id, ids.portal],
  );
  const { status, body } = await ask('investor', `${home}?find=nothing&letter=Z&attention=stalePrices&page=2`);
  expect(status).toBe(200);
  expect(body).toContain('Your accounts');
  expect(body).toContain('Total value, 2 accounts');
  for (const [id, name] of [
    [ids.account, canary('North')],
    [ids.otherAccount, canary('South')],
  ] as const) {
    expect(body).toContain(`href="${home}/account/${id}`);
    expect(body).toContain(`${name} account`);
  }
  expect(body).not.toMatch(listOfAdvisers);
  expect(body).not.toContain(canary('Far'));
  // Nor behind the page: what advisers are told of a client and of all clients does not travel along.
  expect(/\b(?:hasClient|lastLogin|signedInLately|neverSignedIn|aheadOfBenchmark|hidesUnlinked)\b/.exec(body)?.[0]).toBeUndefined();
});

test('whose account it was sees neither of them', async () => {
  const { body } = await ask('otherInvestor', home);
  for (const name of [canary('North'), canary('South')]) expect(body).not.toContain(`${name} account`);
});
