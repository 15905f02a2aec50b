import { parseBlockDocument, type StoredBlock, type StoredRow } from '#domain/content/block-document.ts';
import { isId } from '#domain/is-id.ts';
import type { Kind } from '../kind.ts';
import { asText } from './line.ts';
import { plainTextOfStored } from './rich-text.ts';

/** The blocks of a page (`domain/content/block-document.ts`). Which of them there are the operation asks. */
export const blocks: Kind<'blocks'> = {
  ...asText,
  check: (_field, answer) => (typeof answer === 'string' && parseBlockDocument(answer) !== null ? null : { code: 'blocks' }),
  words: plainTextOfBlocks,
};

/** All that blocks say, a field on each line. */
export function plainTextOfBlocks(key: string): string {
  const stored = key === '' ? [] : parseBlockDocument(key);
  return stored === null ? key : stored.map(textOfBlock).filter(Boolean).join('\n\n');
}

function textOfBlock({ props }: StoredBlock): string {
  return Object.values(props)
    .flatMap((prop) => (typeof prop === 'string' ? [textOf(prop)] : prop.map(textOfRow)))
    .filter(Boolean)
    .join('\n');
}

const textOfRow = (row: StoredRow) => Object.values(row).map(textOf).filter(Boolean).join('\n');

/** Returns the plain text of a field. Values that nobody reads, such as the id of a picture, become empty. */
const textOf = (text: string) => (isId(text) ? '' : plainTextOfStored(text));
