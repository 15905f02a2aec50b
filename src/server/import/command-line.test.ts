import { expect, test } from 'vitest';
import { importCommand } from './command-line.ts';

test.each([
  [['books'], { folder: 'books', variant: 'default', dryRun: false }],
  [['--dry-run', 'books', '--variant', 'greek'], { folder: 'books', variant: 'greek', dryRun: true }],
  [['books', '--variant=private-equity'], { folder: 'books', variant: 'private-equity', dryRun: false }],
])('%j is understood', (args, command) => {
  expect(importCommand(args)).toEqual(command);
});

test.each([
  [[], 'One folder is needed'],
  [['one', 'two'], 'One folder is needed'],
  [['books', '--variant', 'roman'], 'There is no variant roman; there are default, greek, private-equity.'],
  [['books', '--force'], 'force'],
])('%j is not', (args, words) => {
  expect(() => importCommand(args)).toThrow(words);
});
