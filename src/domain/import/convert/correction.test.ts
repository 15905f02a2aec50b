import { expect, test } from 'vitest';
import { type Correction, correctedCells } from './correction.ts';

const correction = (column: number, from: string, to: string): Correction => ({ line: 2, column, name: 'units', from, to });

test.each<[string, readonly string[], readonly Correction[], readonly string[]]>([
  ['a row without any', ['a', 'b'], [], ['a', 'b']],
  ['one cell', ['a', 'many'], [correction(1, 'many', '10')], ['a', '10']],
  ['several cells', ['x', 'many'], [correction(0, 'x', 'y'), correction(1, 'many', '10')], ['y', '10']],
  ['a cell that becomes blank', ['a', 'b'], [correction(1, 'b', '')], ['a', '']],
  ['a cell that a short row does not have', ['a'], [correction(2, '', 'c')], ['a', '', 'c']],
  ['a cell that reads otherwise by now', ['a', 'viele'], [correction(1, 'many', '10')], ['a', 'viele']],
])('%s', (_case, cells, corrections, expected) => {
  expect(correctedCells(cells, corrections)).toEqual(expected);
});
