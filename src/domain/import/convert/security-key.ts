import type { SecurityNames } from './converted-row.ts';

/** By what a source's name for a security is recognised again: the most certain of what it gives. Dashes and spaces are written in many ways. */
export function securityKey({ isin, sedol, symbol, name }: SecurityNames): string {
  if (isin !== null) return `isin ${isin.toUpperCase()}`;
  if (sedol !== null) return `sedol ${sedol.toUpperCase()}`;
  if (symbol !== null) return `symbol ${symbol}`;
  return `name ${(name ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()}`;
}
