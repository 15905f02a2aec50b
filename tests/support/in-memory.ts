import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Linux keeps in memory what lies here. */
const memory = '/dev/shm';
const prefix = 'portal-tests-';
/** A run of the tests needs a third of it. */
const wantedBytes = 6 * 1024 ** 3;

/**
 * From here on this process and all that it starts have their temporary files, databases among them, in memory: on a disk they take several times
 * as long. Where the system has no such folder, or not enough room in it, they are where they always are. Returns what removes them, which of
 * several who asked the last one does.
 */
export function keepTemporaryFilesInMemory(): () => void {
  const folder = join(memory, `${prefix}${process.pid}`);
  if (process.env.TMPDIR === undefined && hasRoom()) {
    forgetEndedRuns();
    mkdirSync(folder);
    // As /tmp: PostgreSQL below root runs as no one.
    chmodSync(folder, 0o1777);
    process.env.TMPDIR = folder;
  }
  return () => {
    if (!existsSync(folder) || readdirSync(folder).some((name) => name.startsWith('portal-test-'))) return;
    delete process.env.TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  };
}

function hasRoom(): boolean {
  if (!existsSync(memory) || !existsSync('/proc/mounts')) return false;
  const mounted = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounted.map((line) => line.split(' ')).find(([, place]) => place === memory)?.[3];
  const { bavail, bsize } = statfsSync(memory);
  // Programs are unpacked there, too.
  return options !== undefined && !options.split(',').includes('noexec') && Math.min(bavail * bsize, freemem()) > wantedBytes;
}

/** Deletes the folders of killed runs, which could not clean up. */
function forgetEndedRuns(): void {
  for (const name of readdirSync(memory).filter((each) => each.startsWith(prefix)))
    if (!existsSync(`/proc/${name.slice(prefix.length)}`)) rmSync(join(memory, name), { recursive: true, force: true });
}
