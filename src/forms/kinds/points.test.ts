import { expect, test } from 'vitest';
import { points } from './points.ts';

const field = { kind: 'points', id: 'prices', limit: 3 } as const;
const today = '2026-06-30';

test('rows that are filled in are read, in their order, and shown again', () => {
  const typed = { 'prices.0.day': '2024-01-02', 'prices.0.price': '450000.00', 'prices.2.day': '2025-01-02', 'prices.2.price': '460000' };
  const answer = points.read(field, typed);
  expect(answer).toEqual(['2024-01-02 450000', '2025-01-02 460000']);
  expect(points.typed(field, answer ?? '')).toMatchObject({ 'prices.1.day': '2025-01-02', 'prices.1.price': '460000' });
  expect(points.read(field, {})).toBeNull();
});

test.each([
  [['2024-01-02 450000'], null],
  [['2024-01-02 '], 'number'],
  [[' 450000'], 'date'],
  [['2024-01-02 0'], 'positive'],
  [['2027-01-02 1'], 'future'],
  [['2024-01-02 1', '2024-01-02 2'], 'date'],
])('%j: %s', (answer, code) => {
  expect(points.check(field, answer, today)?.code ?? null).toBe(code);
});
