import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** A process of its own: what stepped back may not step forward again. */
const script = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { deprioritiseWorkerThreads } from '#server/start/deprioritise-worker-threads.ts';
  await deprioritiseWorkerThreads();
  const threads = readdirSync('/proc/self/task').map((id) => ({
    name: readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim(),
    steps: getPriority(Number(id)) - getPriority(),
  }));
  console.log(JSON.stringify(threads));
`;

test.runIf(process.platform === 'linux')('the threads that hash step back, and no others', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module-typescript', '--eval', script]);
  const threads = JSON.parse(stdout) as { readonly name: string; readonly steps: number }[];
  const stepsOf = (isHashing: boolean) => threads.filter(({ name }) => (name === 'libuv-worker') === isHashing).map(({ steps }) => steps);
  expect(new Set(stepsOf(true))).toEqual(new Set([5]));
  expect(new Set(stepsOf(false))).toEqual(new Set([0]));
});
