import type { Locale, VariantId } from '#contracts/ids.ts';
import { fundTerms } from './fund-terms.ts';
import { greekTerms } from './greek-terms.ts';
import { wealthTerms } from './wealth-terms.ts';

const terms: Readonly<Record<VariantId, Partial<Record<Locale, string>>>> = {
  default: { en: wealthTerms('Ashcombe & Hale') },
  greek: { el: greekTerms, en: wealthTerms('Iolkos Wealth') },
  'private-equity': { en: fundTerms },
};

/** The terms of use of a fictional firm, in the languages that it speaks. Invented as everything in the demonstration. */
export function demoTerms(variant: VariantId): Partial<Record<Locale, string>> {
  return terms[variant];
}
