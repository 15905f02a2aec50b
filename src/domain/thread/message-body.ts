import {
  isBlankRichTextJson,
  isRichTextJson,
  parseRichTextJson,
  toPlainText,
  type RichText,
  type RichTextBlock,
  type RichTextInline,
} from '../content/rich-text.ts';
import { type FieldValues, fillFields } from './message-fields.ts';

/** The words of a message, and its formatting where it has any. */
export interface MessageBody {
  readonly text: string;
  readonly formatted: RichText | null;
}

/** A message as its form sends it: plain text or the JSON of a document, and, before the editor is there, the document that the plain text was made of. */
export interface TypedBody {
  readonly text?: string | undefined;
  readonly formatted?: string | undefined;
}

/** In characters of JSON: what is longer is refused, here and by the database. */
export const maxFormatted = 100_000;

/** Reads what a form sent; an empty text where nothing was written, null for a document that no message may have. */
export function readBody({ text = '', formatted }: TypedBody): MessageBody | null {
  if (isRichTextJson(text)) return isBlankRichTextJson(text) ? { text: '', formatted: null } : bodyIn(text);
  const plain = text.replaceAll('\r\n', '\n').trim();
  const kept = formatted === undefined ? null : bodyIn(formatted);
  return kept?.text === plain ? kept : { text: plain, formatted: null };
}

/** The message as its form begins with it. */
export function typedBody({ text, formatted }: MessageBody): string {
  return formatted ? JSON.stringify(formatted) : text;
}

/** One below the other. */
export function joinedBodies(above: MessageBody, below: MessageBody): MessageBody {
  if (above.text === '') return below;
  if (below.text === '') return above;
  const text = `${above.text}\n\n${below.text}`;
  if (!above.formatted && !below.formatted) return { text, formatted: null };
  return { text, formatted: { type: 'doc', content: [above, below].flatMap(blocksOf) } };
}

/** The message with the values of its fields. Of a field that is formatted in parts the formatting is lost, not the value. */
export function filledBody({ text, formatted }: MessageBody, values: FieldValues): MessageBody {
  const words = fillFields(text, values);
  const document = formatted && { ...formatted, content: formatted.content.map((block) => filledBlock(block, values)) };
  return { text: words, formatted: document && toPlainText(document).trim() === words ? document : null };
}

function bodyIn(json: string): MessageBody | null {
  const document = json.length > maxFormatted ? null : parseRichTextJson(json);
  if (!document?.content.every(isOfMessages)) return null;
  return { text: toPlainText(document).trim(), formatted: document.content.some(isFormatted) ? document : null };
}

/** Messages have no headings, quotations and lines: they would be mistaken for those of the page. */
function isOfMessages(block: RichTextBlock): boolean {
  if (block.type === 'bulletList' || block.type === 'orderedList') return block.content.every(({ content }) => content.every(isOfMessages));
  return block.type === 'paragraph';
}

function isFormatted(block: RichTextBlock): boolean {
  return block.type !== 'paragraph' || (block.content ?? []).some((inline) => inline.type === 'text' && inline.marks !== undefined);
}

function blocksOf({ text, formatted }: MessageBody): readonly RichTextBlock[] {
  if (formatted) return formatted.content;
  return text.split(/\n\n+/).map((paragraph) => ({
    type: 'paragraph',
    content: paragraph
      .split('\n')
      .flatMap((line, at): RichTextInline[] => [
        ...(at === 0 ? [] : [{ type: 'hardBreak' } as const]),
        ...(line === '' ? [] : [{ type: 'text', text: line } as const]),
      ]),
  }));
}

function filledBlock(block: RichTextBlock, values: FieldValues): RichTextBlock {
  if (block.type === 'bulletList' || block.type === 'orderedList')
    return {
      ...block,
      content: block.content.map((item) => ({ ...item, content: item.content.map((each) => filledBlock(each, values)) })),
    };
  if (block.type !== 'paragraph' || !block.content) return block;
  return {
    ...block,
    content: block.content.map((each) => (each.type === 'text' ? { ...each, text: fillFields(each.text, values) } : each)),
  };
}
