import type { ListedDocument } from '#contracts/library.ts';

/** Returns the most urgent badge of a document; null if it has none. */
export function badgeOf({ openAsk, isNew, number, marks }: Pick<ListedDocument, 'openAsk' | 'isNew' | 'number' | 'marks'>) {
  if (openAsk !== null) return openAsk;
  if (isNew) return number > 1 ? 'updated' : 'isNew';
  if (marks.includes('signed')) return 'signed';
  return marks.includes('approved') ? 'approved' : null;
}
