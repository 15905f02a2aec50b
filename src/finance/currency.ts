/** A unit in which prices and amounts are quoted: `factor` of these make one of the currency. Pence: GBP, 0.01. */
export interface QuoteUnit {
  readonly currency: string;
  readonly factor: number;
}

/** Codes that prices are quoted in beside currencies. Case matters: GBp is pence, GBP is pounds. */
export const minorUnits: Readonly<Record<string, QuoteUnit>> = {
  GBX: { currency: 'GBP', factor: 0.01 },
  GBx: { currency: 'GBP', factor: 0.01 },
  GBp: { currency: 'GBP', factor: 0.01 },
  ILA: { currency: 'ILS', factor: 0.01 },
  ZAc: { currency: 'ZAR', factor: 0.01 },
};

/** The currency behind a quoted code and what one quoted unit is worth in it: GBX is 0.01 GBP, GBP is 1 GBP. */
export function getMajorUnit(code: string): QuoteUnit {
  return Object.hasOwn(minorUnits, code) ? (minorUnits[code] ?? { currency: code, factor: 1 }) : { currency: code, factor: 1 };
}

/** Currencies offered for manual entry, the commonest first. Imported files may name any other. */
export const recordedCurrencies =
  'GBP EUR USD CHF CAD AUD JPY AED BGN BRL CNY CZK DKK HKD HUF ILS INR KRW MXN NOK NZD PLN RON SAR SEK SGD THB TRY TWD ZAR'.split(' ');
