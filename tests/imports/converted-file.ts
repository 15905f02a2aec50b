import { readFileSync } from 'node:fs';
import type { Conversion, ConvertedRow } from '#domain/import/convert/converted-row.ts';
import { RowConverter } from '#domain/import/convert/convert-rows.ts';
import { joinRows } from '#domain/import/convert/join-rows.ts';
import { detectLayout, detectShapes } from '#domain/import/layouts/detect-layout.ts';
import type { Layout } from '#domain/import/layouts/layout.ts';
import { toLayout } from '#domain/import/map/mapped-layout.ts';
import type { Mapping } from '#domain/import/map/mapping.ts';
import type { LayoutId } from '#domain/import/layouts/registry.ts';
import { layouts } from '#domain/import/layouts/registry.ts';
import { encodingOf, detectSeparator } from '#domain/import/read/text-shape.ts';
import { CsvReader } from '#server/operations/import/read/csv-reader.ts';

/** A file as the product understands it, without a database. */
export function convertedFile(path: string | URL, currency = 'GBP'): { readonly layout: LayoutId | null; readonly rows: Conversion[] } {
  const bytes = readFileSync(path);
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return convertedText(text, { currency });
}

interface Reading {
  readonly currency?: string;
  readonly timeZone?: string;
  /** The mapping of the file; without one, the layout is recognised. */
  readonly mapping?: Mapping;
}

export function convertedText(
  text: string,
  { currency = 'GBP', timeZone = 'Europe/London', mapping }: Reading = {},
): { readonly layout: LayoutId | null; readonly rows: Conversion[] } {
  const { rows, lines } = new CsvReader(detectSeparator(text)).take(text, true);
  const id = mapping ? null : detectLayout(rows);
  const layout: Layout | null = mapping ? toLayout(mapping) : id && layouts[id];
  if (layout === null) return { layout: id, rows: [] };
  const converter = new RowConverter({ layout, shapes: detectShapes(layout, rows), currency, timeZone });
  const conversions = rows.flatMap((cells, at) => converter.take(cells, lines[at] ?? 0));
  return { layout: id, rows: layout.joinsRows ? joinRows(conversions) : conversions };
}

/** A row in one line: line, day, type, security, units at price, amount, and what was paid on top. */
export function told(conversion: Conversion): string {
  if (conversion.kind === 'reversal') return `${conversion.line} takes back`;
  if (conversion.kind === 'ignored') return `${conversion.line} ${leftOut(conversion)}`;
  if (conversion.kind === 'faulty') {
    const problems = conversion.problems.map(({ column, found, expected }) => `${column ?? 'row'} "${found}" ${expected}`);
    return `${conversion.line} ${problems.join(', ')}`;
  }
  const { date, type, category, units, price, priceUnit, amount, currency } = conversion.row;
  return [
    conversion.line,
    date,
    type,
    category,
    securityTold(conversion.row),
    units,
    price && `at ${price} ${priceUnit}`,
    `${amount} ${currency}`,
    ...besides(conversion.row),
  ]
    .filter(Boolean)
    .join(' ');
}

function leftOut({ why, with: line }: Extract<Conversion, { readonly kind: 'ignored' }>): string {
  if (why === undefined) return 'ignored';
  return line === undefined ? `left out, ${why}` : `left out, ${why} with ${line}`;
}

function securityTold({ security }: ConvertedRow): string {
  return security ? [security.isin, security.symbol, security.name].filter(Boolean).join('/') : '';
}

function besides({ settleDate, charges, tax, fxRate, cost }: ConvertedRow): string[] {
  const said = { settled: settleDate, charges, tax, rate: fxRate, cost };
  return Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`]));
}
