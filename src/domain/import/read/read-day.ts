import { type IsoDate, isIsoDate } from '#finance/iso-date.ts';
import { parseMonthName } from './month-names.ts';

/** In which order a date is written: 2024-03-31, 31/03/2024, 03/31/2024, 31-Mar-2024. */
export const dateShapes = ['year-first', 'day-first', 'month-first', 'month-name'] as const;
export type DateShape = (typeof dateShapes)[number];

/** The two digits that a file leaves out of its years. Someone says them for each file that does. */
export const centuries = ['20', '19'] as const;
export type Century = (typeof centuries)[number];

/** Settings for reading the days of a file. */
export interface DayReading {
  readonly shape: DateShape;
  /** The firm's time zone: a stamp with a zone or offset becomes the day that it was there. */
  readonly timeZone: string;
  /** `null` while no one has said it: years with two digits are not read then. */
  readonly century: Century | null;
}

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const year = "(?:'|\u2019)?(?<year>\\d{4}|\\d{2})";
const rest = '(?<rest>[T ,;].*)?$';
const ordinal = '(?:st|nd|rd|th|er|ος|η|ης|º|ª)?';
const month = '(?<name>\\p{L}{3,12})\\.?';
const of = '(?:d[ei]l? )?';
const yearFirst = new RegExp(`^(?<year>\\d{4})[-/.](?<month>\\d{1,2})[-/.](?<day>\\d{1,2})${rest}`);
const compact = /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})(?<rest>[T ,;].*)?$/;
const yearLast = new RegExp(`^(?<first>\\d{1,2})[-/.](?<second>\\d{1,2})[-/.]${year}${rest}`);
const named = new RegExp(`^(?<day>\\d{1,2})${ordinal}[-/. ]*${of}${month}[-/, ]*${of}${year}${rest}`, 'u');
const namedFirst = new RegExp(`^${month}[-/ ]*(?<day>\\d{1,2})${ordinal}[-/, ]+${year}${rest}`, 'u');

/** A day as it is written, with whatever follows it: a time, or words. */
interface WrittenDay {
  readonly day: IsoDate;
  readonly rest: string;
}

/**
 * Returns the day that a cell writes, in the firm's time zone; `null` where there is none of that shape. A year in front, or the name of a
 * month, is read whatever the shape. A stamp without zone or offset keeps its day.
 */
export function readDay(cell: string, { shape, timeZone, century }: DayReading): IsoDate | null {
  if (iso.test(cell)) return isIsoDate(cell) ? cell : null;
  const written = parseDay(cell, shape, century);
  return written && localDay(written, timeZone);
}

/** Returns the day as the cell writes it, whatever its zone. */
export function writtenDay(cell: string, { shape, century }: Pick<DayReading, 'shape' | 'century'>): IsoDate | null {
  return parseDay(cell, shape, century)?.day ?? null;
}

/** Returns whether the cell writes a day whose year has two digits. */
export function hasShortYear(cell: string, shape: DateShape): boolean {
  return parseDay(cell, shape, null) === null && centuries.some((century) => parseDay(cell, shape, century) !== null);
}

function parseDay(cell: string, shape: DateShape, century: Century | null): WrittenDay | null {
  const text = cell.trim();
  const groups = firstMatch(text)?.groups;
  if (!groups) return null;
  const inFull = groups.year?.length === 2 ? century && `${century}${groups.year}` : groups.year;
  return inFull ? dayOf(inFull, placesIn(groups, shape)) : null;
}

function firstMatch(text: string): RegExpExecArray | null {
  return compact.exec(text) ?? yearFirst.exec(text) ?? yearLast.exec(text) ?? named.exec(text) ?? namedFirst.exec(text);
}

interface Places {
  readonly month?: string | undefined;
  readonly day?: string | undefined;
  readonly rest?: string | undefined;
}

function placesIn(groups: Readonly<Record<string, string>>, shape: DateShape): Places {
  const { first, second, name, rest: after } = groups;
  if (name !== undefined) return { ...groups, month: String(parseMonthName(name) ?? 0) };
  if (first === undefined) return groups;
  if (shape === 'day-first') return { day: first, month: second, rest: after };
  return shape === 'month-first' ? { day: second, month: first, rest: after } : {};
}

const time = /^[T ,;]+(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*([AaPp])?(?:\.?[Mm]\.?)?\s*(.*)$/;
const offset = /^(?:UTC|GMT)?\s*([+\u2212-])(\d{1,2})(?::?(\d{2}))?$/i;

/** Offsets of zone abbreviations in hours. `IST` and `CST` name several zones, so a stamp with them is refused. */
const zones: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  BST: 1,
  WEST: 1,
  CET: 1,
  CEST: 2,
  EET: 2,
  EEST: 3,
  EST: -5,
  EDT: -4,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

/** Returns the firm's day of a stamp; `null` where a zone is named that no one can be sure of. */
function localDay({ day, rest: after }: WrittenDay, timeZone: string): IsoDate | null {
  const [, hours, minutes, seconds = '0', half, zone = ''] = time.exec(after) ?? [];
  if (hours === undefined || zone === '') return day;
  const minutesAhead = offsetOf(zone);
  if (minutesAhead === null) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const moment = Date.parse(`${day}T00:00:00Z`) + ((hour * 60 + Number(minutes) - minutesAhead) * 60 + Number(seconds)) * 1000;
  return dayFormat(timeZone).format(moment);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  let format = dayFormats.get(timeZone);
  if (!format) dayFormats.set(timeZone, (format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })));
  return format;
}

function offsetOf(zone: string): number | null {
  const [, sign, hours, minutes = '0'] = offset.exec(zone) ?? [];
  if (sign !== undefined) return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
  const known = zones[zone.toUpperCase()];
  return known === undefined ? null : known * 60;
}

function dayOf(yearInFull: string, { month: monthNumber = '', day = '', rest: after = '' }: Places): WrittenDay | null {
  const written = `${yearInFull}-${monthNumber.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(written) ? { day: written, rest: after } : null;
}

/** Returns whether a cell writes a day in any of the shapes, existing or not. */
export function looksLikeDay(cell: string): boolean {
  const text = cell.trim();
  return yearFirst.test(text) || yearLast.test(text) || compact.test(text) || named.test(text) || namedFirst.test(text);
}

/** In which order dates are written where these are some; `null` where they do not show it or disagree. */
export function dateShapeOf(cells: readonly string[]): DateShape | null {
  const shown = new Set(cells.flatMap((cell) => shapeOf(cell.trim()) ?? []));
  const [only] = shown;
  return shown.size === 1 && only !== undefined ? only : null;
}

function shapeOf(cell: string): DateShape | null {
  if (yearFirst.test(cell) || compact.test(cell)) return 'year-first';
  const { first, second } = yearLast.exec(cell)?.groups ?? {};
  if (first === undefined) return named.test(cell) || namedFirst.test(cell) ? 'month-name' : null;
  if (Number(first) > 12) return 'day-first';
  return Number(second) > 12 ? 'month-first' : null;
}
