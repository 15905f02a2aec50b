/** Written text as a tree: what our own pages are made of, and all that they may be made of. No HTML. */
export type Prose =
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'heading'; readonly text: readonly Inline[] }
  | { readonly kind: 'formula'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly (readonly Prose[])[] }
  | { readonly kind: 'table'; readonly columns: readonly ProseColumn[]; readonly rows: readonly (readonly (readonly Inline[])[])[] };

export type Inline =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'symbol'; readonly words: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly text: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly text: readonly Inline[] };

export interface ProseColumn {
  readonly heading: readonly Inline[];
  readonly isNumber: boolean;
}

/** The words of a text without its marks. */
export function plainText(text: readonly Inline[]): string {
  return text.map((each) => ('words' in each ? each.words : plainText(each.text))).join('');
}

/** Returns the passages of a text that are bold. */
export function boldIn(prose: readonly Prose[]): string[] {
  return prose.flatMap((part) => {
    if (part.kind === 'formula') return [];
    if (part.kind === 'list') return part.items.flatMap(boldIn);
    return part.kind === 'table' ? part.rows.flat().flatMap(boldOf) : boldOf(part.text);
  });
}

function boldOf(text: readonly Inline[]): string[] {
  return text.flatMap((each) => (each.kind === 'strong' ? [plainText(each.text)] : 'text' in each ? boldOf(each.text) : []));
}
