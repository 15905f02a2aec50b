import {
  blockDocumentOf,
  maxBlocksJson,
  parseBlockDocument,
  type StoredBlock,
  type StoredProp,
  type StoredRow,
} from '#domain/content/block-document.ts';
import { getFieldKind } from '#forms/kinds.ts';
import type { Block, BlockField } from './block.ts';
import { getBlock, isBlockId } from './registry.ts';

/** The first refused block: its position, from 1, and its field. `at` is null where the whole value is invalid. */
export interface RefusedBlock {
  readonly at: number | null;
  readonly type: string | null;
  readonly field: string | null;
}

/** Parses blocks of unknown origin: their canonical JSON, empty for none, or what is wrong with them. */
export function parseBlocks(json: string): { readonly json: string } | { readonly refused: RefusedBlock } {
  const blocks = parseBlockDocument(json);
  if (blocks === null) return { refused: { at: null, type: null, field: null } };
  const parsed: StoredBlock[] = [];
  for (const [index, block] of blocks.entries()) {
    const result = parseBlock(block);
    if ('field' in result) return { refused: { at: index + 1, type: isBlockId(block.type) ? block.type : null, field: result.field } };
    parsed.push(result);
  }
  const canonical = blockDocumentOf(parsed);
  return canonical.length > maxBlocksJson ? { refused: { at: null, type: null, field: null } } : { json: canonical };
}

/** Reads stored blocks. A block that is no longer allowed is left out. */
export function readBlocks(json: string): StoredBlock[] {
  return (parseBlockDocument(json) ?? []).flatMap((block) => {
    const parsed = parseBlock(block);
    return 'field' in parsed ? [] : [parsed];
  });
}

interface Refusal {
  readonly field: string | null;
}

function parseBlock({ id, type, props }: StoredBlock): StoredBlock | Refusal {
  if (!isBlockId(type)) return { field: null };
  const parsed: [string, StoredProp][] = [];
  for (const [name, prop] of Object.entries(props)) {
    const value = parseProp(getBlock(type), name, prop);
    if (value === null) return { field: name };
    if (value !== '') parsed.push([name, value]);
  }
  return { id, type, props: Object.fromEntries(parsed) };
}

function parseProp({ fields, list }: Block, name: string, prop: StoredProp): StoredProp | null {
  if (typeof prop === 'string') return parseText(fields, name, prop);
  if (name !== list?.id || prop.length > list.limit) return null;
  const rows = prop.map((row) => parseRow(list.fields, row));
  return rows.every((row) => row !== null) ? rows : null;
}

function parseRow(fields: readonly BlockField[], row: StoredRow): StoredRow | null {
  const parsed = Object.entries(row).map(([name, text]) => [name, parseText(fields, name, text)] as const);
  if (parsed.some(([, text]) => text === null)) return null;
  return Object.fromEntries(parsed.filter((entry): entry is readonly [string, string] => entry[1] !== ''));
}

/** No block has a field for a day. */
const anyDay = '2000-01-01';

/** The text as its kind of field keeps it, empty for none; null where it is not allowed. */
function parseText(fields: readonly BlockField[], name: string, text: string): string | null {
  const field = fields.find(({ id }) => id === name);
  if (!field) return null;
  const answer = getFieldKind(field).read(field, { [name]: text });
  if (answer === null) return '';
  return typeof answer === 'string' && getFieldKind(field).check(field, answer, anyDay) === null ? answer : null;
}
