import { describe, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { testDatabase } from '../support/test-database.ts';
import { accessFixture } from './access-fixture.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, people } = await accessFixture(database);
const groupId = await single("select id as value from access_groups where name = 'Closed ones'");
const otherPortal = await single("select id as value from portals where name = 'Other'");

async function single(text: string): Promise<string> {
  return (await owner.query<{ value: string }>(text)).rows[0]?.value ?? '';
}

interface Facts {
  readonly people: readonly { id: string; role: string; is_disabled: boolean }[];
  readonly accounts: readonly { id: string; portal_id: string; is_active: boolean; is_validated: boolean }[];
  readonly team: readonly { group_id: string; user_id: string }[];
  readonly clients: readonly { group_id: string; account_id: string }[];
  readonly members: readonly { account_id: string; user_id: string; relation: string; is_open: boolean }[];
  readonly portals: readonly { portal_id: string; user_id: string; is_owner: boolean; is_staff: boolean; is_open: boolean }[];
}

const tables: Readonly<Record<keyof Facts, string>> = {
  people: 'select id, role, is_disabled from users join user_security on user_id = id',
  accounts: 'select id, portal_id, is_active, validated_at is not null as is_validated from accounts',
  team: 'select * from access_group_team',
  clients: 'select * from access_group_clients',
  members: 'select * from account_members',
  portals: 'select * from portal_members',
};

async function facts(): Promise<Facts> {
  const found: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(tables)) found[name] = (await owner.query(text)).rows;
  return found as unknown as Facts;
}

/** The rule in plain words, over everything: once more, apart from the triggers. */
function shouldBeOpen({ people: everybody, accounts: all, team, clients }: Facts, member: Facts['members'][number]): boolean {
  const person = everybody.find(({ id }) => id === member.user_id);
  const account = all.find(({ id }) => id === member.account_id);
  if (!person || !account || person.is_disabled) return false;
  if (member.relation === 'client') return person.role === 'investor' && account.is_active && account.is_validated;
  const groups = team.filter(({ user_id }) => user_id === person.id).map(({ group_id }) => group_id);
  const isOfGroup = clients.some(({ group_id, account_id }) => account_id === account.id && groups.includes(group_id));
  return person.role === 'advisor' && (groups.length === 0 || isOfGroup);
}

/** Portal and person of each who should be let in. */
function shouldEnter(all: Facts): string[] {
  const portalOf = new Map(all.accounts.map(({ id, portal_id }) => [id, portal_id]));
  const members = all.members.filter((member) => shouldBeOpen(all, member));
  const owners = all.portals.filter(({ is_owner, is_staff, user_id }) =>
    all.people.some(({ id, role, is_disabled }) => id === user_id && !is_disabled && (is_owner || (is_staff && role === 'advisor'))),
  );
  const pairs = [
    ...members.map(({ account_id, user_id }) => `${portalOf.get(account_id)} ${user_id}`),
    ...owners.map(({ portal_id, user_id }) => `${portal_id} ${user_id}`),
  ];
  return [...new Set(pairs)].toSorted();
}

async function expectInLine(): Promise<void> {
  const all = await facts();
  expect(all.members.map(({ account_id, user_id, is_open }) => ({ account_id, user_id, is_open }))).toEqual(
    all.members.map((member) => ({ account_id: member.account_id, user_id: member.user_id, is_open: shouldBeOpen(all, member) })),
  );
  const entered = all.portals.filter(({ is_open }) => is_open).map(({ portal_id, user_id }) => `${portal_id} ${user_id}`);
  expect(entered.toSorted()).toEqual(shouldEnter(all));
}

const isOpen = async (account: string, person: string) =>
  (await owner.query<{ is_open: boolean }>('select is_open from account_members where account_id = $1 and user_id = $2', [account, person]))
    .rows[0]?.is_open ?? null;
const enters = async (portal: string, person: string) =>
  (await owner.query<{ is_open: boolean }>('select is_open from portal_members where portal_id = $1 and user_id = $2', [portal, person]))
    .rows[0]?.is_open ?? null;
const mainPortal = await single("select id as value from portals where name = 'Main'");

