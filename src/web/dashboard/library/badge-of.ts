import type { ListedDocument } from '#contracts/library.ts';

/** What a row says of its document in a word, the most urgent first; null for nothing. */
export function badgeOf({ openAsk, isNew, number, marks }: Pick<ListedDocument, 'openAsk' | 'isNew' | 'number' | 'marks'>) {
  if (openAsk !== null) return openAsk;
  if (isNew) return number > 1 ? 'updated' : 'isNew';
  if (marks.includes('signed')) return 'signed';
  return marks.includes('approved') ? 'approved' : null;
}
