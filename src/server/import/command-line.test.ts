import { expect, test } from 'vitest';
import { importCommand } from './command-line.ts';

test.each([
  [['books'], { folder: 'books', variant: 'default', dryRun: false, confirmed: [] }],
  [['--dry-run', 'books', '--variant', 'greek'], { folder: 'books', variant: 'greek', dryRun: true, confirmed: [] }],
  [['books', '--variant=private-equity'], { folder: 'books', variant: 'private-equity', dryRun: false, confirmed: [] }],
  [['books', '--confirm', 'new-portals'], { folder: 'books', variant: 'default', dryRun: false, confirmed: ['new-portals'] }],
])('%j is understood', (args, command) => {
  expect(importCommand(args)).toEqual(command);
});

test.each([
  [[], 'One folder is needed'],
  [['one', 'two'], 'One folder is needed'],
  [['books', '--variant', 'roman'], 'There is no variant roman; there are default, greek, private-equity.'],
  [['books', '--force'], 'force'],
  [['books', '--confirm', 'everything'], 'There is nothing to confirm as everything; there are new-portals'],
])('%j is not', (args, words) => {
  expect(() => importCommand(args)).toThrow(words);
});
