/** A part of a document as the editor of rich text keeps it (ProseMirror). */
interface DocumentNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly Mark[];
  readonly text?: string;
  readonly content?: readonly DocumentNode[];
}

interface Mark {
  readonly type: 'bold' | 'italic' | 'link';
  readonly attrs?: { readonly href: string };
}

const blocks = /^(?:(?<heading>#{2,4}) |(?<quote>> )|(?<bullet>- )|(?<number>\d+\. ))?(?<words>.*)$/;
const marked = /\*\*(?<bold>.+?)\*\*|(?<![\p{L}\d])_(?<italic>.+?)_(?![\p{L}\d])|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/u;

/**
 * The document that a text in light markup stands for: each line a paragraph, `## ` a heading, `> ` a quote, `- ` and `1. ` items, and within a line
 * `**bold**`, `_italic_` and `[links](/address)`.
 */
export function parseMarkup(text: string): DocumentNode {
  const content: DocumentNode[] = [];
  let isInList = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const block = blockOf(line);
    const last = content.at(-1);
    if (isInList && last?.type === block.type && block.type.endsWith('List'))
      content[content.length - 1] = { ...last, content: [...(last.content ?? []), ...(block.content ?? [])] };
    else content.push(block);
    isInList = block.type.endsWith('List');
  }
  return { type: 'doc', content };
}

function blockOf(line: string): DocumentNode {
  const { heading, quote, bullet, number, words = '' } = blocks.exec(line)?.groups ?? {};
  if (heading !== undefined) return { type: 'heading', attrs: { level: heading.length }, content: inline(words) };
  const paragraph = { type: 'paragraph', content: inline(words) };
  if (quote !== undefined) return { type: 'blockquote', content: [paragraph] };
  if (bullet === undefined && number === undefined) return paragraph;
  return { type: bullet === undefined ? 'orderedList' : 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] };
}

function inline(words: string, marks: readonly Mark[] = []): DocumentNode[] {
  const found = marked.exec(words);
  if (!found) return textOf(words, marks);
  const { mark, inside } = markOf(found.groups ?? {});
  return [
    ...textOf(words.slice(0, found.index), marks),
    ...inline(inside, [...marks, mark]),
    ...inline(words.slice(found.index + found[0].length), marks),
  ];
}

function textOf(text: string, marks: readonly Mark[]): DocumentNode[] {
  if (text === '') return [];
  return [marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks }];
}

function markOf({ bold, italic, label = '', href = '' }: Readonly<Record<string, string | undefined>>): {
  readonly mark: Mark;
  readonly inside: string;
} {
  if (bold !== undefined) return { mark: { type: 'bold' }, inside: bold };
  if (italic !== undefined) return { mark: { type: 'italic' }, inside: italic };
  return { mark: { type: 'link', attrs: { href } }, inside: label };
}

/** The text without its markup, line by line; items keep their dashes and numbers. */
export function toPlainText(text: string): string {
  return text
    .split('\n')
    .map((line) => wordsOf(inline(line.replace(/^(?:#{2,4} |> )/, ''))))
    .join('\n')
    .trim();
}

const wordsOf = (nodes: readonly DocumentNode[]) => nodes.map((node) => node.text ?? '').join('');
