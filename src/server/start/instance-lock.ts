import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who runs the product on a data folder. */
export interface Instance {
  readonly pid: number;
  readonly address: string;
}

export type InstanceLock = { readonly kind: 'taken'; readonly release: () => void } | { readonly kind: 'held'; readonly by: Instance };

/** Takes the data folder for this process, or says which living process has it. A lock that a killed process left behind is taken over. */
export function lockInstance(varDir: string, address: string): InstanceLock {
  mkdirSync(varDir, { recursive: true, mode: 0o700 });
  const file = join(varDir, 'instance.json');
  const mine: Instance = { pid: process.pid, address };
  const write = () => writeFileSync(file, JSON.stringify(mine), { flag: 'wx' });
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = readInstance(file);
    if (holder && isOurs(holder.pid)) return { kind: 'held', by: holder };
    rmSync(file, { force: true });
    write();
  }
  return { kind: 'taken', release: () => rmSync(file, { force: true }) };
}

function readInstance(file: string): Instance | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Instance;
  } catch {
    return null; // half written by a process that was killed
  }
}

/** Whether the process lives and is one of Node: a number that was given to another program since does not count. */
function isOurs(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
