import { describe, expect, test } from 'vitest';
import { chosenMatch, nameParts } from './name-parts.ts';

describe('the parts of a file name that can be an external ID', () => {
  test.each<[string, readonly string[]]>([
    ['EXT123 Statement.pdf', ['ext123', 'ext123 statement', 'statement']],
    ['a-1.pdf', ['a', 'a-1', '1']],
    ['Statement_C-0042.pdf', ['statement', 'statement_c', 'statement_c-0042', 'c', 'c-0042', '0042']],
    ['Ώρες.pdf', ['ώρες']],
    ['.pdf', []],
    ['---', []],
  ])('of %s', (name, parts) => {
    expect(nameParts(name)).toEqual(parts);
  });

  test('are bounded, and no part is longer than an ID', () => {
    expect(nameParts('a '.repeat(200)).length).toBeLessThanOrEqual(200);
    expect(nameParts(`${'x'.repeat(300)}.pdf`)).toEqual([]);
  });
});

describe('whose a file is', () => {
  const one = { id: '1', externalId: '42' };
  const long = { id: '2', externalId: 'C-42' };
  const other = { id: '3', externalId: '7' };
  const portfolio = { id: '1', externalId: '42-A' };
  const sameId = { id: '4', externalId: '42' };
  test.each<[string, string, readonly (typeof one)[], string | null]>([
    ['the one whose ID is in it', '42 Q3.pdf', [one, other], '1'],
    ['in upper or lower case', 'c-42.pdf', [long], '2'],
    ['the longer of two IDs, one within the other', 'C-42 Q3.pdf', [one, long], '2'],
    ['no one where two IDs stand side by side', '42 7.pdf', [one, other], 'several'],
    ['the account of a portfolio whose ID is in it', '42-A.pdf', [portfolio], '1'],
    ['the account that has both', '42-A 42.pdf', [one, portfolio], '1'],
    ['no one where two have the same ID', '42.pdf', [one, sameId], 'several'],
    ['no one where none is in it', 'Q3.pdf', [one], null],
    ['no one where it is a part of a word', '142.pdf', [one], null],
  ])('is %s', (_case, name, found, expected) => {
    const match = chosenMatch(name, found);
    expect(match === 'several' || match === null ? match : match.id).toBe(expected);
  });
});
