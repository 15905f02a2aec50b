import { alignedTable } from './aligned-table.ts';
import { isAvailableOrNot, written } from './written-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A dataset with whatever fields it has: single values below each other, lists as tables, what is inside by its path. */
export function datasetAsText(id: string, dataset: unknown): string {
  const title = `Dataset ${id}`;
  const blocks = blocksOf('', dataset);
  return [`${title}\n${'='.repeat(title.length)}`, ...blocks].join('\n\n');
}

function blocksOf(path: string, value: unknown): string[] {
  if (Array.isArray(value)) return [listAsText(path, value)];
  if (!isFields(value)) return [alignedTable([[path, written(value)]])];
  const entries = Object.entries(value).map(([name, inner]) => [path === '' ? name : `${path}.${name}`, inner] as const);
  const single = entries.filter(([, inner]) => !isFields(inner) && !Array.isArray(inner));
  const table = single.map(([name, inner]) => [name, written(inner)]);
  const inside = entries.filter(([, inner]) => isFields(inner) || Array.isArray(inner));
  return [...(table.length > 0 ? [alignedTable(table)] : []), ...inside.flatMap(([name, inner]) => blocksOf(name, inner))];
}

/** A list of things as a table; what is a list inside a row is counted in its cell and told below. */
function listAsText(path: string, list: readonly unknown[]): string {
  if (list.length === 0) return `${path}: none`;
  if (!list.every(isFields)) return `${path}: ${list.map(written).join(', ')}`;
  const rows = list.map((row) => flat(row));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const numbers = names.flatMap((name, at) => (rows.some((row) => isNumber(row[name])) ? [at] : []));
  const cells = rows.map((row) => names.map((name) => written(row[name])));
  const inner = list.flatMap((row, at) => listsIn(row).flatMap(([name, some]) => listAsText(`${path}[${at}].${name}`, some)));
  return [`${path} (${list.length})`, alignedTable([names, ...cells], numbers), ...inner].join('\n');
}

/** The fields of a row by their path; lists are left out. */
function flat(row: Fields, path = ''): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    if (Array.isArray(value)) continue;
    if (isFields(value)) Object.assign(found, flat(value, `${path}${name}.`));
    else found[`${path}${name}`] = value;
  }
  return found;
}

function listsIn(row: Fields): [string, readonly unknown[]][] {
  return Object.entries(row).flatMap(([name, value]) => (Array.isArray(value) && value.length > 0 ? [[name, value as unknown[]]] : []));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isAvailableOrNot(value);
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || (isAvailableOrNot(value) && value.available && typeof value.value === 'number');
}
