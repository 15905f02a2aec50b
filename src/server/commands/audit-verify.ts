import '../production.ts';
import { parseArgs } from 'node:util';
import { type VariantId, variantIds } from '#contracts/ids.ts';
import { system } from '#domain/actor.ts';
import type { ChainHead } from '../db/queries/audit-chain.ts';
import { type Breach, verifyTrail } from '../operations/audit/verify-trail.ts';
import { onExistingBook } from '../start/existing-book.ts';
import { runCommand } from '../start/run-command.ts';

const shown = 100;

await runCommand(main, 2);

/** `npm run audit:verify [-- --variant NAME [--head SEQ:HASH]]`: 0 when the trails fit, 1 when one does not, 2 when that cannot be said. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { variant: { type: 'string' }, head: { type: 'string' } } });
  const wanted = variantIds.filter((id) => values.variant === undefined || values.variant === id);
  const kept = values.head === undefined ? null : headOf(values.head);
  if (wanted.length === 0 || (kept && wanted.length > 1))
    throw new Error(`npm run audit:verify -- [--variant ${variantIds.join('|')}] [--head SEQ:HASH, of that variant]`);
  let isWhole = true;
  for (const id of wanted) isWhole = (await verify(id, kept)) && isWhole;
  return isWhole ? 0 : 1;
}

function headOf(text: string): ChainHead {
  const [, seq, hash] = /^(\d+):([\da-f]{64})$/.exec(text) ?? [];
  if (!seq || !hash) throw new Error(`${text} is not the head of an audit trail. Write SEQ:HASH, as printed by an earlier check.`);
  return { seq: Number(seq), hash };
}

async function verify(id: VariantId, kept: ChainHead | null): Promise<boolean> {
  const { rows, head, breaches } = await onExistingBook(id, ({ database }) =>
    database.as(system('audit-verify')).read((snapshot) => verifyTrail(snapshot, kept)),
  );
  const verdict = breaches.length === 0 ? 'all match' : `${breaches.length} problems`;
  process.stdout.write(`${id}: ${rows} rows, ${verdict}; head ${head.seq}:${head.hash}\n`);
  for (const breach of breaches.slice(0, shown)) process.stdout.write(`  ${sentenceOf(breach)}\n`);
  if (breaches.length > shown) process.stdout.write(`  and ${breaches.length - shown} more\n`);
  return breaches.length === 0;
}

function sentenceOf({ kind, ...breach }: Breach): string {
  const { seq } = breach;
  const through = 'through' in breach ? breach.through : seq;
  return {
    changed: `Row ${seq} has been changed: its hash does not match.`,
    unchained: `Row ${seq} does not follow the row before it: one of the two has been replaced.`,
    missing: seq === through ? `Row ${seq} is missing.` : `Rows ${seq} to ${through} are missing.`,
    'beyond-head': `Row ${seq} was not written by the product.`,
    'other-head': `Row ${seq} does not match the head given by --head.`,
  }[kind];
}
