import { spawn } from 'node:child_process';
import { inFull } from '#tests/support/in-full.ts';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockInstance } from './instance-lock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the data folder that it makes is for one user', () => {
  const varDir = join(folder, 'var');
  const lock = lockInstance(varDir);
  expect(lock.kind).toBe('taken');
  expect(statSync(varDir).mode & 0o777).toBe(0o700);
  if (lock.kind === 'taken') lock.release();
});

/** A process that takes the lock of a folder whenever it is told one, says how that went, and keeps the lock until it is told the next. */
const racer = `
  import { createInterface } from 'node:readline';
  import { lockInstance } from '#server/start/instance-lock.ts';
  let lock = null;
  for await (const folder of createInterface({ input: process.stdin })) {
    if (lock?.kind === 'taken') lock.release();
    lock = folder === '' ? null : lockInstance(folder);
    if (lock?.kind === 'taken') lock.announce({ port: 1, address: 'http://localhost:' + process.pid });
    console.log(JSON.stringify(lock ?? { kind: 'free' }));
  }
`;

function start() {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', racer], { stdio: ['pipe', 'pipe', 'inherit'] });
  return { child, lines: createInterface({ input: child.stdout }) };
}

interface Racer {
  readonly child: ReturnType<typeof start>['child'];
  readonly lines: Interface;
}

async function told({ child, lines }: Racer, wanted: string): Promise<{ kind: string; by?: { pid: number; address: string } | null }> {
  const answer = once(lines, 'line');
  child.stdin.write(`${wanted}\n`);
  const [line] = (await answer) as [string];
  return JSON.parse(line) as { kind: string };
}

test('of two starts over a lock that a killed process left behind one wins, each time', async () => {
  const gone = start();
  await told(gone, folder);
  gone.child.kill('SIGKILL');
  await once(gone.child, 'exit');
  expect(existsSync(join(folder, 'instance.json'))).toBe(true);

  const racers = [start(), start()];
  // The first answer of each: from here on both are ready.
  await Promise.all(racers.map((one) => told(one, '')));
  for (let round = 1; round <= (inFull ? 25 : 5); round += 1) {
    // As a product before this one left it behind, and as one that was killed before it was named.
    writeFileSync(
      join(folder, 'instance.json'),
      round % 2 ? JSON.stringify({ pid: gone.child.pid, address: 'http://localhost:1' }) : '{"pi',
    );
    const answers = await Promise.all(racers.map((one) => told(one, folder)));
    expect(answers.map(({ kind }) => kind).toSorted(), `round ${round}`).toEqual(['held', 'taken']);
    const winner = racers[answers.findIndex(({ kind }) => kind === 'taken')];
    const pid = winner?.child.pid;
    expect([null, undefined, pid]).toContain(answers.find(({ kind }) => kind === 'held')?.by?.pid);
    const third = lockInstance(folder);
    expect(third).toEqual({ kind: 'held', by: { pid, port: 1, address: `http://localhost:${pid}` } });
    await Promise.all(racers.map((one) => told(one, '')));
  }
  for (const { child } of racers) child.kill();
});
