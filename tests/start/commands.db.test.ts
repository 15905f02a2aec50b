import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, type DatabaseServer, embeddedServer } from '#server/db/database-server.ts';
import { processesOf } from '../support/processes-of.ts';
import { preparedFolder } from '../support/running-product.ts';
import { anyPort } from '../support/until-ready.ts';

const fresh = mkdtempSync(join(tmpdir(), 'portal-fresh-'));
const prepared = await preparedFolder();
const folder = mkdtempSync(join(tmpdir(), 'portal-misspelt-'));
writeFileSync(join(folder, 'users.csv'), 'email,name,role\nada@firm.example,Ada,director\n');
afterAll(() => {
  for (const each of [fresh, prepared, folder]) rmSync(each, { recursive: true, force: true });
});

const environment = (varDir: string) => ({ ...process.env, VAR_DIR: varDir, DEMO: 'false', NODE_ENV: 'test', ...anyPort });
const command = (varDir: string, name: string, ...args: string[]) =>
  spawnSync(process.execPath, [`src/server/commands/${name}.ts`, ...args], { encoding: 'utf8', env: environment(varDir) });

const password = () => command(prepared, 'password', 'ada@firm.example').stderr;
const started = () => command(prepared, '../main');

const where = `Variant default in ${prepared}.\n`;
const isOneSentence = /^[A-Z][^\n]*\.\n$/;

test.each([
  ['password', ['ada@firm.example'], 1],
  ['subscription', ['--accounts', '500', '--advisors', '80'], 1],
  ['figures', ['--portfolio', 'P-1'], 1],
  ['import', [folder], 1],
  ['audit-verify', [], 2],
])('%s before there is a book says so in one sentence, and begins nothing', (name, args, code) => {
  const { status, stdout, stderr } = command(fresh, name, ...args);
  expect([status, stdout, stderr]).toEqual([
    code,
    '',
    `There is no database for default in ${fresh} yet. "npm start" creates it. If the product runs elsewhere, read its settings first.\n`,
  ]);
  expect(existsSync(join(fresh, 'postgres'))).toBe(false);
  expect(processesOf(fresh)).toEqual([]);
});

test('what fails, succeeds or is refused leaves no PostgreSQL behind', () => {
  const stranger = 'No user of default who can sign in has the email address ada@firm.example.\n';
  expect(command(prepared, 'password', 'ada@firm.example')).toMatchObject({ status: 1, stdout: where, stderr: stranger });
  expect(processesOf(prepared)).toEqual([]);
  expect(command(prepared, 'audit-verify').status).toBe(0);
  expect(processesOf(prepared)).toEqual([]);
  const refused = command(prepared, 'import', folder);
  expect([refused.status, refused.stdout]).toEqual([1, expect.stringMatching(/^Variant default in .*\n.*users\.csv, line 2, role/s)]);
  expect(processesOf(prepared)).toEqual([]);
});

test.each(['worker', 'commands/import'])('Ctrl-C while %s opens its database, passed on twice, leaves nothing behind', async (name) => {
  const begun = spawn(process.execPath, [`src/server/${name}.ts`, folder], { env: environment(prepared), stdio: 'ignore' });
  const ended = once(begun, 'exit');
  while (!existsSync(join(prepared, 'postgres/postmaster.pid'))) await wait(2);
  begun.kill('SIGINT');
  begun.kill('SIGINT');
  await ended;
  expect(begun.signalCode).toBe(null);
  expect(processesOf(prepared)).toEqual([]);
});

describe('while a server runs, which commands leave running as long as someone else is connected', () => {
  let server: DatabaseServer;
  let connected: Client;
  const asked = (sql: string) => asOwner(server, 'portal_default', (client) => client.query(sql));

  beforeAll(async () => {
    server = await embeddedServer(join(prepared, 'postgres'));
    connected = new Client(server.owner('postgres'));
    await connected.connect();
  });

  test('subscription says what is missing in one sentence, and what it has set', () => {
    const ordered = ['--accounts', '500', '--advisors', '80'];
    expect(command(prepared, 'subscription', ...ordered, '--portal', 'Main', '--name', 'Large')).toMatchObject({
      status: 1,
      stdout: where,
      stderr: 'There is no portal called Main in default.\n',
    });
    expect(command(prepared, 'subscription', ...ordered)).toMatchObject({
      status: 0,
      stdout: `${where}Every portal without its own subscription: 500 accounts, 80 advisers.\n`,
    });
  });

  test('a refusal of figures is one sentence, also as JSON through npm, called as the README says it: the output is empty', async () => {
    const { status, stdout, stderr } = command(prepared, 'figures', '--portfolio', 'P-1');
    expect([status, stdout, stderr]).toEqual([1, where, expect.stringMatching(isOneSentence)]);
    const npm = spawn('npm', ['run', '-s', 'figures', '--', '--portfolio', 'P-1', '--json'], { env: environment(prepared), stdio: 'pipe' });
    const [said, told] = await Promise.all([text(npm.stdout), text(npm.stderr)]);
    expect([said, told]).toEqual(['', expect.stringMatching(isOneSentence)]);
  });

  test('a book of another version is told before anything is asked of it', async () => {
    await asked("update drizzle.objects set hash = 'another'");
    expect(password()).toContain('is from an older version of the product');
    await asked('update drizzle.__drizzle_migrations set created_at = created_at - 1');
    expect(password()).toContain('is from before the first release');
    expect(started()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The database portal_default is from before the first release'),
    });
    await asked('update drizzle.__drizzle_migrations set created_at = created_at + 2');
    expect(password()).toContain('is from a newer version of the product');
    expect(started()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The database portal_default is of a newer version of the product'),
    });
  });

  test('it ends with the last who leaves it', async () => {
    await connected.end();
    await server.stop();
    expect(processesOf(prepared)).toEqual([]);
  });
});

test('a server that does not answer is told as a sentence', () => {
  // Nothing listens on port 1.
  const { status, stderr } = spawnSync(process.execPath, ['src/server/commands/password.ts', 'ada@firm.example'], {
    encoding: 'utf8',
    env: {
      ...environment(fresh),
      DATABASE_URL: 'postgres://owner@localhost:1/postgres',
      DATABASE_APP_PASSWORD: 'sixteen letters or more',
    },
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^.*ECONNREFUSED.*\n$/)]);
});
