import { beforeEach, describe, expect, test } from 'vitest';
import { emptied, type Folder, importFolder, smallFolder, told } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const db = await testDatabase();

beforeEach(() => emptied(db));

const people = (...lines: string[]): Folder => ({ 'users.csv': ['email,name,role', ...lines].join('\n') });
const refused = async (folder: Folder) => told(await importFolder(db, folder)).refused;
const account = (email: string): Folder => ({
  'accounts.csv': `externalId,name,email,portal,advisors,currency\nA-9,Somebody,${email},Main,ada@firm.example,GBP`,
});

describe('the last administrator', () => {
  const root = 'root@firm.example,Root,admin';
  const other = 'otto@firm.example,Otto,admin';
  const noMore = 'root@firm.example,Root,advisor';
  const problem = ['users.csv:2 role advisor | admin: Root is the last administrator'];

  test('stays one', async () => {
    await importFolder(db, people(root));
    expect(await refused(people(noMore))).toEqual(problem);
    expect((await db.owner.query('select role from users')).rows).toEqual([{ role: 'admin' }]);
  });

  test('is also anyone who is left beside disabled ones', async () => {
    await importFolder(db, people(root, other));
    await db.owner.query("update user_security set is_disabled = true where user_id = (select id from users where name = 'Otto')");
    expect(await refused(people(noMore))).toEqual(problem);
  });

  test.each([
    ['of two that go at once', [root, other], [noMore, 'otto@firm.example,Otto,investor'], 2],
    ['where another one is there', [root, other], [noMore], 0],
    ['where another one comes', [root], [noMore, other], 0],
    ['where an adviser becomes one', [root, 'ada@firm.example,Ada,advisor'], [noMore, 'ada@firm.example,Ada,admin'], 0],
  ])('%s', async (_what, before, after, problems) => {
    await importFolder(db, people(...before));
    expect(await refused(people(...after))).toHaveLength(problems);
  });
});

describe('an account', () => {
  test('is not bound to the address of an adviser or an administrator, of this import or there before', async () => {
    const problem = 'accounts.csv:2 email ada@firm.example | the address of a client: this is that of Ada, who has the role advisor';
    expect(await refused({ ...people('ada@firm.example,Ada,advisor'), ...account('Ada@firm.example') })).toEqual([problem]);
    await importFolder(db, {
      ...smallFolder,
      ...people('ada@firm.example,Ada,advisor', 'ivy@home.example,Ivy,investor', 'root@firm.example,Root,admin'),
    });
    expect(await refused(account('ada@firm.example'))).toEqual([problem]);
    expect(await refused(account('root@firm.example'))).toEqual([expect.stringContaining('this is that of Root, who has the role admin')]);
  });

  test.each(['ivy@home.example', 'nobody@home.example'])('is bound to %s', async (email) => {
    await importFolder(db, smallFolder);
    expect(await refused(account(email))).toEqual([]);
  });
});
