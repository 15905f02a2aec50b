import type { TransactionRow } from '#contracts/datasets/transactions.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { categoryName } from './category-name.ts';

/** `Charge · Platform`: the type with its category where it has one. */
export function TransactionKind({ row: { type, category } }: { readonly row: TransactionRow }) {
  const texts = useTexts();
  return [texts(`transactions.types.${type}`), categoryName(category, texts)].filter(Boolean).join(' · ');
}
