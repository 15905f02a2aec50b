import type { Locale } from '#contracts/ids.ts';

const marks = { en: { point: '.', group: ',' }, el: { point: ',', group: '.' } } as const;

/**
 * Returns a typed number in the form for the server: without grouping, with a decimal point. The grouping mark of the language groups thousands
 * in the usual places. Elsewhere it counts as the decimal point of the other language. A text that is not a number stays unchanged.
 */
export function sentDecimal(typed: string, locale: Locale): string {
  const { point, group } = marks[locale];
  const bare = typed.replaceAll(/\s/g, '');
  const [whole = '', ...behind] = bare.split(point);
  if (behind.length > 1) return typed;
  if (isGrouped(whole, group)) return [whole.replaceAll(group, ''), ...behind].join('.');
  return behind.length === 0 ? bare.replace(group, '.') : typed;
}

function isGrouped(whole: string, group: string): boolean {
  const [first = '', ...rest] = whole.replace(/^[-+\u2212]/, '').split(group);
  return rest.length === 0 || (/^[1-9]\d{0,2}$/.test(first) && rest.every((three) => /^\d{3}$/.test(three)));
}

/** A number that was sent as a form shows it, with the point of the language. Where no one may change it, thousands are grouped and the minus is U+2212. */
export function shownDecimal(sent: string, locale: Locale, isReadOnly = false): string {
  const [, whole, places = ''] = /^(-?\d+)(\.\d+)?$/.exec(sent) ?? [];
  if (whole === undefined) return sent;
  const { point, group } = marks[locale];
  const written = isReadOnly ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group).replace('-', '\u2212') : whole;
  return written + places.replace('.', point);
}