type Look = () => Promise<boolean | null>;
const opened = {
  ivy: () => isOpen(accounts.north, people.ivy),
  una: () => isOpen(accounts.waiting, people.una),
  dan: () => isOpen(accounts.closed, people.dan),
  ada: () => isOpen(accounts.north, people.ada),
  benOfWaiting: () => isOpen(accounts.waiting, people.ben),
  coraOfSouth: () => isOpen(accounts.south, people.cora),
  coraOfClosed: () => isOpen(accounts.closed, people.cora),
} satisfies Record<string, Look>;
const inside = {
  ivyOnMain: () => enters(mainPortal, people.ivy),
  ivyOnOther: () => enters(otherPortal, people.ivy),
  adaOnMain: () => enters(mainPortal, people.ada),
  adaOnOther: () => enters(otherPortal, people.ada),
  coraOnMain: () => enters(mainPortal, people.cora),
  eveOnMain: () => enters(mainPortal, people.eve),
} satisfies Record<string, Look>;

const north = `'${accounts.north}'`;
const eveOnMain = `user_id = '${people.eve}' and portal_id = '${mainPortal}'`;
const southForCora = `account_id = '${accounts.south}' and user_id = '${people.cora}'`;

test('as the fixture stands', async () => {
  await expectInLine();
  const states: (boolean | null)[] = [];
  for (const look of [opened.ivy, opened.una, opened.dan, opened.ada, opened.benOfWaiting, opened.coraOfSouth, opened.coraOfClosed]) {
    states.push(await look());
  }
  expect(states).toEqual([true, false, false, true, true, false, true]);
});

// Each follows on the one before.
describe('what is open follows', () => {
  test.each<[string, string, Look, boolean | null]>([
    ['an account that is closed', `update accounts set is_active = false where id = ${north}`, opened.ivy, false],
    ['the same, on its portal', 'select', inside.ivyOnMain, false],
    ['not for its advisor', 'select', opened.ada, true],
    ['an account that is opened again', `update accounts set is_active = true where id = ${north}`, opened.ivy, true],
    ['an account that administrators approve', `update accounts set validated_at = now() where name = 'Waiting'`, opened.una, true],
    ['one that it no longer does', `update accounts set validated_at = null where name = 'Waiting'`, opened.una, false],
    ['a person let in again', `update user_security set is_disabled = false where user_id = '${people.dan}'`, opened.dan, true],
    ['an advisor disabled', `update user_security set is_disabled = true where user_id = '${people.ada}'`, opened.ada, false],
    ['the same, on the portal', 'select', inside.adaOnMain, false],
    ['an advisor let in again', `update user_security set is_disabled = false where user_id = '${people.ada}'`, opened.ada, true],
    ['somebody who is an advisor no more', `update users set role = 'investor' where id = '${people.ada}'`, opened.ada, false],
    ['somebody who is one again', `update users set role = 'advisor' where id = '${people.ada}'`, opened.ada, true],
    [
      'a client who comes into a group',
      `insert into access_group_clients values ('${groupId}', '${accounts.south}')`,
      opened.coraOfSouth,
      true,
    ],
    ['one who leaves it', `delete from access_group_clients where account_id = '${accounts.south}'`, opened.coraOfSouth, false],
    ['an advisor who joins a team', `insert into access_group_team values ('${groupId}', '${people.ben}')`, opened.benOfWaiting, false],
    ['one who leaves it', `delete from access_group_team where user_id = '${people.ben}'`, opened.benOfWaiting, true],
    ['a group that loses all its clients', 'delete from access_group_clients', opened.coraOfClosed, false],
    ['the same, on the portal', 'select', inside.coraOnMain, false],
    ['a group that is gone', 'delete from access_groups', opened.coraOfSouth, true],
    ['the same, on the portal', 'select', inside.coraOnMain, true],
    ['a membership written as open', `update account_members set is_open = true where user_id = '${people.una}'`, opened.una, false],
    [
      'a client who is called an advisor',
      `update account_members set relation = 'advisor' where user_id = '${people.ivy}'`,
      opened.ivy,
      false,
    ],
    [
      'a client who is called one again',
      `update account_members set relation = 'client' where user_id = '${people.ivy}'`,
      opened.ivy,
      true,
    ],
    ['a membership that is taken away', `delete from account_members where ${southForCora}`, opened.coraOfSouth, null],
    [
      'a membership that is given',
      `insert into account_members values ('${accounts.south}', '${people.cora}', 'advisor')`,
      opened.coraOfSouth,
      true,
    ],
    [
      'a membership that moves',
      `update account_members set account_id = '${accounts.elsewhere}' where user_id = '${people.ada}'`,
      inside.adaOnOther,
      true,
    ],
    ['the same, where it was', 'select', inside.adaOnMain, false],
    [
      'an account that moves to another portal',
      `update accounts set portal_id = '${otherPortal}' where id = ${north}`,
      inside.ivyOnOther,
      true,
    ],
    ['the same, where it was', 'select', inside.ivyOnMain, false],
    ['an owner', `insert into portal_members values ('${mainPortal}', '${people.eve}', true)`, inside.eveOnMain, true],
    ['an owner disabled', `update user_security set is_disabled = true where user_id = '${people.eve}'`, inside.eveOnMain, false],
    ['an owner let in again', `update user_security set is_disabled = false where user_id = '${people.eve}'`, inside.eveOnMain, true],
    [
      'a portal written as open',
      `update portal_members set is_owner = false, is_open = true where user_id = '${people.eve}' and portal_id = '${mainPortal}'`,
      inside.eveOnMain,
      false,
    ],
    ['an adviser of the staff', `update portal_members set is_staff = true where ${eveOnMain}`, inside.eveOnMain, true],
    ['one who is an adviser no more', `update users set role = 'investor' where id = '${people.eve}'`, inside.eveOnMain, false],
    ['one who is one again', `update users set role = 'advisor' where id = '${people.eve}'`, inside.eveOnMain, true],
    ['one disabled', `update user_security set is_disabled = true where user_id = '${people.eve}'`, inside.eveOnMain, false],
    ['one let in again', `update user_security set is_disabled = false where user_id = '${people.eve}'`, inside.eveOnMain, true],
    ['one who leaves the staff', `update portal_members set is_staff = false where ${eveOnMain}`, inside.eveOnMain, false],
  ])('%s', async (_case, change, look, expected) => {
    await owner.query(change);
    expect(await look()).toBe(expected);
    await expectInLine();
  });
});

