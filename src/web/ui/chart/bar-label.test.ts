import { expect, test } from 'vitest';
import { barLabel } from './bar-label.ts';

test.each([
  ['Currency effect', 'Currency effect'],
  ['Επίδραση ισοτιμιών', 'Επίδραση ισο…'],
  ['Payments in kind', 'Payments in…'],
  ['Value on\n31/12/2025', 'Value on\n31/12/2025'],
])('%s', (name, label) => {
  expect(barLabel(name)).toBe(label);
});
