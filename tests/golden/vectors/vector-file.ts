import { readFileSync } from 'node:fs';
import { type PriceSeries, priceSeries } from '#finance/prices/price-series.ts';
import { dayNumber } from '#finance/iso-date.ts';

/** One known answer. What `input` and `expected` hold depends on `measure`. */
export interface Vector {
  readonly name: string;
  readonly measure: string;
  readonly input: unknown;
  readonly expected: unknown;
  readonly tolerance: number;
  readonly toleranceType?: 'relative';
}

/** Our answer to a vector, by the names of its `expected`. `null` for not available. */
export type Adapter = (vector: Vector) => Answer;

export type Answer = number | string | boolean | null | undefined | readonly Answer[] | { readonly [name: string]: Answer };

export function readVectors(family: string): readonly Vector[] {
  const file = JSON.parse(readFileSync(new URL(`known-answers/${family}`, import.meta.url), 'utf8')) as { cases: readonly Vector[] };
  return file.cases;
}

/** A column of the excerpt of a series that known answers name. */
export function readSeries(named: string, column: string): PriceSeries {
  const file = named.replace(/^.*\/|\.gz$/g, '');
  return columnOf(readFileSync(new URL(`series/${file}`, import.meta.url), 'utf8'), column);
}

/** A column of a wide table by date; blanks are left out. */
export function columnOf(table: string, column: string): PriceSeries {
  const [head = '', ...lines] = table.trim().split('\n');
  const place = head.trim().split(',').indexOf(column);
  const points = lines.map((line) => line.trim().split(',')).filter((cells) => cells[place]);
  return priceSeries(points.map((cells) => ({ day: dayNumber(cells[0] ?? ''), price: Number(cells[place]) })));
}
