import { barLabel } from '#wording/bar-label.ts';
import { getFormats } from '#wording/formats.ts';
import type { Adapter } from './vector-file.ts';

const formats = getFormats('en');

const styles: Readonly<Record<string, (value: number) => string>> = {
  percent: (value) => formats.percent(value),
  multiple: (value) => formats.multiple(value),
  'currency:GBP': (value) => formats.money(value, 'GBP'),
  thousands: (value) => formats.inUnit(value, 'k'),
};

/** The files write the minus sign of a keyboard, we the one of typography. */
const format: Adapter = ({ input }) => {
  const { style, value } = input as { style: string; value: number };
  return { text: styles[style]?.(value).replace('−', '-') };
};

export const wordingAdapters: Readonly<Record<string, Adapter>> = {
  format,
  barLabel: ({ input }) => ({ text: barLabel((input as { text: string }).text) }),
};
