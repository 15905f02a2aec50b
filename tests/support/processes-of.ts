import { execFileSync } from 'node:child_process';

/** The command lines of all processes, of anyone who, that name a folder. */
export function processesOf(folder: string): string[] {
  const all = execFileSync('ps', ['-A', '-ww', '-o', 'args='], { encoding: 'utf8' }).split('\n');
  return all.filter((line) => line.includes(folder));
}
