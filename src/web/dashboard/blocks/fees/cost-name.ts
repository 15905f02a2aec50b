import { transactionTypes } from '#finance/ledger/ledger.ts';
import type { Texts } from '#wording/texts.ts';
import { categoryName } from '../transactions/category-name.ts';

/** A charge's category, or the kind of transaction that costs of dealing were paid on, in the reader's language. */
export function costName(category: string, texts: Texts): string {
  const type = transactionTypes.find((each) => each === category);
  return type ? texts(`transactions.types.${type}`) : (categoryName(category, texts) ?? category);
}