test('what is gone leaves nothing open', async () => {
  const accountId = await single(`
    insert into accounts (portal_id, name, email, currency) values ('${mainPortal}', 'Short', 'short@home.example', 'GBP') returning id as value`);
  const personId = await single(
    "insert into users (email, name, role) values ('short@home.example', 'short', 'advisor') returning id as value",
  );
  await owner.query('insert into account_members values ($1, $2, $3)', [accountId, personId, 'advisor']);
  expect(await enters(mainPortal, personId)).toBe(true);
  await owner.query('delete from accounts where id = $1', [accountId]);
  expect(await enters(mainPortal, personId)).toBe(false);
  await owner.query('insert into account_members values ($1, $2, $3)', [accounts.south, personId, 'advisor']);
  await owner.query(
    "with made as (insert into access_groups (name) values ('Short') returning id) insert into access_group_team select id, $1 from made",
    [personId],
  );
  expect(await isOpen(accounts.south, personId)).toBe(false);
  await owner.query('delete from users where id = $1', [personId]);
  expect(await enters(mainPortal, personId)).toBeNull();
  await expectInLine();
});

const flips = [
  `update accounts set is_active = not is_active where id = '${accounts.south}'`,
  `update accounts set validated_at = case when validated_at is null then now() end where id = '${accounts.south}'`,
  `update user_security set is_disabled = not is_disabled where user_id = '${people.otto}'`,
  `update user_security set is_disabled = not is_disabled where user_id = '${people.ben}'`,
  `update users set role = case role when 'advisor' then 'admin' else 'advisor' end where id = '${people.ben}'`,
  `insert into account_members values ('${accounts.south}', '${people.ben}', 'advisor') on conflict do nothing`,
  `delete from account_members where account_id = '${accounts.south}' and user_id = '${people.ben}'`,
  `insert into account_members values ('${accounts.south}', '${people.otto}', 'client') on conflict do nothing`,
  `delete from account_members where account_id = '${accounts.south}' and user_id = '${people.otto}'`,
  `insert into access_group_team select id, '${people.ben}' from access_groups on conflict do nothing`,
  `delete from access_group_team where user_id = '${people.ben}'`,
  `insert into access_group_clients select id, '${accounts.south}' from access_groups on conflict do nothing`,
  `delete from access_group_clients where account_id = '${accounts.south}'`,
];

test('of changes at the same time none is lost', async () => {
  await owner.query("insert into access_groups (name) values ('Parallel')");
  const ofDeadlock = 'server-busy';
  for (let round = 0; round < 10; round += 1) {
    const shuffled = flips.map((flip, at) => ({ flip, place: (at * 7 + round * 5) % flips.length })).sort((a, b) => a.place - b.place);
    const changes = shuffled.map(({ flip }) =>
      database.as(system('test')).writeUnaudited('demo-history', async ({ connection }) => {
        await connection.query(flip);
        await connection.query('select pg_sleep(0.003)');
      }),
    );
    const failed = (await Promise.allSettled(changes)).filter((change) => change.status === 'rejected');
    expect(failed.map(({ reason }) => (reason as { code?: string }).code).filter((code) => code !== ofDeadlock)).toEqual([]);
    await expectInLine();
  }
});
