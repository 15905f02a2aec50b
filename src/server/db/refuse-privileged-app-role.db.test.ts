import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/test-database.ts';
import { appRole } from './database-server.ts';
import { refusePrivilegedAppRole } from './refuse-privileged-app-role.ts';

const { owner } = await testDatabase();

test('a plain role is let in', async () => {
  await expect(refusePrivilegedAppRole(owner)).resolves.toBeUndefined();
});

// No one else sees what is rolled back: the role is everyone's.
test.each([
  [`alter role ${appRole} superuser`, 'is a superuser'],
  [`alter role ${appRole} bypassrls`, 'bypasses row-level security'],
  [`alter role ${appRole} createrole`, 'may create roles'],
  [`alter role ${appRole} createdb`, 'may create databases'],
  [`alter role ${appRole} replication`, 'may replicate'],
  [`grant pg_read_all_data to ${appRole}`, 'is a member of pg_read_all_data'],
  [`alter database ${owner.database} owner to ${appRole}`, `owns the database ${owner.database}`],
  [`alter schema public owner to ${appRole}`, 'owns the schema public'],
  [`alter table accounts owner to ${appRole}`, 'owns accounts'],
  [`alter view own_clients owner to ${appRole}`, 'owns own_clients'],
  [`alter function may_see(uuid) owner to ${appRole}`, 'owns the function may_see'],
  [`grant create on schema public to ${appRole}`, 'may create things in the schema public'],
  ['grant create on schema public to public', 'may create things in the schema public'],
])('not after %s', async (change, reason) => {
  await owner.query('begin');
  try {
    await owner.query(change);
    await expect(refusePrivilegedAppRole(owner)).rejects.toThrow(reason);
  } finally {
    await owner.query('rollback');
  }
});
