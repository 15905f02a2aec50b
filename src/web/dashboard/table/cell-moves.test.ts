import { expect, test } from 'vitest';
import { moveInGrid } from './cell-moves.ts';

const size = { rows: 20, columns: 8 };

test.each([
  //  key          ctrl   from     to
  ['ArrowRight', false, [3, 2], [3, 3]],
  ['ArrowRight', false, [3, 7], [3, 7]],
  ['ArrowLeft', false, [3, 0], [3, 0]],
  ['ArrowDown', false, [19, 2], [19, 2]],
  ['ArrowUp', false, [3, 2], [2, 2]],
  ['PageDown', false, [3, 2], [13, 2]],
  ['PageUp', false, [3, 2], [0, 2]],
  ['Home', false, [3, 2], [3, 0]],
  ['End', false, [3, 2], [3, 7]],
  ['Home', true, [3, 2], [0, 0]],
  ['End', true, [3, 2], [19, 7]],
] as const)('%s (ctrl %s) from %j leads to %j', (key, ctrlKey, [row, column], [toRow, toColumn]) => {
  expect(moveInGrid({ row, column }, { key, ctrlKey }, size)).toEqual({ row: toRow, column: toColumn });
});

test('other keys lead nowhere', () => {
  expect(moveInGrid({ row: 1, column: 1 }, { key: 'a', ctrlKey: false }, size)).toBeNull();
});
