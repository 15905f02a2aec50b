import { expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';

test.each([
  ['James Okafor', 'JO'],
  ['Eleanor Mary Hartwell', 'EH'],
  ['Κατερίνα Βλαχοπούλου', 'ΚΒ'],
  ['elena', 'E'],
  ['  ', ''],
])('%s is %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});
