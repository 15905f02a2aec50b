import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const silencers = /lint-disable|@ts-(ignore|nocheck|expect-error)|\b(it|test|describe)\.(skip|only|todo|fixme)\b/g;
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
  expect((await Promise.all(found)).flat()).toEqual([]);
});
