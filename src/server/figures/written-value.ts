import type { Figure } from '#finance/figure.ts';

/** Doubles are exact to fifteen digits; the sixteenth is noise. */
const digits = 15;

/** A value as text for the terminal: numbers with all their digits, a figure as its value or as why there is none. */
export function written(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') return String(Number(value.toPrecision(digits)));
  if (isAvailableOrNot(value))
    return value.available ? written(value.value) : `not available: ${value.reason}${value.subject ? ` (${value.subject})` : ''}`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Tells whether a value is a figure. */
export function isAvailableOrNot(value: unknown): value is Figure<unknown> {
  return typeof value === 'object' && value !== null && 'available' in value;
}
