import { expect, test } from 'vitest';
import { countryName, listCountries } from './country-name.ts';

test.each([
  ['en', 'GB', 'United Kingdom'],
  ['el', 'GB', 'Ηνωμένο Βασίλειο'],
  ['el', 'GR', 'Ελλάδα'],
  ['en', 'Narnia', 'Narnia'],
] as const)('in %s %s is called %s', (locale, code, name) => {
  expect(countryName(locale, code)).toBe(name);
});

test.each([
  ['en', 'GB', ['United Kingdom', 'Afghanistan', 'Åland Islands', 'Albania']],
  ['el', 'GR', ['Ελλάδα', 'Αγία Ελένη', 'Αγία Λουκία']],
] as const)('in %s %s is first, the others follow in the order of the language', (locale, first, expected) => {
  const listed = listCountries(locale, first).map(({ label }) => label);
  expect(listed.slice(0, expected.length)).toEqual(expected);
  expect(listed).toHaveLength(249);
});
