import { expect, test } from 'vitest';
import type { Queries } from '../../db/queries.ts';
import { oncePerSnapshot } from './once-per-snapshot.ts';

const snapshotOf = (name: string) => ({ name }) as unknown as Queries;

test('what is asked about the same subject in the same snapshot is read once', async () => {
  const read: string[] = [];
  const nameOf = oncePerSnapshot(async (snapshot, { id }: { readonly id: string }) => {
    read.push(`${(snapshot as unknown as { name: string }).name} ${id}`);
    return id;
  });
  const [first, second] = [snapshotOf('first'), snapshotOf('second')];
  const [isa, sipp] = [{ id: 'ISA' }, { id: 'SIPP' }];
  expect(await Promise.all([nameOf(first, isa), nameOf(first, isa), nameOf(first, sipp), nameOf(second, isa)])).toEqual([
    'ISA',
    'ISA',
    'SIPP',
    'ISA',
  ]);
  expect(read).toEqual(['first ISA', 'first SIPP', 'second ISA']);
});
