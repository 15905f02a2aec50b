import { execFileSync } from 'node:child_process';

/** Returns the current memory of a process, in bytes. */
export function residentBytes(pid: number): number {
  return 1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}
