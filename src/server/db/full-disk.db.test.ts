import { randomBytes } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { ownPostgres } from '#tests/support/own-postgres.ts';
import { onFullDevice, smallDisk } from '#tests/support/small-disk.ts';
import { system } from '#domain/actor.ts';
import { openDatabase } from './database.ts';
import { asOwner } from './database-server.ts';
import { migrate } from './migrate.ts';

const server = await ownPostgres();
await migrate(server, 'full');
const database = openDatabase(server.app('full'), () => undefined);
afterAll(() => database.close());

const query = (sql: string) => asOwner(server, 'full', (client) => client.query(sql));
const [{ data_directory: dataDir } = { data_directory: '' }] = (await query('show data_directory')).rows as { data_directory: string }[];
const [{ id: userId } = { id: '' }] = (
  await query(
    "insert into users (email, name, role) values ('ivy@home.example', 'Ivy', 'investor') returning replace(id::text, '-', '') as id",
  )
).rows as { id: string }[];

/** Larger than what is left in the last page of a full disk, and not to be compressed. */
const keepPhoto = () =>
  database.as(system('profile'), { networkAddress: '10.0.0.1', requestId: 'r-1' }).write(async ({ images, audit }) => {
    audit.add({ action: 'profile-changed', target: { kind: 'person', id: userId } });
    await images.put({ userId }, { mediaType: 'image/webp', width: 1, height: 1, content: randomBytes(100_000) });
  });

const stored = async () => {
  const counted = await query(
    "select (select count(*)::int from images) as photos, (select count(*)::int from audit_events where action = 'profile-changed') as told",
  );
  return counted.rows[0] as { photos: number; told: number };
};

const told = (error: unknown) => error;

type Disk = readonly [what: string, of: typeof smallDisk];
const alwaysFull: readonly Disk[] = process.platform === 'linux' ? [['a device that is always full', onFullDevice]] : [];

test.each<Disk>([['a disk that is full', smallDisk], ...alwaysFull])(
  '%s: the request is told so, nothing of it stays, and the next one succeeds when there is room',
  async (_what, diskOf) => {
    await query('truncate images');
    const before = (await stored()).told;
    const disk = await diskOf({ query, dataDir, table: 'images' });
    try {
      await disk.fill();
      // A connection that was ended in the meantime is told of first.
      const refused = async () => expect(await keepPhoto().catch(told)).toMatchObject({ code: 'storage-full', cause: { code: '53100' } });
      await vi.waitFor(refused, { timeout: 60_000, interval: 50 });
      expect(await stored()).toEqual({ photos: 0, told: before });
      await disk.free();
      await vi.waitFor(keepPhoto, { timeout: 60_000, interval: 50 });
      expect(await stored()).toEqual({ photos: 1, told: before + 1 });
    } finally {
      await disk.remove();
    }
  },
);
