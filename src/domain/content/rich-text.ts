import { isId } from '../is-id.ts';
import { isSafeHref } from './rich-text-link.ts';

/** Formatted text in the JSON of ProseMirror, with no other nodes, marks and attributes than these. */
export interface RichText {
  readonly type: 'doc';
  readonly content: readonly RichTextBlock[];
}

export type RichTextBlock =
  | { readonly type: 'paragraph'; readonly content?: readonly RichTextInline[] }
  | { readonly type: 'heading'; readonly attrs: { readonly level: HeadingLevel }; readonly content?: readonly RichTextInline[] }
  | { readonly type: 'bulletList' | 'orderedList'; readonly content: readonly RichTextItem[] }
  | { readonly type: 'blockquote'; readonly content: readonly RichTextBlock[] }
  /** A picture by the id of its entry of media, which has its words. */
  | { readonly type: 'image'; readonly attrs: { readonly media: string } }
  | { readonly type: 'horizontalRule' };

export interface RichTextItem {
  readonly type: 'listItem';
  readonly content: readonly RichTextBlock[];
}

export type RichTextInline =
  | { readonly type: 'text'; readonly marks?: readonly RichTextMark[]; readonly text: string }
  | { readonly type: 'hardBreak' };

export type RichTextMark =
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }
  | { readonly type: 'bold' }
  | { readonly type: 'italic' };

export type HeadingLevel = 2 | 3;

export const headingLevels: readonly HeadingLevel[] = [2, 3];

/** Maximum depth of nested lists and quotations. */
export const maxDepth = 6;
const maxNodes = 3000;
/** In characters of JSON: what is longer is not parsed. */
export const maxRichTextJson = 250_000;

const unwritable = /[^\P{Cc}\n\t]|\p{Cs}/u;
const markOrder = ['link', 'bold', 'italic'];

interface Budget {
  nodes: number;
}

type Unknown = Readonly<Record<string, unknown>>;

/**
 * Parses a document of unknown origin. Returns it in its canonical form, or null where a node, a mark, an attribute or a size is not allowed.
 * A document without any text is null as well.
 */
export function parseRichText(value: unknown): RichText | null {
  const document = parseDocument(value);
  return document && !isBlank(document) ? document : null;
}

/** Parses the JSON of a document; null for what is no JSON, too long or not allowed. */
export function parseRichTextJson(json: string): RichText | null {
  return parseRichText(parseJson(json));
}

/** Returns true if a text is the JSON of a document, allowed or not. */
export function isRichTextJson(text: string): boolean {
  const value = parseJson(text);
  return isObject(value) && value.type === 'doc';
}

/** Returns true if a text is the JSON of an allowed document without any text. */
export function isBlankRichTextJson(text: string): boolean {
  const document = parseDocument(parseJson(text));
  return document !== null && isBlank(document);
}

/** Turns plain text into paragraphs, which blank lines divide. Null for blank text. */
export function richTextFromPlain(text: string): RichText | null {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  if (paragraphs.length === 0) return null;
  return { type: 'doc', content: paragraphs.map((paragraph) => ({ type: 'paragraph', content: linesOf(paragraph) })) };
}

/** Reads a stored text: its document, or plain text as paragraphs. */
export function readRichText(text: string): RichText | null {
  return parseRichTextJson(text) ?? (isRichTextJson(text) ? null : richTextFromPlain(text));
}

/** The words of a document without their formatting; a blank line divides paragraphs, a line end divides items of a list. */
export function toPlainText({ content }: Pick<RichText, 'content'>): string {
  return textOfBlocks(content, '\n\n');
}

/** The media that a document shows. */
export function mediaInText({ content }: { readonly content: readonly (RichTextBlock | RichTextItem)[] }): string[] {
  return content.flatMap((block) => {
    switch (block.type) {
      case 'image':
        return [block.attrs.media];
      case 'blockquote':
      case 'bulletList':
      case 'orderedList':
      case 'listItem':
        return mediaInText(block);
      default:
        return [];
    }
  });
}

function isBlank(document: RichText): boolean {
  return toPlainText(document).trim() === '' && mediaInText(document).length === 0;
}

function textOfBlocks(blocks: readonly (RichTextBlock | RichTextItem)[], between: string): string {
  return blocks.map(textOfBlock).filter(Boolean).join(between);
}

function textOfBlock(block: RichTextBlock | RichTextItem): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return (block.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('');
    case 'blockquote':
      return textOfBlocks(block.content, '\n\n');
    case 'bulletList':
    case 'orderedList':
    case 'listItem':
      return textOfBlocks(block.content, '\n');
    default:
      return '';
  }
}

function linesOf(paragraph: string): RichTextInline[] {
  return paragraph.split('\n').flatMap((line, at): RichTextInline[] => {
    const text: RichTextInline[] = line === '' ? [] : [{ type: 'text', text: line }];
    return at === 0 ? text : [{ type: 'hardBreak' }, ...text];
  });
}

function parseJson(json: string): unknown {
  if (json.length > maxRichTextJson) return null;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns true if the value is a plain object with a type and no keys but these, so that none is inherited. */
function isNode(value: unknown, keys: readonly string[]): value is Unknown & { readonly type: unknown } {
  if (!isObject(value) || !Object.hasOwn(value, 'type')) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || prototype === null) && Reflect.ownKeys(value).every((key) => keys.some((known) => known === key))
  );
}

/** Parses each of a list; null where it is none, is empty, or one of them is not allowed. */
function parseAll<Parsed>(values: unknown, parse: (value: unknown) => Parsed | null): readonly Parsed[] | null {
  if (!Array.isArray(values) || values.length === 0 || values.length > maxNodes) return null;
  const parsed: Parsed[] = [];
  for (const value of values) {
    const one = parse(value);
    if (one === null) return null;
    parsed.push(one);
  }
  return parsed;
}

