const none = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const three = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Decimal places of the smallest unit of a currency: 2 for GBP, 0 for JPY. */
export function currencyPlaces(currency: string): number {
  if (none.has(currency)) return 0;
  return three.has(currency) ? 3 : 2;
}
