import { expect, test } from 'vitest';
import { variantIds } from '#contracts/ids.ts';
import { importCommand } from './command-line.ts';

test.each([
  [['books'], { folder: 'books', variant: 'default', dryRun: false, source: undefined, confirmed: [] }],
  [['--dry-run', 'books', '--variant', 'greek'], { folder: 'books', variant: 'greek', dryRun: true, source: undefined, confirmed: [] }],
  [['books', '--variant=private-equity'], { folder: 'books', variant: 'private-equity', dryRun: false, source: undefined, confirmed: [] }],
  [
    ['books', '--confirm', 'new-portals'],
    { folder: 'books', variant: 'default', dryRun: false, source: undefined, confirmed: ['new-portals'] },
  ],
  [
    ['2026-02', '--source', 'custodian', '--confirm', 'new-portals,reused-ids'],
    { folder: '2026-02', variant: 'default', dryRun: false, source: 'custodian', confirmed: ['new-portals', 'reused-ids'] },
  ],
])('%j is understood', (args, command) => {
  expect(importCommand(args)).toEqual(command);
});

test.each([
  [[], 'Name one folder'],
  [['one', 'two'], 'Name one folder'],
  [['books', '--variant', 'roman'], `There is no variant roman. Choose from ${variantIds.join(', ')}.`],
  [['books', '--force'], 'force'],
  [['books', '--source', ' '], 'The name of a source'],
  [['books', '--confirm', 'everything'], '--confirm everything is unknown. Choose from new-portals'],
])('%j is not', (args, words) => {
  expect(() => importCommand(args)).toThrow(words);
});
