import type { FoundSecurity } from '#contracts/ledger/entry-form.ts';
import type { HoldingColumn, HoldingSheet, SheetHolding, TargetRow } from '#contracts/ledger/holding-sheet.ts';
import { recordedCurrencies } from '#finance/currency.ts';
import type { Decimal } from '#finance/decimal.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import { sentDecimal } from '../../ui/fields/typed-decimal.ts';
import { cashMark, changeOf, holdingSheetColumns } from './holding-columns.ts';
import { sentCells, shownCells } from './sheet-cells.ts';
import type { Cells, OpenRow, SheetWords } from './sheet-columns.ts';
import { useSheet } from './use-sheet.ts';

/** Manages the values that the reader types into the sheet of holdings; it saves nothing. */
export function useHoldings(given: HoldingSheet) {
  const locale = useLocale();
  const words = useHoldingWords();
  const texts = useTexts();
  const cellsOf = useCells();
  const nameOf = ({ symbol, name, currency }: SheetHolding) => (symbol === null ? texts('sheets.cash', { currency }) : name);
  const fresh = ({ holding = '' }: Partial<Cells<HoldingColumn>>) => freshHolding(holding, given.hasCash);
  const sheet = useSheet<HoldingColumn>({
    sheet: holdingSheetColumns,
    words,
    rows: () => given.rows.map((row) => recordedRow(row, nameOf(row), cellsOf(row))),
    freshCells: (line) => cellsOf(fresh(line)),
  });
  const has = (holding: string) => sheet.rows.some(({ cells }) => cells.holding === holding);
  const sentTarget = ({ cells }: OpenRow<HoldingColumn>) => sentDecimal(cells.target, locale);
  return {
    sheet,
    has,
    /** One that is not held yet; one that is stays as it is. */
    add: (holding: SheetHolding) => {
      const cells = cellsOf(holding);
      if (!has(cells.holding)) sheet.add({ ...cells, target: '' }, nameOf(holding));
    },
    /** Returns the change to book; null if there is no change or the target is not yet a number. */
    changeOf: (row: OpenRow<HoldingColumn>): Decimal | null => {
      const change = changeOf(row.cells, sentTarget(row));
      return change === null || change.isZero() ? null : change;
    },
    sent: (): TargetRow[] =>
      sheet.changed.map(({ key, cells }) => {
        const { target = '', cost = '' } = sentCells(holdingSheetColumns, cells, locale);
        const own = isCash(cells) ? { symbol: null, currency: cells.holding, cost: '' } : { symbol: cells.holding, currency: '', cost };
        return { key, before: cells.units, target, ...own };
      }),
  };
}

export type HoldingRows = ReturnType<typeof useHoldings>;

/** A security as it is found, of which nothing is held. */
export function foundHolding({ symbol, name, currency, price }: FoundSecurity): SheetHolding {
  return { symbol, name, currency, units: '0', price, value: null };
}

/** Makes a holding from a pasted key: a currency code means cash. */
function freshHolding(holding: string, hasCash: boolean): SheetHolding {
  const nothing = { name: null, units: '0', price: null, value: null };
  const currency = holding.toUpperCase();
  if (hasCash && recordedCurrencies.includes(currency)) return { ...nothing, symbol: null, currency };
  return { ...nothing, symbol: holding, currency: '' };
}

export function isCash({ price }: Cells<HoldingColumn>): boolean {
  return price === cashMark;
}

function recordedRow({ symbol, currency }: SheetHolding, name: string | null, cells: Cells<HoldingColumn>): OpenRow<HoldingColumn> {
  const key = symbol === null ? `cash-${currency}` : cells.holding;
  return { key: key.slice(0, 40), entry: key, name, isPaired: false, isVoided: false, first: cells, cells };
}

/** Returns a function that makes the cells of a holding. The target starts as the current units; a security without units has none. */
function useCells(): (holding: SheetHolding) => Cells<HoldingColumn> {
  const locale = useLocale();
  const formats = useFormats();
  return ({ symbol, currency, units, price, value }) => {
    const shown = {
      holding: symbol ?? currency,
      units,
      target: units === '0' && symbol !== null ? '' : units,
      price: symbol === null ? cashMark : price ? formats.price(price.text, price.unit) : '',
      value: value === null ? '' : `${value} ${currency}`,
    };
    return shownCells(holdingSheetColumns, shown, locale);
  };
}

function useHoldingWords(): SheetWords<HoldingColumn> {
  const texts = useTexts();
  const aliases: Partial<Record<HoldingColumn, string>> = {
    holding: texts('entries.fields.symbol'),
    target: texts('entries.fields.units'),
  };
  return { label: (column) => texts(`sheets.columns.${column}`), alias: (column) => aliases[column], optionsOf: () => [] };
}
