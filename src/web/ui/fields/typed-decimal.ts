import type { Locale } from '#contracts/ids.ts';

const marks = { en: { point: '.', group: ',' }, el: { point: ',', group: '.' } } as const;

/**
 * What someone types as a number, written as it is sent: no grouping, a point. The mark of the language groups thousands, where it stands as it
 * would; elsewhere it is a point that was typed as in the other language. What is no number stays as it is.
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

/** The other way: a number that was sent, with the point of the language. */
export function shownDecimal(sent: string, locale: Locale): string {
  return sent.replace('.', marks[locale].point);
}
