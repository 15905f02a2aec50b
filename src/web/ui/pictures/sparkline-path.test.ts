import { expect, test } from 'vitest';
import { sparklinePath } from './sparkline-path.ts';

const box = { width: 88, height: 28, inset: 3 };

test('the line goes from the left to the right edge, the lowest value at the bottom and the highest at the top', () => {
  expect(sparklinePath([1, 3, 2], box)).toEqual({ d: 'M3.0 25.0L44.0 3.0L85.0 14.0', end: { x: 85, y: 14 } });
});

test('values that never change are a line through the middle', () => {
  expect(sparklinePath([5, 5], box)?.d).toBe('M3.0 14.0L85.0 14.0');
});

test.each([[[]], [[1]]])('%j is no line', (values) => {
  expect(sparklinePath(values, box)).toBeNull();
});
