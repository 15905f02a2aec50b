import { type IsoDate, isIsoDate } from '#finance/iso-date.ts';

/** In which order a date is written: 2024-03-31, 31/03/2024, 03/31/2024, 31-Mar-2024. */
export const dateShapes = ['year-first', 'day-first', 'month-first', 'month-name'] as const;
export type DateShape = (typeof dateShapes)[number];

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ,].*)?$/;
const named = /^(\d{1,2})[- ]([A-Za-z]{3,9})[- ,]+(\d{4})(?:[T ].*)?$/;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day that a cell writes; `null` where there is none of that shape. A year in front, or the name of a month, is read whatever the shape. */
export function readDay(cell: string, shape: DateShape): IsoDate | null {
  if (iso.test(cell)) return isIsoDate(cell) ? cell : null;
  const text = cell.trim();
  const first = yearFirst.exec(text);
  if (first) return dayOf(first[1], first[2], first[3]);
  const name = named.exec(text);
  if (name) return dayOf(name[3], String(months.indexOf((name[2] ?? '').slice(0, 3).toLowerCase()) + 1), name[1]);
  const last = yearLast.exec(text);
  if (!last) return null;
  if (shape === 'day-first') return dayOf(last[3], last[2], last[1]);
  return shape === 'month-first' ? dayOf(last[3], last[1], last[2]) : null;
}

function dayOf(year = '', month = '', day = ''): IsoDate | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(written) ? written : null;
}

/** In which order dates are written where these are some; `null` where they do not show it or disagree. */
export function dateShapeOf(cells: readonly string[]): DateShape | null {
  const shown = new Set(cells.flatMap((cell) => shapeOf(cell.trim()) ?? []));
  const [only] = shown;
  return shown.size === 1 && only !== undefined ? only : null;
}

function shapeOf(cell: string): DateShape | null {
  if (yearFirst.test(cell)) return 'year-first';
  if (named.test(cell)) return 'month-name';
  const [, one, two] = yearLast.exec(cell) ?? [];
  if (Number(one) > 12) return 'day-first';
  return Number(two) > 12 ? 'month-first' : null;
}
