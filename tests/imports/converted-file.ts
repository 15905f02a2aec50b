import { readFileSync } from 'node:fs';
import type { Conversion, ConvertedRow } from '#domain/import/converted-row.ts';
import { RowConverter } from '#domain/import/convert-rows.ts';
import { detectLayout, shapesIn } from '#domain/import/detect-layout.ts';
import type { LayoutId } from '#domain/import/layouts/registry.ts';
import { layouts } from '#domain/import/layouts/registry.ts';
import { encodingOf, separatorOf } from '#domain/import/text-shape.ts';
import { CsvReader } from '#server/operations/import/csv-reader.ts';

/** A file as the product understands it, without a database. */
export function convertedFile(path: string | URL, currency = 'GBP'): { readonly layout: LayoutId | null; readonly rows: Conversion[] } {
  const bytes = readFileSync(path);
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return convertedText(text, currency);
}

export function convertedText(
  text: string,
  currency = 'GBP',
  timeZone = 'Europe/London',
): { readonly layout: LayoutId | null; readonly rows: Conversion[] } {
  const { rows, lines } = new CsvReader(separatorOf(text)).take(text, true);
  const layout = detectLayout(rows);
  if (layout === null) return { layout, rows: [] };
  const converter = new RowConverter({ layout: layouts[layout], shapes: shapesIn(layouts[layout], rows), currency, timeZone });
  return { layout, rows: rows.flatMap((cells, at) => converter.take(cells, lines[at] ?? 0) ?? []) };
}

/** A row in one line: line, day, type, security, units at price, amount, and what was paid on top. */
export function told(conversion: Conversion): string {
  if (conversion.kind === 'ignored') return `${conversion.line} ignored`;
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

function securityTold({ security }: ConvertedRow): string {
  return security ? [security.isin, security.symbol, security.name].filter(Boolean).join('/') : '';
}

function besides({ settleDate, charges, tax, fxRate, cost }: ConvertedRow): string[] {
  const said = { settled: settleDate, charges, tax, rate: fxRate, cost };
  return Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`]));
}
