import type { BlockTable } from './blocks/block.tsx';

/** The characters that make a spreadsheet take a text for a formula: at the beginning, also after white space, and in full width. */
const formulaStart = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * A table as CSV (RFC 4180, with a byte-order mark so that spreadsheets read Greek). Numbers stay numbers; a text that a
 * spreadsheet would run is disarmed by an apostrophe.
 */
export function csvText({ header, rows }: BlockTable): string {
  return `\uFEFF${csvLines([header, ...rows])}`;
}

/** Rows that follow others in such a file. */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