function parseDocument(value: unknown): RichText | null {
  if (!isNode(value, ['type', 'content']) || value.type !== 'doc') return null;
  const content = parseBlocks(value.content, 0, { nodes: maxNodes });
  return content && { type: 'doc', content };
}

function parseBlocks(values: unknown, depth: number, budget: Budget): readonly RichTextBlock[] | null {
  return parseAll(values, (value) => parseBlock(value, depth, budget));
}

function parseBlock(value: unknown, depth: number, budget: Budget): RichTextBlock | null {
  if (!isNode(value, ['type', 'attrs', 'content']) || --budget.nodes < 0) return null;
  if (value.type === 'heading') return parseHeading(value, budget);
  if (value.type === 'image') return parseImage(value);
  return Object.hasOwn(value, 'attrs') ? null : parsePlainBlock(value, depth, budget);
}

/** Parses one of the blocks without attributes. */
function parsePlainBlock(value: Unknown, depth: number, budget: Budget): RichTextBlock | null {
  switch (value.type) {
    case 'paragraph':
      return parseParagraph(value, budget);
    case 'bulletList':
    case 'orderedList':
    case 'blockquote':
      return depth < maxDepth ? parseNest(value.type, value.content, { depth: depth + 1, budget }) : null;
    case 'horizontalRule':
      return Object.hasOwn(value, 'content') ? null : { type: 'horizontalRule' };
    default:
      return null;
  }
}

function parseParagraph(value: Unknown, budget: Budget): RichTextBlock | null {
  const content = parseInlines(value, budget);
  return content && { type: 'paragraph', ...content };
}

interface Place {
  readonly depth: number;
  readonly budget: Budget;
}

function parseNest(type: 'bulletList' | 'orderedList' | 'blockquote', values: unknown, { depth, budget }: Place): RichTextBlock | null {
  if (type === 'blockquote') {
    const content = parseBlocks(values, depth, budget);
    return content && { type, content };
  }
  const content = parseAll(values, (value) => parseItem(value, depth, budget));
  return content && { type, content };
}

/** An item of a list begins with a paragraph, as the editor has it. */
function parseItem(value: unknown, depth: number, budget: Budget): RichTextItem | null {
  if (!isNode(value, ['type', 'content']) || value.type !== 'listItem' || --budget.nodes < 0) return null;
  const content = parseBlocks(value.content, depth, budget);
  return content?.[0]?.type === 'paragraph' ? { type: 'listItem', content } : null;
}

function parseHeading(value: Unknown, budget: Budget): RichTextBlock | null {
  const level = headingLevels.find((each) => isAttrs(value.attrs, 'level') && value.attrs.level === each);
  const content = parseInlines(value, budget);
  return level === undefined || content === null ? null : { type: 'heading', attrs: { level }, ...content };
}

function parseImage({ attrs, content }: Unknown): RichTextBlock | null {
  if (content !== undefined || !isAttrs(attrs, 'media') || typeof attrs.media !== 'string' || !isId(attrs.media)) return null;
  return { type: 'image', attrs: { media: attrs.media } };
}

/** Returns true if the value is an object whose only attribute is `name`. */
function isAttrs<Name extends string>(value: unknown, name: Name): value is Readonly<Record<Name, unknown>> {
  return isObject(value) && Reflect.ownKeys(value).length === 1 && Object.hasOwn(value, name);
}

/** The text of a paragraph or heading, which may be empty. */
function parseInlines(value: Unknown, budget: Budget): { readonly content?: readonly RichTextInline[] } | null {
  if (!Object.hasOwn(value, 'content') || (Array.isArray(value.content) && value.content.length === 0)) return {};
  const content = parseAll(value.content, (each) => parseInline(each, budget));
  return content && { content };
}

function parseInline(value: unknown, budget: Budget): RichTextInline | null {
  if (!isNode(value, ['type', 'marks', 'text']) || --budget.nodes < 0) return null;
  const marks = Object.hasOwn(value, 'marks') ? parseMarks(value.marks) : [];
  if (!marks) return null;
  // The editor marks a line break within bold text as bold, which shows nowhere.
  if (value.type === 'hardBreak') return Object.hasOwn(value, 'text') ? null : { type: 'hardBreak' };
  const { type, text } = value;
  if (type !== 'text' || !isWritable(text)) return null;
  return marks.length === 0 ? { type, text } : { type, marks, text };
}

function isWritable(text: unknown): text is string {
  return typeof text === 'string' && text !== '' && !unwritable.test(text);
}

/** Marks in one order; none of them twice. */
function parseMarks(values: unknown): readonly RichTextMark[] | null {
  if (Array.isArray(values) && values.length === 0) return [];
  if (Array.isArray(values) && values.length > markOrder.length) return null;
  const marks = parseAll(values, parseMark)?.toSorted((one, other) => markOrder.indexOf(one.type) - markOrder.indexOf(other.type));
  return marks && new Set(marks.map(({ type }) => type)).size === marks.length ? marks : null;
}

function parseMark(value: unknown): RichTextMark | null {
  if (!isNode(value, ['type', 'attrs'])) return null;
  const { type } = value;
  if (type === 'bold' || type === 'italic') return Object.hasOwn(value, 'attrs') ? null : { type };
  if (type !== 'link' || !isAttrs(value.attrs, 'href')) return null;
  const { href } = value.attrs;
  return typeof href === 'string' && isSafeHref(href) ? { type, attrs: { href } } : null;
}
