import { expect, test } from 'vitest';
import type { HoldingColumn } from '#contracts/ledger/holding-sheet.ts';
import { holdingSheetColumns } from './holding-columns.ts';
import { pastedSheet } from './pasted-sheet.ts';
import { shownCells } from './sheet-cells.ts';
import type { OpenRow } from './sheet-columns.ts';
import { newRow } from './use-sheet.ts';

const held = (holding: string, units: string, name: string | null = null): OpenRow<HoldingColumn> => {
  const cells = shownCells(holdingSheetColumns, { holding, units, target: units }, 'en');
  return { key: holding, entry: holding, name, isPaired: false, isVoided: false, first: cells, cells };
};

const rows = [held('GBP', '500'), held('VOD', '60', 'Vodafone'), held('AAPL', '2', 'Apple')];

const labels: Partial<Record<HoldingColumn, string>> = { holding: 'Holding', target: 'Target units' };
const aliases: Partial<Record<HoldingColumn, string>> = { holding: 'Symbol', target: 'Units' };

function targetsAfter(text: string, row = 0) {
  const { after } = pastedSheet(rows, {
    text,
    from: { row, column: 'target' },
    words: { label: (column) => labels[column] ?? column, alias: (column) => aliases[column], optionsOf: () => [] },
    locale: 'en',
    sheet: holdingSheetColumns,
    rowFor: ({ holding = '' }, before) => newRow(before, shownCells(holdingSheetColumns, { holding, units: '0' }, 'en')),
  });
  return after.map(({ cells }) => `${cells.holding} ${cells.target}`);
}

test.each([
  ['one column', '1\n2', 1, ['GBP 500', 'VOD 1', 'AAPL 2']],
  ['a symbol and units, wherever they stand', 'aapl\t7\nVOD\t1,000', 0, ['GBP 500', 'VOD 1000', 'AAPL 7']],
  ['the name of a holding', 'Vodafone\t(8)', 0, ['GBP 500', 'VOD -8', 'AAPL 2']],
  ['a head with other columns', 'Price\tUnits\tSymbol\n1\t70\tVOD', 0, ['GBP 500', 'VOD 70', 'AAPL 2']],
  ['what is not held yet', 'MSFT\t3', 0, ['MSFT 3', 'GBP 500', 'VOD 60', 'AAPL 2']],
])('%s', (_what, text, row, expected) => {
  expect(targetsAfter(text, row)).toEqual(expected);
});
