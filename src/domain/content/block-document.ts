/** A block of a page as it is kept: which one it is, and what stands in its fields. */
export interface StoredBlock {
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, StoredProp>>;
}

/** Text of a field, or the rows of a list. */
export type StoredProp = string | readonly StoredRow[];
export type StoredRow = Readonly<Record<string, string>>;

/** In characters of JSON: what is longer is not parsed. */
export const maxBlocksJson = 250_000;
/** Blocks and rows of their lists, together. */
export const maxBlockNodes = 150;
const maxNameLength = 64;

type Unknown = Readonly<Record<string, unknown>>;

/**
 * Parses the blocks of a page, of unknown origin. Their shape has a fixed depth: what is nested more deeply, has other keys, too many blocks or too
 * much text is refused with null. Which blocks and fields there are, `parseBlocks` of the collections knows.
 */
export function parseBlockDocument(json: string): readonly StoredBlock[] | null {
  const value = parseJson(json);
  if (!isPlain(value) || !hasKeys(value, ['version', 'blocks']) || value.version !== 1 || !Array.isArray(value.blocks)) return null;
  if (value.blocks.length > maxBlockNodes) return null;
  const blocks = value.blocks.map(parseBlock);
  if (!blocks.every((block) => block !== null)) return null;
  return nodesOf(blocks) <= maxBlockNodes && hasOwnIds(blocks) ? blocks : null;
}

/** Writes blocks as they are kept; empty for none. */
export function blockDocumentOf(blocks: readonly StoredBlock[]): string {
  return blocks.length === 0 ? '' : JSON.stringify({ version: 1, blocks });
}

/** Counts blocks and the rows of their lists. */
export function nodesOf(blocks: readonly StoredBlock[]): number {
  const rows = blocks.flatMap(({ props }) => Object.values(props).map((prop) => (typeof prop === 'string' ? 0 : prop.length)));
  return rows.reduce((sum, count) => sum + count, blocks.length);
}

function parseJson(json: string): unknown {
  if (json.length > maxBlocksJson) return null;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

function parseBlock(value: unknown): StoredBlock | null {
  if (!isPlain(value) || !hasKeys(value, ['id', 'type', 'props']) || !isPlain(value.props)) return null;
  const { id, type } = value;
  if (!isName(id) || !isName(type)) return null;
  const props = Object.entries(value.props).map(([name, prop]) => [name, parseProp(prop)] as const);
  return props.every(isWhole) ? { id, type, props: Object.fromEntries(props) } : null;
}

function isWhole(entry: readonly [string, StoredProp | null]): entry is readonly [string, StoredProp] {
  return entry[1] !== null;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]+$/.test(value) && value.length <= maxNameLength;
}

function parseProp(prop: unknown): StoredProp | null {
  if (typeof prop === 'string') return prop;
  return Array.isArray(prop) && prop.length <= maxBlockNodes && prop.every(isRow) ? prop : null;
}

function isRow(row: unknown): row is StoredRow {
  return isPlain(row) && Object.values(row).every((each) => typeof each === 'string');
}

function hasOwnIds(blocks: readonly StoredBlock[]): boolean {
  return new Set(blocks.map(({ id }) => id)).size === blocks.length;
}

function isPlain(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.hasOwn(value, '__proto__');
}

/** Returns true if the value has these keys and no others. */
function hasKeys(value: Unknown, keys: readonly string[]): boolean {
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}
