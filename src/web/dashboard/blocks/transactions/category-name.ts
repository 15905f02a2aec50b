import { callCategories, chargeCategories, distributionCategories } from '#finance/ledger/ledger.ts';
import type { Texts } from '#wording/texts.ts';

const known = [...chargeCategories, ...distributionCategories, ...callCategories] as const;

/** The name of a category in the reader's language; one that the ledger does not know stays as it was recorded. */
export function categoryName(category: string | null, texts: Texts): string | null {
  const ours = known.find((each) => each === category);
  return ours ? texts(`transactions.categories.${ours}`) : category;
}
