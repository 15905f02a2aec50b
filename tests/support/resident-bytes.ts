import { execFileSync } from 'node:child_process';

/** How much memory a process has at the moment, in bytes. */
export function residentBytes(pid: number): number {
  return 1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}
