import type { ComponentData, Data } from '@puckeditor/core';
import { readBlocks } from '#collections/blocks/parse-blocks.ts';
import { blockDocumentOf, type StoredBlock, type StoredProp, type StoredRow } from '#domain/content/block-document.ts';

/** The one place of a page into which blocks are put, as Puck calls it. */
export const page = 'root:default-zone';

/** Stored blocks as the editor keeps them. */
export function puckDataOf(json: string): Data {
  const content = readBlocks(json).map(({ id, type, props }) => ({ type, props: { ...props, id } }));
  return { root: { props: {} }, content, zones: {} };
}

/** Returns the editor's content in its stored form. */
export function jsonOf({ content }: { readonly content: readonly ComponentData[] }): string {
  return blockDocumentOf(content.map(storedOf));
}

function storedOf({ type, props: { id, ...props } }: ComponentData): StoredBlock {
  const kept = Object.entries(props as Readonly<Record<string, unknown>>).flatMap(([name, prop]) => {
    const stored = storedProp(prop);
    return stored === null ? [] : [[name, stored] as const];
  });
  return { id, type, props: Object.fromEntries(kept) };
}

function storedProp(prop: unknown): StoredProp | null {
  if (Array.isArray(prop)) return prop.length === 0 ? null : (prop as StoredRow[]);
  return typeof prop === 'string' && prop !== '' ? prop : null;
}
