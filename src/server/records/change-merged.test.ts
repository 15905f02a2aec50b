import { expect, test } from 'vitest';
import { collections } from '#collections/registry.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import type { Bound, RecordContext } from './binding.ts';
import { changeMerged } from './change-merged.ts';

/** A record that others save between each reading and writing, the first times. */
function recordSavedByOthers(times: number) {
  let version = 1;
  const written: number[] = [];
  const source = {
    read: async () => ({ version, values: { name: 'Hartwell' }, name: 'Hartwell', panels: {} }),
    change: async (_context: unknown, _id: string, wanted: { readonly version: number }): Promise<Saved | Conflict<string>> => {
      written.push(wanted.version);
      if (written.length > times) return { done: 'saved', version: version + 1 };
      version += 1;
      return { version, conflict: [{ field: 'name', theirs: 'Hartwell', yours: 'Hart' }] };
    },
  };
  return { bound: { collection: collections.groups, source } as unknown as Bound, written };
}

const change = {
  id: 'a',
  merging: { base: { name: 'Hartwell' }, choices: {}, asked: [] },
  wanted: { version: 1, values: { name: 'Hart' } },
};

test.each([
  [0, { done: 'saved', version: 2 }, 1],
  [3, { done: 'saved', version: 5 }, 4],
  [4, { version: 5, conflict: [{ field: 'name', theirs: 'Hartwell', yours: 'Hart' }] }, 4],
])('a form is merged again up to three times: others save %i times in between', async (times, answer, attempts) => {
  const { bound, written } = recordSavedByOthers(times);
  expect(await changeMerged({} as RecordContext, bound, change)).toEqual(answer);
  expect(written).toEqual(Array.from({ length: attempts }, (_, at) => at + 1));
});
