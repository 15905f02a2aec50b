import type { Locale } from '#contracts/ids.ts';
import type { DemoVariantId } from '../demo-variants.ts';
import { fundTerms } from './fund-terms.ts';
import { greekTerms } from './greek-terms.ts';
import { wealthTerms } from './wealth-terms.ts';

const terms: Readonly<Record<DemoVariantId, Partial<Record<Locale, string>>>> = {
  default: { en: wealthTerms('Ashcombe & Hale') },
  greek: { el: greekTerms, en: wealthTerms('Iolkos Wealth') },
  'private-equity': { en: fundTerms },
};

/** The terms of use of a fictional firm, in the languages that it speaks. Invented as everything in the demonstration. */
export function demoTerms(variant: DemoVariantId): Partial<Record<Locale, string>> {
  return terms[variant];
}
