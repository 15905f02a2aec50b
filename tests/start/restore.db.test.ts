import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { asOwner, type DatabaseServer, embeddedServer } from '#server/db/database-server.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { verifyTrail } from '#server/operations/audit/verify-trail.ts';
import { importSource } from '#server/operations/import/import-source.ts';
import { sourceOfFiles } from '#server/operations/import/read/source-file.ts';
import { guideBlock } from '../support/guide.ts';
import { filesOf } from '../support/import-folder.ts';

/** Section 7 of docs/FIRST-FIRM.md, rehearsed: its commands as they stand there, on an embedded database. */
const place = mkdtempSync(join(tmpdir(), 'portal-restore-'));
const varDir = join(place, 'var');
const name = 'portal_default';
/** Whom the database runs as: below root the embedded one takes a user of its own. */
const user = process.getuid?.() === 0 ? 'nobody' : userInfo().username;
let server: DatabaseServer | null = null;
afterAll(async () => {
  await server?.stop();
  rmSync(place, { recursive: true, force: true });
});

const systemctl = {
  async stop() {
    await server?.stop();
    server = null;
  },
  async start() {
    server = await embeddedServer(join(varDir, 'postgres'));
  },
  async restart() {
    await systemctl.stop();
    await systemctl.start();
  },
};

/** The commands of a block up to one for systemd, that one, and so on. */
async function follow(block: string, replaced: Readonly<Record<string, string>> = {}): Promise<void> {
  let text = guideBlock(block).replaceAll('/srv/portal', place).replaceAll('chown -R portal:', `chown -R ${user}:`);
  for (const [found, other] of Object.entries(replaced)) {
    expect(text).toContain(found);
    text = text.replace(found, other);
  }
  for (const [, commands = '', verb] of text.matchAll(/([\s\S]*?)(?:^systemctl (stop|start|restart) portal$|$(?![\s\S]))/gm)) {
    const { status, stderr } = spawnSync('sh', ['-e', '-c', commands], { encoding: 'utf8' });
    expect([commands, status, stderr]).toEqual([commands, 0, '']);
    if (verb) await systemctl[verb as keyof typeof systemctl]();
  }
}

const running = (): DatabaseServer => {
  if (!server) throw new Error('The database does not run.');
  return server;
};

async function onBook<T>(work: (database: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const database = openDatabase(running().app(name), (error) => {
    throw error;
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function comes(person: string): Promise<void> {
  const users = `email,name,role\n${person}@home.example,${person},investor`;
  const source = sourceOfFiles(person, filesOf({ 'users.csv': users }));
  const result = await onBook((database) => importSource(database.as(system('import')), source, { dryRun: false }));
  expect(result.kind).toBe('imported');
}

const people = () =>
  asOwner(running(), name, async (owner) => (await owner.query<{ name: string }>('select name from users order by name')).rows);

test('what was there at a moment is there again: that and nothing else, with a whole trail', async () => {
  mkdirSync(varDir);
  await systemctl.start();
  await migrate(running(), name);
  await follow('archive');
  await comes('Ada');
  await follow('base');
  await comes('Grace');
  const moment = await asOwner(running(), name, async (owner) => {
    const { rows } = await owner.query<{ now: string }>('select clock_timestamp()::text as now');
    await owner.query('select pg_switch_wal()');
    return rows[0]?.now ?? '';
  });
  await comes('Otto');
  expect(await people()).toEqual([{ name: 'Ada' }, { name: 'Grace' }, { name: 'Otto' }]);

  await follow('restore', { '2026-11-23 14:05:00+00': moment });
  expect(await people()).toEqual([{ name: 'Ada' }, { name: 'Grace' }]);
  const trail = await onBook((database) => database.as(system('test')).read((snapshot) => verifyTrail(snapshot)));
  expect(trail).toMatchObject({ rows: 2, breaches: [] });

  // The book goes on from there.
  await comes('Paul');
  await systemctl.restart();
  expect(await people()).toEqual([{ name: 'Ada' }, { name: 'Grace' }, { name: 'Paul' }]);
}, 120_000);
