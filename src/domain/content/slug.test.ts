import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

/** Greek names after ELOT 743; the others after the rule of the specification. */
test.each([
  ['About us', 'about-us'],
  ['  Fees & charges -- 2026 ', 'fees-charges-2026'],
  ['Σχετικά με εμάς', 'schetika-me-emas'],
  ['Επενδυτική φιλοσοφία', 'ependytiki-filosofia'],
  ['Ευρώπη και αυτοκίνητα', 'evropi-kai-aftokinita'],
  ['Άγγελος', 'angelos'],
  ['Ουρανός', 'ouranos'],
  ['Μπάμπης', 'bampis'],
  ['Εφηυρέθη', 'efivrethi'],
  ['Café Zürich', 'cafe-zurich'],
  ['Μαΐου', 'maiou'],
  ['会社概要', ''],
  ['---', ''],
])('%j becomes %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a long name is cut between words', () => {
  const slug = slugOf('word '.repeat(40));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/^(?:word-)*word$/);
});
