import { expect, test } from 'vitest';
import { RowCells } from './row-cells.ts';

test('what a cell is matched by looks at its beginning: a megabyte of blanks takes no time', () => {
  const header = { table: { header: ['Description'] } as never, cells: ['Description'], currency: null };
  const cells = new RowCells({ header, numbers: 'point', blanks: new Set() });
  cells.next([`Vodafone 10 @ 5 ${' '.repeat(200_000)}x`]);
  expect(cells.text({ column: 'Description', pattern: '^(.+?)\\s+[\\d.,]+\\s*@' })).toBe('Vodafone');
  expect(cells.matches('Description', '\\s+y$')).toBe(false);
});
