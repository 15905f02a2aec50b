import { expect, test } from 'vitest';
import { addWords, createTexts, type Texts, type TextKey } from './texts.ts';

const catalogue = {
  plain: 'Save',
  filled: '{name} owns {share} of {name}',
  area: { thing: { part: 'Deep' } },
  found_one: '{count} client',
  found_other: '{count} clients',
  title_one: 'Adviser',
  title_other: 'Advisers',
};
const own = createTexts('en', addWords(new Map(), catalogue)) as unknown as (key: string, values?: Parameters<Texts>[1]) => string;

test.each<[key: string, values: Parameters<Texts>[1], text: string]>([
  ['plain', undefined, 'Save'],
  ['area.thing.part', undefined, 'Deep'],
  ['filled', { name: 'Ivy', share: '{count}' }, 'Ivy owns {count} of Ivy'],
  ['filled', { name: 'Ivy', share: undefined }, 'Ivy owns  of Ivy'],
  ['filled', { name: 'Ivy' }, 'Ivy owns {share} of Ivy'],
  ['found', { count: 1 }, '1 client'],
  ['found', { count: 0 }, '0 clients'],
  ['found', { count: 21 }, '21 clients'],
  ['title', { count: 2 }, 'Advisers'],
  ['plain', { count: 2 }, 'Save'],
  ['unknown', undefined, 'unknown'],
  ['unknown', { defaultValue: 'Family trust' }, 'Family trust'],
])('%s with %j', (key, values, text) => {
  expect(own(key, values)).toBe(text);
});

test('counts as the language does', () => {
  const greek = createTexts('el', addWords(new Map(), { found_one: '{count} πελάτης', found_other: '{count} πελάτες' }));
  expect([0, 1, 2].map((count) => greek('found' as TextKey, { count }))).toEqual(['0 πελάτες', '1 πελάτης', '2 πελάτες']);
});
