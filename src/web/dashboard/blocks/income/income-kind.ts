import type { Texts } from '#wording/texts.ts';

const known = ['Dividend', 'Distribution', 'Interest'] as const;

/** Returns the name of a kind of income in the reader's language. A kind of interest that the source named appears as recorded. */
export function incomeKind(category: string, texts: Texts): string {
  const ours = known.find((each) => each === category);
  return ours ? texts(`transactions.types.${ours}`) : category;
}
