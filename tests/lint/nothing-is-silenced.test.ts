import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const silencers =
  /lint-disable|@ts-(?:ignore|nocheck|expect-error)|\b(?:skipIf|runIf)\(.*|\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|only|todo|fixme|fails)\b|\{ (?:skip|only|todo|fails)\b(?!: ')[^}]*\}, (?:async )?\(|\{ skip \}|\bskip\(/g;

/** The permitted conditions of tests on their machine or on the data beside the repository. Each is in scripts/skipped-tests.ts too. */
const maySay = [
  "src/server/start/deprioritise-worker-threads.test.ts: runIf(process.platform === 'linux')('the threads that hash step back, and no others', async () => {",
  "src/server/db/embedded-postgres.db.test.ts: runIf(process.getuid?.() === 0)('started by root', () => {",
  'tests/support/on-shared-data.ts: { skip }',
  'tests/support/on-shared-data.ts: skip(',
];
const mayNameThem = ['tests/lint/nothing-is-silenced.test.ts', 'tests/lint/planted.ts'];

async function sources(folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true }).catch(() => []);
  return entries.map((entry) => join(folder, entry)).filter((path) => /\.tsx?$/.test(path) && !mayNameThem.includes(path));
}

test.each(['src', 'lint', 'scripts', 'bench', 'tests'])('%s switches off no check', async (folder) => {
  const found = (await sources(folder)).map(async (path) => {
    const text = await readFile(join(root, path), 'utf8');
    return (text.match(silencers) ?? []).map((word) => `${path}: ${word}`);
  });
  expect((await Promise.all(found)).flat().filter((one) => !maySay.includes(one))).toEqual([]);
});

test.each([
  "test.skipIf(isAbsent)('a', () => {})",
  "describe.runIf(isThere).each(all)('a', () => {})",
  "test.skip('a', () => {})",
  "describe.only('a', () => {})",
  "test.for(all)('a', (one, { skip }) => {})",
  "test('a', (context) => context.skip())",
  "test.fails('a', () => {})",
  "test('a', { skip: isAbsent }, () => {})",
  "test('a', { todo: true }, () => {})",
  "test.describe.fixme('a', () => {})",
])('%s is one', (line) => {
  expect(line).toMatch(silencers);
});
