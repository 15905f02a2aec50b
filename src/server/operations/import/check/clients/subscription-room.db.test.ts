import { beforeEach, describe, expect, test } from 'vitest';
import { emptied, type Folder, importFolder, told } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const db = await testDatabase();

beforeEach(async () => {
  await emptied(db);
  await standard(3, 2);
});

const standard = (accounts: number, advisors: number) =>
  db.owner.query('update subscriptions set accounts = $1, advisors = $2 where is_standard', [accounts, advisors]);

const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
const users = (...lines: string[]) => ['email,name,role', ...lines].join('\n');
const everybody = users(...names.map((name) => `${name}@firm.example,${name},advisor`));

/** Accounts and so on of a portal, each with the first names of its advisers. */
function house(advisers: readonly string[], portal = 'Main'): Folder {
  const lines = advisers.map((of, at) => `A-${at + 1},Ivy,ivy${at}@home.example,${portal},${addresses(of)},GBP`);
  return { 'users.csv': everybody, 'accounts.csv': ['externalId,name,email,portal,advisors,currency', ...lines].join('\n') };
}

const addresses = (advisers: string) => advisers.replaceAll(/\w+/g, '$&@firm.example').replaceAll(' ', ';');
const problemsOf = async (folder: Folder) => told(await importFolder(db, folder)).refused;
const refusal = (sentence: string) => [`accounts.csv:  null | ${sentence}`];

const membersOf = async () =>
  (
    await db.owner.query<{ name: string }>(
      "select name from portal_members join users on users.id = user_id where is_open and role = 'advisor' order by name",
    )
  ).rows.map(({ name }) => name);

describe('more than the subscription allows is refused with the command that raises it', () => {
  test.each([
    [
      'accounts of a new portal',
      house(['Ada', 'Ada', 'Ada', 'Ada']),
      'the subscription of the portal "Main" allows 3 accounts, and it would have 4. Raise it first: npm run subscription -- --accounts 4 --advisors 2',
    ],
    [
      'advisers of a new portal',
      house(['Ada', 'Ben Cleo']),
      'the subscription of the portal "Main" allows 2 advisers, and it would have 3. Raise it first: npm run subscription -- --accounts 3 --advisors 3',
    ],
    [
      'both',
      house(['Ada', 'Ben', 'Cleo', 'Ada']),
      'the subscription of the portal "Main" allows 3 accounts, and it would have 4; 2 advisers, and it would have 3. Raise it first: npm run subscription -- --accounts 4 --advisors 3',
    ],
  ])('%s', async (_what, folder, sentence) => {
    expect(await problemsOf(folder)).toEqual(refusal(sentence));
  });

  test('of a portal that is there, by its own subscription', async () => {
    await importFolder(db, house(['Ada', 'Ben', 'Ada']));
    expect(await problemsOf(house(['Ada', 'Ben', 'Ada', 'Ada']))).toEqual(
      refusal(
        `the subscription of the portal "Main" allows 3 accounts, and it would have 4. Raise it first: npm run subscription -- --accounts 4 --advisors 2 --portal 'Main' --name 'Main'`,
      ),
    );
    expect(await problemsOf(house(['Ada', 'Ben', 'Cleo']))).toEqual(
      refusal(
        `the subscription of the portal "Main" allows 2 advisers, and it would have 3. Raise it first: npm run subscription -- --accounts 3 --advisors 3 --portal 'Main' --name 'Main'`,
      ),
    );
  });

  test('only what is added is to be raised', async () => {
    await importFolder(db, house(['Ada', 'Ben', 'Ada']));
    await standard(1, 1);
    expect(await problemsOf(house(['Ada', 'Ben', 'Cleo']))).toEqual(
      refusal(
        `the subscription of the portal "Main" allows 1 adviser, and it would have 3. Raise it first: npm run subscription -- --accounts 1 --advisors 3 --portal 'Main' --name 'Main'`,
      ),
    );
  });
});

describe('what the database would take goes in', () => {
  beforeEach(() => importFolder(db, house(['Ada', 'Ben', 'Ada'])));

  test('the same again, of a portal above a limit that was lowered since', async () => {
    await standard(1, 1);
    expect(await problemsOf(house(['Ada', 'Ben', 'Ada']))).toEqual([]);
    expect(await problemsOf(house(['Ada', 'Ada']))).toEqual([]);
  });

  test.each([
    ['an adviser in place of another', house(['Ada', 'Cleo', 'Ada']), ['Ada', 'Cleo']],
    ['all advisers in place of all others', house(['Cleo', 'Dan', 'Dan']), ['Cleo', 'Dan']],
    ['advisers who change places', house(['Ben', 'Ada', 'Ben']), ['Ada', 'Ben']],
    [
      'an adviser where another one is no adviser any more',
      { ...house(['Ada', 'Cleo', 'Ada']), 'users.csv': everybody.replace('Ben,advisor', 'Ben,investor') },
      ['Ada', 'Cleo'],
    ],
  ])('%s', async (_what, folder, members) => {
    expect(await problemsOf(folder)).toEqual([]);
    expect(await membersOf()).toEqual(members);
  });

  test('an adviser who is disabled, or whose groups keep them out', async () => {
    await db.owner.query("update user_security set is_disabled = true where user_id = (select id from users where name = 'Cleo')");
    await db.owner.query(`
      with made as (insert into access_groups (name) values ('London') returning id)
      insert into access_group_team (group_id, user_id) select made.id, users.id from made, users where users.name = 'Dan'`);
    expect(await problemsOf(house(['Ada Cleo', 'Ben Dan', 'Ada']))).toEqual([]);
    expect(await membersOf()).toEqual(['Ada', 'Ben']);
  });
});

describe('who stays an adviser of the portal counts', () => {
  const oneMore = `the subscription of the portal "Main" allows 2 advisers, and it would have 3. Raise it first: npm run subscription -- --accounts 3 --advisors 3 --portal 'Main' --name 'Main'`;

  test('with an account that the file does not name', async () => {
    await importFolder(db, house(['Ada', 'Ben']));
    expect(await problemsOf(house(['Cleo']))).toEqual([]);
    expect(await problemsOf(house(['Ada Cleo']))).toEqual(refusal(oneMore));
  });

  test.each(['is_owner', 'is_staff'])('without an account: %s', async (kind) => {
    await importFolder(db, house(['Ada', 'Ben']));
    await db.owner.query(`update portal_members set ${kind} = true where user_id = (select id from users where name = 'Ben')`);
    expect(await problemsOf(house(['Ada', 'Cleo']))).toEqual(refusal(oneMore));
  });
});
