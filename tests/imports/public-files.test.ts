import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decimal } from '#finance/decimal.ts';
import type { Conversion } from '#domain/import/convert/converted-row.ts';
import { guessMapping, findHeaderLine } from '#domain/import/map/guess-mapping.ts';
import { detectLayout } from '#domain/import/layouts/detect-layout.ts';
import { encodingOf, detectSeparator } from '#domain/import/read/text-shape.ts';
import { CsvReader } from '#server/operations/import/read/csv-reader.ts';
import { sharedFolder } from '../../scripts/real-ledger/shared-folder.ts';
import { onSharedData } from '../support/on-shared-data.ts';
import { convertedText } from './converted-file.ts';

interface Expected {
  readonly rows: readonly {
    readonly line?: number;
    readonly lines?: readonly number[];
    readonly date: string;
    readonly type: string;
    readonly amount: number;
    readonly currency: string;
    readonly charges?: number;
    readonly tax?: number;
    readonly isin?: string;
    readonly units?: number;
  }[];
  readonly ignored?: readonly { readonly line: number }[];
  readonly refused?: readonly { readonly line: number }[];
}

const folder = join(sharedFolder(), 'imports', 'public');

/**
 * Exports in the shape of real ones, each read by what its names and words suggest or by its layout, with nobody's help; and the lines that
 * say another thing than their expectation, each with its reason.
 */
const files: readonly (readonly [string, Readonly<Record<number, string>>])[] = [
  [
    'ajbell-cash',
    { 4: 'waits: units are not stated', 9: 'price is not stated', 11: 'waits: the balance brought forward has no amount of its own' },
  ],
  ['degiro', { 6: 'the charge of the row is its amount' }],
  ['directa', {}],
  [
    'fidelity-uk',
    {
      10: 'the rows of the broker’s own cash stay beside it',
      14: 'both sides share one number',
      22: 'two fees are two rows',
      30: 'fees and stamp duty are rows of their own',
    },
  ],
  ['ibkr-activity', { 15: 'the commission is in the side of the pounds', 36: 'a fee and its refund, 17 days later' }],
  ['saxo', {}],
  ['scalable', { 2: 'asked: before or after tax' }],
  ['swissquote', { 6: 'accrued interest is a row of its own' }],
  ['ubs', {}],
];

function read(name: string): Conversion[] {
  const bytes = readFileSync(join(folder, `${name}.csv`));
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const { rows } = new CsvReader(detectSeparator(text)).take(text, true);
  if (detectLayout(rows)) return convertedText(text, { currency: 'EUR' }).rows;
  const at = findHeaderLine(rows.slice(0, 20));
  return convertedText(text, { currency: 'EUR', mapping: guessMapping(rows[at] ?? [], rows.slice(at + 1), name) }).rows;
}

/** Returns the line numbers of the expected rows that the conversion did not produce. */
function differences({ rows }: Expected, converted: readonly Conversion[]): number[] {
  return rows.flatMap((expected) => {
    const lines = expected.lines ?? [expected.line ?? 0];
    const own = converted.filter((each) => each.kind === 'row' && lines.includes(each.line));
    const isThere = own.some((each) => each.kind === 'row' && isSame(each.row, expected));
    return isThere ? [] : [lines[0] ?? 0];
  });
}

type Row = Extract<Conversion, { readonly kind: 'row' }>['row'];

const sameTypes: Readonly<Record<string, readonly string[]>> = {
  CorporateAction: ['CorporateAction', 'Split'],
  Exchange: ['Exchange'],
};

function isSame(row: Row, expected: Expected['rows'][number]): boolean {
  const isTyped = row.type === expected.type || (sameTypes[row.type] ?? []).includes(expected.type);
  const hasCosts = expected.type === 'Charge' || (isNear(row.charges, expected.charges) && isNear(row.tax, expected.tax));
  return isTyped && row.date === expected.date && isNear(row.amount, expected.amount) && row.currency === expected.currency && hasCosts;
}

function isNear(text: string | null, number: number | undefined): boolean {
  return number === undefined || Math.abs(Number(decimal(text ?? '0').toString()) - number) < 0.0051;
}

onSharedData('exports in the shape of real ones', () => {
  test.each(files)('%s', (name, known) => {
    const expected = JSON.parse(readFileSync(join(folder, `${name}.expected.json`), 'utf8')) as Expected;
    const converted = read(name);
    expect(differences(expected, converted).filter((line) => known[line] === undefined)).toEqual([]);
    const booked = new Set(converted.flatMap((each) => (each.kind === 'row' ? [each.line] : [])));
    const notMeant = [...(expected.ignored ?? []), ...(expected.refused ?? [])].filter(({ line }) => booked.has(line));
    expect(notMeant).toEqual([]);
  });
});
