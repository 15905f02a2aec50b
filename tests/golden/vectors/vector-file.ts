import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type PriceSeries, priceSeries } from '#finance/prices/price-series.ts';
import { dayNumber } from '#finance/iso-date.ts';

/** Known answers from published sources, kept beside the repository. */
const folder = new URL('../../../../shared/data/', import.meta.url);

export const hasSharedData = existsSync(new URL('vectors/', folder));

/** One known answer. What `input` and `expected` hold depends on `measure`. */
export interface Vector {
  readonly name: string;
  readonly measure: string;
  readonly input: unknown;
  readonly expected: unknown;
  readonly tolerance: number;
  readonly toleranceType?: 'relative';
}

/** Our answer to a vector: the same names as in its `expected`, or only those that we know. `null` for not available. */
export type Adapter = (vector: Vector) => Answer;

export type Answer = number | string | boolean | null | undefined | readonly Answer[] | { readonly [name: string]: Answer };

export function readVectors(family: string): readonly Vector[] {
  if (!hasSharedData) return [];
  const file = JSON.parse(readFileSync(new URL(`vectors/${family}.json`, folder), 'utf8')) as { cases: readonly Vector[] };
  return file.cases;
}

/** The closing prices of one symbol in a long table of symbol, date and close. */
export function readSymbol(path: string, symbol: string): PriceSeries {
  const rows = readLines(path).map((line) => line.split(','));
  const own = rows.filter(([name]) => name === symbol);
  return priceSeries(own.map(([, date = '', close]) => ({ day: dayNumber(date), price: Number(close) })));
}

function readLines(path: string): string[] {
  return gunzipSync(readFileSync(new URL(path.replace('shared/data/', ''), folder)))
    .toString()
    .trim()
    .split('\n');
}

/** A column of a wide table by date; blanks are left out. */
export function readColumn(path: string, column: string): PriceSeries {
  const [head = '', ...lines] = readLines(path);
  const place = head.trim().split(',').indexOf(column);
  const points = lines.map((line) => line.trim().split(',')).filter((cells) => cells[place]);
  return priceSeries(points.map((cells) => ({ day: dayNumber(cells[0] ?? ''), price: Number(cells[place]) })));
}
