import { expect, test } from 'vitest';
import { periodName } from './period-name.ts';

const years = {
  calendar: [{ name: '2025', from: '2024-12-31', to: '2025-12-31' }],
  tax: [{ name: '2025/26', from: '2025-04-05', to: '2026-04-05' }],
};

test.each([
  ['a calendar year', { from: '2024-12-31', to: '2025-12-31' }, '2025'],
  ['a tax year', { from: '2025-04-05', to: '2026-04-05' }, '2025/26'],
  ['days of its own', { from: '2025-01-01', to: '2025-12-31' }, null],
])('%s', (_case, period, name) => {
  expect(periodName({ period, years })).toBe(name);
});
