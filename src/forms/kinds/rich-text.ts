import {
  isBlankRichTextJson,
  isRichTextJson,
  mediaInText,
  parseRichTextJson,
  toPlainText,
  readRichText,
  richTextFromPlain,
} from '#domain/content/rich-text.ts';
import type { Field } from '../form.ts';
import type { Kind, Typed } from '../kind.ts';
import { asText, lineIn, ofLength } from './line.ts';

/**
 * The name under which a page without scripts sends the document beside its plain text: text that was left as it stood keeps its formatting.
 */
export const formattedName = ({ id }: Pick<Field, 'id'>): string => `${id}.formatted`;

/** Formatted text. Its answer is the canonical JSON of the document (`domain/content/rich-text.ts`). */
export const richText: Kind<'richText'> = {
  ...asText,
  names: (field) => [field.id, formattedName(field)],
  read: (field, typed) => {
    const text = lineIn(field, typed);
    if (text === null) return null;
    if (isRichTextJson(text)) return canonical(text);
    return keptFormatting(text, typed[formattedName(field)]) ?? jsonOf(richTextFromPlain(text));
  },
  check: ({ limit, hasImages = false }, answer) => {
    const document = typeof answer === 'string' ? parseRichTextJson(answer) : null;
    return document && (hasImages || mediaInText(document).length === 0) ? ofLength(toPlainText(document), limit) : { code: 'richText' };
  },
  words: plainTextOfStored,
};

/** The plain text of a stored text, formatted or not. */
export function plainTextOfStored(text: string): string {
  const document = readRichText(text);
  return document ? toPlainText(document) : text;
}

/** Normalises a document. Invalid content stays as it was sent, and `check` refuses it; a document without text counts as no answer. */
function canonical(json: string): string | null {
  return jsonOf(parseRichTextJson(json)) ?? (isBlankRichTextJson(json) ? null : json);
}

/** The document whose plain text was sent unchanged; null for another one. */
function keptFormatting(text: string, sent: Typed[string] | undefined): string | null {
  const document = sent === undefined ? null : parseRichTextJson(sent);
  return document && toPlainText(document).trim() === text ? jsonOf(document) : null;
}

function jsonOf(document: object | null): string | null {
  return document && JSON.stringify(document);
}
