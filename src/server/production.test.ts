import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { readonly scripts: Record<string, string> };

/** The file of the product that each script starts. */
const started = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /\bnode\b.* (src\/server\/\S+\.ts)/.exec(line) ?? [];
  return file ? [{ name, file }] : [];
});

test('all that is started of the product is found', () => {
  const names = ['start', 'worker', 'import', 'password', 'figures', 'subscription', 'audit:verify', 'seed'];
  expect(started.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test.each(started)('npm run $name settles the mode before any other import', ({ file }) => {
  const [first] = readFileSync(new URL(file, root), 'utf8').match(/^import .*$/m) ?? [];
  expect(first).toMatch(/^import '\.{1,2}\/production\.ts';$/);
});
