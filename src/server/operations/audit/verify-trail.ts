import { createHash } from 'node:crypto';
import type { Queries } from '../../db/queries.ts';
import type { ChainedRow, ChainHead } from '../../db/queries/audit-chain.ts';

/** A breach of the trail; numbers are those of its rows. */
export type Breach =
  /** Its hash is not that of what it says. */
  | { readonly kind: 'changed'; readonly seq: number }
  /** It is chained to another row than the one before it. */
  | { readonly kind: 'unchained'; readonly seq: number }
  | { readonly kind: 'missing'; readonly seq: number; readonly through: number }
  /** Behind the head of the trail: not written by its function. */
  | { readonly kind: 'beyond-head'; readonly seq: number }
  /** The head, or an earlier one that someone kept, is not the row that it says. */
  | { readonly kind: 'other-head'; readonly seq: number };

/** The result of checking a whole trail: its number of rows, its head, and its breaches. */
export interface TrailCheck {
  readonly rows: number;
  readonly head: ChainHead;
  readonly breaches: readonly Breach[];
}

const batchSize = 5000;
const beforeTheFirst: ChainHead = { seq: 0, hash: '0'.repeat(64) };

/**
 * Goes over the whole trail and computes each hash again, without the database's own function. `kept` is the head of an earlier check:
 * with it also an end is missed that was cut off together with the head.
 */
export async function verifyTrail({ auditChain }: Pick<Queries, 'auditChain'>, kept: ChainHead | null = null): Promise<TrailCheck> {
  const head = (await auditChain.head()) ?? beforeTheFirst;
  const breaches: Breach[] = [];
  const met: ChainHead[] = [];
  let last = beforeTheFirst;
  let rows = 0;
  for await (const row of everyRow(auditChain)) {
    rows += 1;
    breaches.push(...breachesOf(row, { last, head }));
    if (row.seq === kept?.seq) met.push(row);
    if (row.seq > last.seq) last = row;
  }
  if (head.seq > last.seq) breaches.push({ kind: 'missing', seq: last.seq + 1, through: head.seq });
  if (head.seq === last.seq) breaches.push(...otherThan(head, last));
  if (kept) breaches.push(...otherThan(kept, met[0]));
  return { rows, head, breaches };
}

async function* everyRow(auditChain: Queries['auditChain']): AsyncGenerator<ChainedRow> {
  let batch = await auditChain.after(null, batchSize);
  while (batch.length > 0) {
    yield* batch;
    batch = await auditChain.after(batch.at(-1)?.seq ?? null, batchSize);
  }
}

function otherThan(head: ChainHead, row: ChainHead | undefined): Breach[] {
  return row?.hash === head.hash ? [] : [{ kind: 'other-head', seq: head.seq }];
}

function breachesOf(row: ChainedRow, { last, head }: { readonly last: ChainHead; readonly head: ChainHead }): Breach[] {
  const { seq } = row;
  const breaches: Breach[] = [];
  if (seq > last.seq + 1) breaches.push({ kind: 'missing', seq: last.seq + 1, through: seq - 1 });
  if (hashOf(row) !== row.hash) breaches.push({ kind: 'changed', seq });
  else if (seq <= last.seq + 1 && row.previousHash !== last.hash) breaches.push({ kind: 'unchained', seq });
  if (seq > head.seq || seq < 1) breaches.push({ kind: 'beyond-head', seq });
  return breaches;
}

function hashOf({ previousHash, seq, values }: ChainedRow): string {
  const parts = [previousHash, String(seq), ...values].map((part) => (part === null ? '-' : `${Buffer.byteLength(part)}:${part}`));
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
