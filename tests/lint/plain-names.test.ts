import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path));
const exported = /^export (?:async )?(?:function\*?|const) (\w+)/gm;
const names = files.flatMap((path) =>
  Array.from(readFileSync(join(root, path), 'utf8').matchAll(exported), ([line, name = '']) => ({ line, name })),
);

/** First words of functions that the table of verbs replaces: get, find and list to load, create and update to change, record and notify to tell. */
const otherVerbs =
  /^(?:ask|asked|doubt|govern|held|hold|keep|kept|know|known|let|made|said|say|tell|told|vouch|wanted)[A-Z]|^answer\w*Form$/;

/** The name of a table; none is added. */
const remaining = ['knownDevices'];

test('limits are called max and min', () => {
  expect(names.filter(({ name }) => /^most[A-Z]/.test(name)).map(({ name }) => name)).toEqual([]);
});

test('functions begin with a verb of the table', () => {
  const functions = names.filter(({ line }) => line.includes('function')).map(({ name }) => name);
  expect(functions.length).toBeGreaterThan(1000);
  expect(functions.filter((name) => otherVerbs.test(name)).toSorted()).toEqual(remaining);
});

test('what handles a form is called an action', () => {
  expect(files.filter((path) => /^answer-.*-form\.tsx?$/.test(basename(path)))).toEqual([]);
});

test('a doc comment begins with a verb or a noun, not with a clause', () => {
  const commented = globSync('{src,tests,bench,scripts,lint}/**/*.{ts,tsx}', { cwd: root });
  const clauses = /\/\*\*\s+(?:\* )?(?:How|Of|Those|What|Whatever|When|Where|Wherever|Whether|Which|Who|Whoever|Whose|Why)\b.*/g;
  const found = commented.flatMap(
    (path) =>
      readFileSync(join(root, path), 'utf8')
        .match(clauses)
        ?.map((line) => `${path}: ${line}`) ?? [],
  );
  expect(found).toEqual([]);
});
