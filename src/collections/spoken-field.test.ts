import { expect, test } from 'vitest';
import { listFieldsInLanguages } from './spoken-field.ts';

test.each([
  [['en'], ['name', 'title_en', 'picture', 'body_en']],
  [
    ['el', 'en'],
    ['name', 'title_el', 'title_en', 'picture', 'body_el', 'body_en'],
  ],
] as const)('a form in %j asks %j', (languages, asked) => {
  const fields = ['name', 'title_en', 'title_el', 'picture', 'body_en', 'body_el'].map((id) => ({ id }));
  expect(listFieldsInLanguages(fields, languages).map(({ id }) => id)).toEqual(asked);
});
