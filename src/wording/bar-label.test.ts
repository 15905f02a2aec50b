import { expect, test } from 'vitest';
import { barLabel } from './bar-label.ts';

test.each([
  ['Equities', 'Equities'],
  ['Fifteen letters', 'Fifteen letters'],
  ['SixteenCharsLabe', 'SixteenChars...'],
  ['Σταθερό εισόδημα', 'Σταθερό εισό...'],
  ['Seventeen marks 👩‍🌾', 'Seventeen ma...'],
  ['Fourteen and 👩‍🌾', 'Fourteen and 👩‍🌾'],
  ['', ''],
])('%s', (text, label) => {
  expect(barLabel(text)).toBe(label);
});
