import type { Texts } from '#wording/texts.ts';

const known = ['Dividend', 'Distribution', 'Interest'] as const;

/** What income is, in the reader's language; a kind of interest that the source named stays as it was recorded. */
export function incomeKind(category: string, texts: Texts): string {
  const ours = known.find((each) => each === category);
  return ours ? texts(`transactions.types.${ours}`) : category;
}
