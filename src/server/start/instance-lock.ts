import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The process that runs the product on a data folder. */
export interface Instance {
  readonly pid: number;
  readonly port: number;
  readonly address: string;
}

/** `by` is null for one that has only just begun and not announced itself yet. */
export type InstanceLock =
  | { readonly kind: 'taken'; readonly announce: (where: Omit<Instance, 'pid'>) => void; readonly release: () => void }
  | { readonly kind: 'held'; readonly by: Instance | null };

/**
 * Takes the data folder for this process, or says which other one has it. The lock is the operating system's, taken through SQLite since Node
 * locks no files itself: it ends with its process, however that ends, so none is ever left behind (docs/decisions/040-one-process-per-data-folder.md).
 */
export function lockInstance(varDir: string): InstanceLock {
  mkdirSync(varDir, { recursive: true, mode: 0o700 });
  const told = join(varDir, 'instance.json');
  const lock = lockedFile(join(varDir, 'instance.lock'));
  if (!lock) return { kind: 'held', by: readInstance(told) };
  const release = () => {
    rmSync(told, { force: true });
    lock.close();
  };
  return { kind: 'taken', announce: (where) => tell(told, { pid: process.pid, ...where }), release };
}

/** SQLITE_BUSY. */
const heldByAnother = 5;

/** The wait of a start that finds another one: if two come at once, the one that waits a moment gets the lock, instead of neither. */
const waitMs = 250;

function lockedFile(path: string): DatabaseSync | null {
  const file = new DatabaseSync(path, { timeout: waitMs });
  try {
    file.exec('begin exclusive');
    return file;
  } catch (error) {
    file.close();
    if ((error as { readonly errcode?: number }).errcode === heldByAnother) return null;
    throw error;
  }
}

/** Whole or not at all for the reader it. */
function tell(file: string, instance: Instance): void {
  const draft = `${file}.${instance.pid}`;
  writeFileSync(draft, JSON.stringify(instance), { mode: 0o600 });
  renameSync(draft, file);
}

/** Reads the running process; after one that was killed another number stands there until the next one has told its own. */
function readInstance(file: string): Instance | null {
  try {
    const instance = JSON.parse(readFileSync(file, 'utf8')) as Instance;
    process.kill(instance.pid, 0);
    return instance;
  } catch {
    return null;
  }
}
