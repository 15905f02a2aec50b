import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Waits for a process to end, and says how much memory it had at most, in bytes. Linux only. */
export async function peakBytes(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit');
  let peak = 0;
  while (child.exitCode === null && child.signalCode === null) {
    peak = Math.max(peak, peakSoFar(child.pid ?? 0));
    await Promise.race([ended, wait(20)]);
  }
  return peak;
}

function peakSoFar(pid: number): number {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(statusOf(pid)) ?? [];
  return 1024 * Number(kilobytes);
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'ESRCH') return '';
    throw error;
  }
}
