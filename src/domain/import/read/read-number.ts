/** Decimal separators. */
export const numberShapes = ['point', 'comma'] as const;
export type NumberShape = (typeof numberShapes)[number];

const exponent = /^(-?)(\d*)(?:\.(\d*))?[eE]([+-]?\d{1,2})$/;
const shapes: Readonly<Record<NumberShape, RegExp>> = {
  point: /^-?(?:\d+|\d{1,3}(?:[,\u00A0\u202F '\u2019]\d{3})+)?(?:\.\d*)?$/,
  comma: /^-?(?:\d+|\d{1,3}(?:[.\u00A0\u202F '\u2019]\d{3})+)?(?:,\d*)?$/,
};
const plain = /^-?\d+(?:\.\d+)?$/;
const groups: Readonly<Record<NumberShape, RegExp>> = { point: /[,\u00A0\u202F '\u2019]/g, comma: /[.\u00A0\u202F '\u2019]/g };
/** In characters. What is longer is no number, and would take long to look at. */
const longest = 60;
const signs = /^[\s$£€¥]+|[\s$£€¥%]+$/g;

/**
 * The decimal that a cell writes, as digits with a point: groups of thousands, currency signs, brackets and trailing minus for negatives and
 * exponents are understood. `null` for anything else, such as one that mixes the two ways of writing.
 */
export function readNumber(cell: string, shape: NumberShape): string | null {
  if (cell.length > longest) return null;
  if (shape === 'point' && plain.test(cell)) return cell;
  const text = unsigned(cell.trim().replaceAll('\u2212', '-'));
  if (!/\d/.test(text)) return null;
  const shifted = exponent.exec(text);
  if (shifted) return withoutExponent(shifted);
  if (!shapes[shape].test(text)) return null;
  return tidied(text.replace(groups[shape], '').replace(',', '.'));
}

/** A digit before the point, and no point without one behind it. */
function tidied(digits: string): string {
  const [whole = '', fraction = ''] = digits.replace('-', '').split('.');
  return `${digits.startsWith('-') ? '-' : ''}${whole || '0'}${fraction && `.${fraction}`}`;
}

/** `(£12.50)`, `-$12.50`, `$-12.50` and `12.50-` with the minus in front and no sign of a currency. */
function unsigned(text: string): string {
  const isBracketed = /^\(.*\)$/.test(text);
  const bare = (isBracketed ? text.slice(1, -1) : text).replace(signs, '');
  const [, before = '', rest = '', after = ''] = /^([-+]?)(.*?)(-?)$/.exec(bare) ?? [];
  const inner = rest.replace(signs, '');
  const isNegative = [isBracketed, before === '-', after === '-', inner.startsWith('-')].filter(Boolean).length;
  if (isNegative > 1) return '';
  return `${isNegative === 1 ? '-' : ''}${inner.replace(/^-/, '')}`;
}

function withoutExponent([, sign = '', whole = '', fraction = '', power = '0']: RegExpExecArray): string {
  const digits = whole + fraction;
  const point = whole.length + Number(power);
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  const rest = padded.slice(at).replace(/0+$/, '');
  return `${sign}${padded.slice(0, at)}${rest === '' ? '' : `.${rest}`}`;
}

/** Returns how these numbers are written; `null` if they do not show it or disagree. */
export function numberShapeOf(cells: readonly string[]): NumberShape | null {
  const shape = columnShapeOf(cells);
  return shape === 'mixed' ? null : shape;
}

/** Returns whether a cell could be either of two numbers in a column that writes both points and commas, such as `1.234`. */
export function isAmbiguous(cell: string, shape: NumberShape | 'mixed'): boolean {
  return shape === 'mixed' && cell.length <= longest && shapeOf(cell) === null && /[.,]\d/.test(cell);
}

/** Reads a number as the shape has it, otherwise the other way where the cell itself shows that it is meant; `null` where neither fits. */
export function readNumberOf(cell: string, shape: NumberShape | 'mixed'): string | null {
  const shown = cell.length > longest ? null : shapeOf(cell);
  return readNumber(cell, shape === 'mixed' ? (shown ?? 'point') : shape) ?? (shown && readNumber(cell, shown));
}

/** Returns how the numbers of a column are written: `mixed` where some show a point and others a comma, `null` where none shows either. */
export function columnShapeOf(cells: readonly string[]): NumberShape | 'mixed' | null {
  const shown = new Set(cells.flatMap((cell) => (cell.length > longest ? [] : (shapeOf(cell) ?? []))));
  const [only] = shown;
  return shown.size > 1 ? 'mixed' : (only ?? null);
}

function shapeOf(cell: string): NumberShape | null {
  const marks = cell.match(/[.,](?=\d)/g) ?? [];
  if (marks.length === 0 || /[eE]/.test(cell)) return null;
  const last = marks.at(-1) === '.' ? 'point' : 'comma';
  if (new Set(marks).size === 2) return last;
  const other = last === 'point' ? 'comma' : 'point';
  if (marks.length > 1) return other;
  return /[.,]\d{3}\D*$/.test(cell) && !/^\D*0[.,]/.test(cell) ? null : last;
}
