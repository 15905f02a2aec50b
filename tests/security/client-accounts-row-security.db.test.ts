import { expect, test } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { type ActorName, accessFixture, visiblePlaces } from './access-fixture.ts';
import { behindTheApp } from './behind-the-app.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, people, actors } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };
const names = Object.keys(visiblePlaces) as ActorName[];
const onlyHere = ['ada', 'ben', 'cora'];

const portalId = async (name: string) =>
  (await owner.query<{ id: string }>('select id from portals where name = $1', [name])).rows[0]?.id ?? '';
const main = await portalId('Main');
const other = await portalId('Other');
const list = (...ids: readonly string[]) => `array[${ids.map((id) => `'${id}'`).join(', ')}]::uuid[]`;
const open = (portal: string, advisers: readonly string[], email = 'new@home.example') =>
  `select open_account('${portal}', 'New', '${email}', 'GBP', ${list(...advisers)})`;

const viewer = { kind: 'advisor', userId: people.ada, onBehalfOf: people.ivy } as const;

test.each(names)('%s learns the advisers of a portal only where they work', async (name) => {
  const works = ['advisor', 'other advisor', 'advisor of a group', 'admin', 'system'].includes(name);
  expect(await seen(actors[name], `select name from advisers_on('${main}') order by 1`)).toEqual(works ? onlyHere : []);
});

test.each<[ActorName, string[], boolean]>([
  ['guest', [people.ada], false],
  ['service', [people.ada], false],
  ['investor', [people.ada], false],
  ['disabled investor', [people.ada], false],
  ['advisor', [people.ada], true],
  ['advisor', [people.ada, people.ben], true],
  // Someone else's alone: they would not see it any more.
  ['advisor', [people.ben], false],
  ['advisor', [], false],
  // No adviser of this portal, no adviser at all, nobody.
  ['advisor', [people.ada, people.eve], false],
  ['advisor', [people.ada, people.ivy], false],
  ['advisor', [people.ada, people.root], false],
  ['advisor', [people.ada, '0'.repeat(32)], false],
  ['advisor of another portal', [people.eve], false],
  ['admin', [people.ben], true],
  ['admin', [people.eve], false],
])('%s opens an account for %o: %s', async (name, advisers, isOpened) => {
  const opening = touched(actors[name], open(main, advisers));
  await (isOpened ? expect(opening).resolves.toBe(1) : expect(opening).rejects.toMatchObject(refused));
});

test('anyone who looks on behalf of a client opens nothing and changes no one', async () => {
  const ways = [
    open(main, [people.ada]),
    `select set_advisers('${accounts.north}', ${list(people.ada)})`,
    `select readdress_account('${accounts.north}', 'x@home.example')`,
  ];
  for (const way of ways) await expect(touched(viewer, way)).rejects.toMatchObject({ code: 'view-only' });
  const asked = [`select works_on('${main}')`, `select keeps_account('${accounts.north}')`];
  for (const question of asked) expect(await seen(viewer, question)).toEqual(['false']);
});

test.each(names)('%s changes advisers and address of the accounts alone that they keep', async (name) => {
  const actor = actors[name];
  const isStaff = actor.kind === 'admin' || actor.kind === 'system' || actor.kind === 'advisor';
  for (const [place, id] of Object.entries(accounts)) {
    const keeps = isStaff && visiblePlaces[name].some((each) => each === place);
    const stays = actor.kind === 'advisor' ? actor.userId : place === 'elsewhere' ? people.eve : people.ben;
    const ways = [`select set_advisers('${id}', ${list(stays)})`, `select readdress_account('${id}', 'else@home.example')`];
    for (const way of ways) {
      const changing = touched(actor, way);
      await (keeps ? expect(changing).resolves.toBe(1) : expect(changing).rejects.toMatchObject(refused));
    }
  }
});

test.each([
  ['drops themselves', list(people.ben)],
  ['names no one', list()],
  ['names a client', list(people.ada, people.otto)],
  ['names an adviser of another portal', list(people.ada, people.eve)],
])('an adviser who %s is refused', async (_case, advisers) => {
  await expect(touched(actors.advisor, `select set_advisers('${accounts.north}', ${advisers})`)).rejects.toMatchObject(refused);
});

test.each<[string, string]>([
  ['write_account', `select write_account('${main}', 'New', 'n@home.example', 'GBP', ${list(people.ada)}, null)`],
  ['write_advisers', `select write_advisers('${accounts.south}', ${list(people.ada)})`],
  ['write_address', `select write_address('${accounts.south}', 'n@home.example')`],
  ['known_advisers', `select known_advisers('${main}')`],
  ['known_external_id', `select known_external_id('x', null)`],
  ['link_client', `select link_client('${accounts.south}', 'n@home.example')`],
  ['hold_address', `select hold_address(null, '${main}', 'n@home.example')`],
])('what writes for the system, %s, is called by no one', async (_name, call) => {
  for (const name of ['advisor', 'admin', 'system'] as const) await expect(touched(actors[name], call)).rejects.toMatchObject(refused);
});

test.each([
  ['an address that is there', open(main, [people.ada], 'MAIL@home.example'), 'account-email-taken'],
  ['an address of the firm', open(main, [people.ada], 'Ben@home.example'), 'account-email-of-staff'],
  ['the address of another', `select readdress_account('${accounts.north}', 'mail@HOME.example')`, 'account-email-taken'],
  ['an address of the firm, changed', `select readdress_account('${accounts.north}', 'root@home.example')`, 'account-email-of-staff'],
])('%s is refused', async (_case, change, code) => {
  await expect(touched(actors.advisor, change)).rejects.toMatchObject({ code });
});

test('the same address is free on another portal', async () => {
  expect(await touched(actors['advisor of another portal'], open(other, [people.eve], 'otto@home.example'))).toBe(1);
});

test('a number of the source is known to those who work on the portal', async () => {
  await owner.query("update accounts set external_id = 'X-1' where id = $1", [accounts.south]);
  const taken = `select external_id_taken('${main}', 'X-1', null)`;
  expect(await seen(actors.advisor, taken)).toEqual(['true']);
  expect(await seen(actors['advisor of another portal'], taken)).toEqual(['false']);
  expect(await seen(actors.investor, taken)).toEqual(['false']);
});

test('an adviser of an access group sees what they open, and their colleagues outside of it do not', async () => {
  const cora = actors['advisor of a group'];
  let id = '';
  await database.as(cora).write(async (tx) => {
    id = await tx.accountRecords.open({
      portalId: main,
      name: 'Of the group',
      email: 'grouped@home.example',
      currency: 'GBP',
      advisers: [people.cora],
    });
    tx.audit.add({ action: 'account-changed', accountId: id });
  });
  expect(await seen(cora, `select name from accounts where id = '${id}'`)).toEqual(['Of the group']);
  expect(await seen(actors.advisor, `select name from accounts where id = '${id}'`)).toEqual([]);
});
