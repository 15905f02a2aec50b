import { getBlock, type BlockId } from '#collections/blocks/registry.ts';
import type { BlockField } from '#collections/blocks/block.ts';
import { blockDocumentOf } from '#domain/content/block-document.ts';
import { parseMarkup } from './light-markup.ts';

type DemoRow = Readonly<Record<string, string>>;
type DemoBlock = readonly [BlockId, Readonly<Record<string, string | readonly DemoRow[]>>];

/** The first pictures of the demonstration, by how blocks of a page name them before they are kept. */
export const demoLandscape = (at: number) => `landscape:${at}`;

/** A library of the demonstration, by how blocks of a page name it before it is kept. */
export const demoLibrary = (name: string) => `library:${name}`;

/** Blocks of a page as the designer would have saved them; formatted texts are written in light markup. */
export function demoBlocks(...blocks: readonly DemoBlock[]): string {
  return blockDocumentOf(
    blocks.map(([type, props], at) => {
      const { fields, list } = getBlock(type);
      const kept = Object.entries(props).map(([name, prop]) => {
        const value = typeof prop === 'string' ? asKept(fields, name, prop) : prop.map((row) => rowAsKept(list?.fields ?? [], row));
        return [name, value] as const;
      });
      return { id: `${type}-${at + 1}`, type, props: Object.fromEntries(kept) };
    }),
  );
}

function rowAsKept(fields: readonly BlockField[], row: DemoRow): DemoRow {
  return Object.fromEntries(Object.entries(row).map(([name, text]) => [name, asKept(fields, name, text)]));
}

function asKept(fields: readonly BlockField[], name: string, text: string): string {
  return fields.find(({ id }) => id === name)?.kind === 'richText' ? JSON.stringify(parseMarkup(text)) : text;
}
