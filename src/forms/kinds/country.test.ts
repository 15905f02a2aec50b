import { expect, test } from 'vitest';
import { country } from './country.ts';

const field = { kind: 'country', id: 'country' } as const;

test.each([
  // typed, read, refused with
  ['GR', 'GR', null],
  [' GR ', 'GR', null],
  ['Greece', 'GR', null],
  ['Ελλάδα', 'GR', null],
  ['Narnia', 'Narnia', 'option'],
  ['gr', 'gr', 'option'],
  ['G\0R', 'G\0R', 'option'],
  ['Greece\nItaly', 'Greece\nItaly', 'option'],
])('%j is read as %j: %s', (typed, read, code) => {
  const answer = country.read(field, { country: typed });
  expect(answer).toBe(read);
  expect(country.check(field, answer ?? '', '2026-06-30')?.code ?? null).toBe(code);
});

test('an empty answer is none', () => {
  expect(country.read(field, { country: ' ' })).toBeNull();
});

test('an older text is shown as the country that it says, and stays readable where it says none', () => {
  expect(country.typed(field, 'United Kingdom')).toEqual({ country: 'GB' });
  expect(country.typed(field, 'Narnia')).toEqual({ country: 'Narnia' });
  expect(country.key('United Kingdom')).toBe(country.key('GB'));
});
