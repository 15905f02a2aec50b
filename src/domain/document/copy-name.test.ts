import { expect, test } from 'vitest';
import { copyName } from './copy-name.ts';

test.each([
  ['letter.pdf', ['letter.pdf'], 'letter (2).pdf'],
  ['letter.pdf', ['letter.pdf', 'letter (2).pdf'], 'letter (3).pdf'],
  ['Letter.PDF', ['letter.pdf', 'letter (2).pdf'], 'Letter (3).PDF'],
  ['a.b.c.pdf', ['a.b.c.pdf'], 'a.b.c (2).pdf'],
  ['Δήλωση', [], 'Δήλωση (2)'],
  [`${'x'.repeat(196)}.pdf`, [], `${'x'.repeat(192)} (2).pdf`],
])('%s beside %j is %s', (name, taken, copy) => {
  expect(copyName(name, new Set(taken))).toBe(copy);
});
