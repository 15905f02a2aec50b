import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const folder = mkdtempSync(join(homedir(), '.portal-embedded-'));
const { socketDir, stop } = await startEmbeddedPostgres(join(folder, 'deeper/postgres'));
const owner = new Client({ host: socketDir, user: 'postgres', database: 'postgres' });
await owner.connect();

afterAll(async () => {
  await owner.end();
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

test('works in a folder that only its user may enter', async () => {
  await owner.query('create table kept as select 1 as one; checkpoint');
  expect((await owner.query('select one from kept')).rows).toEqual([{ one: 1 }]);
});

test('its data and its socket are for one user', () => {
  expect(statSync(join(folder, 'deeper/postgres')).mode & 0o777).toBe(0o700);
  expect(statSync(socketDir).mode & 0o777).toBe(0o700);
});

test('listens to no network', async () => {
  expect((await owner.query<{ listen_addresses: string }>('show listen_addresses')).rows[0]?.listen_addresses).toBe('');
});

// PostgreSQL runs as no one then, and so do programs that are none of ours.
describe.runIf(process.getuid?.() === 0)('started by root', () => {
  test('lets no one but root in', () => {
    const connect = `const { default: pg } = await import('pg');
      const client = new pg.Client({ host: process.argv[1], user: 'postgres', database: 'postgres' });
      await client.connect().then(() => console.log('in'), ({ code }) => console.log(code)); await client.end();`;
    const asNobody = ['--reuid=65534', '--regid=65534', '--clear-groups', '--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search'];
    const [setpriv, command] = ['setpriv', [process.execPath, '--input-type=module', '-e', connect, socketDir]] as const;
    const connected = spawnSync(setpriv, [...asNobody, '--securebits=+no_setuid_fixup', ...command], { encoding: 'utf8' });
    expect(connected.stdout.trim(), connected.stderr).toBe('28000');
  });

  test('may write where its data is and nowhere else', async () => {
    await expect(owner.query(`copy (select 1) to '${join(folder, 'elsewhere')}'`)).rejects.toMatchObject({ code: '42501' });
  });
});
