import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QueryResult } from 'pg';

/** A table whose disk can become full, and have room again. */
export interface SmallDisk {
  readonly fill: () => Promise<void>;
  readonly free: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

export interface OnSmallDisk {
  /** Asks as the owner, on a connection that ends with the answer: one that stays would keep the table's file open. */
  readonly query: (sql: string) => Promise<QueryResult>;
  /** The data folder of the server. */
  readonly dataDir: string;
  /** An empty one. */
  readonly table: string;
}

/**
 * Gives an empty table a disk of its own of two megabytes: root mounts one, macOS attaches an image. Elsewhere the table's file is a device
 * of the system that is always full.
 */
export async function smallDisk(wanted: OnSmallDisk): Promise<SmallDisk> {
  const isRoot = process.getuid?.() === 0;
  return isRoot || process.platform === 'darwin' ? onVolume(wanted) : onFullDevice(wanted);
}

const megabytes = 2;
/** PostgreSQL runs as no one below root. */
const nobody = 65534;

async function onVolume({ query, table }: OnSmallDisk): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-small-disk-'));
  const place = join(folder, 'disk');
  mkdirSync(place);
  const image = join(folder, 'image.dmg');
  if (process.platform === 'darwin') {
    run('hdiutil', ['create', '-size', `${megabytes}m`, '-fs', 'HFS+', '-volname', 'small', image]);
    run('hdiutil', ['attach', image, '-mountpoint', place, '-nobrowse']);
  } else run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', place]);
  const data = join(place, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (process.getuid?.() === 0) for (const each of [folder, place, data]) chownSync(each, nobody, nobody);
  await query(`create tablespace small location '${data}'`);
  await query(`alter table ${table} set tablespace small`);
  return {
    async fill() {
      await query('create table filling (bytes text) tablespace small');
      await query('alter table filling alter bytes set storage plain');
      let isFull = false;
      while (!isFull) {
        const filled = query("insert into filling select repeat('x', 7000) from generate_series(1, 4)");
        isFull = await filled.then(
          () => false,
          (error: { readonly code?: string }) => error.code === '53100',
        );
      }
    },
    async free() {
      await query('drop table filling');
      await query('checkpoint');
    },
    async remove() {
      await query(`alter table ${table} set tablespace pg_default`);
      await query('checkpoint');
      await query('drop tablespace small');
      if (process.platform === 'darwin') run('hdiutil', ['detach', place]);
      else run('umount', ['--lazy', place]); // connections that have used it still know its files
      rmSync(folder, { recursive: true });
    },
  };
}

export async function onFullDevice({ query, dataDir, table }: OnSmallDisk): Promise<SmallDisk> {
  const { rows } = await query(`select pg_relation_filepath('${table}') as path`);
  const file = join(dataDir, String(rows[0]?.path));
  /** Ends the connections that have the file open; they would go on writing to it. */
  const forget = async () => {
    await query('checkpoint');
    await query("select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()");
  };
  return {
    async fill() {
      await forget();
      renameSync(file, `${file}.away`);
      symlinkSync('/dev/full', file);
    },
    async free() {
      await forget();
      unlinkSync(file);
      renameSync(`${file}.away`, file);
    },
    remove: async () => undefined,
  };
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
}
