import * as z from 'zod';
import type { MergeAnswer } from '#contracts/admin/security-merge.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { type MergedSecurity, mergeRefusal } from '#domain/security/merge-refusal.ts';
import { securityPolicy } from '#domain/security/security-policy.ts';
import type { Queries } from '../../db/queries.ts';
import type { MergeNumbers } from '../../db/queries/market/security-merge.ts';
import { deleteSecurities } from '../../db/queries/market/security-use.ts';
import type { RequestContext } from '../../request-context.ts';

const MergeForm = z.strictObject({
  intent: z.literal('merge'),
  into: z.string().refine(isId),
  /** The numbers that the person was told before confirming the merge. */
  told: z.string().max(100).optional(),
  /** The security whose price counts on days on which both have one. */
  prices: z.enum(['stay', 'move']).optional(),
});

/**
 * An administrator makes one security part of another: its transactions, prices and all that refers to it move in one transaction, after what
 * moves was read. Figures of all who hold either are computed anew.
 *
 * @throws AppError `security-not-found`, `form-not-understood`, and as `mergeRefusal` says
 */
export async function mergeSecurities(
  { actor, db, requestRefresh }: Pick<RequestContext, 'actor' | 'db' | 'requestRefresh'>,
  id: string,
  fields: Record<string, unknown>,
): Promise<MergeAnswer> {
  authorize({ policy: securityPolicy, action: 'edit', notFound: 'security-not-found' }, actor, {});
  const { data: form } = MergeForm.safeParse(fields);
  if (!form || !isId(id)) throw new AppError('form-not-understood');
  const { into, told, prices } = form;
  return db.write(async (tx) => {
    await tx.securities.lock();
    const [from, stays] = [await securityOf(tx, id), await securityOf(tx, into)];
    const numbers = await tx.securityMerge.numbers(id, into);
    const refusal = mergeRefusal(from, stays, numbers);
    if (refusal) throw new AppError(refusal, { count: numbers.farPrices });
    const isRead = told === toldOf(into, numbers) && (numbers.differing === 0 || prices !== undefined);
    if (!isRead) return { merge: { ...numbers, into: stays.name }, told: toldOf(into, numbers) };
    await tx.securityMerge.merge(id, into, prices === 'move');
    await deleteSecurities(tx.connection, [id]);
    await tx.ledgerMarks.repriced([{ instrumentId: into, day: 0 }]);
    const { transactions, portfolios, prices: moved, differing } = numbers;
    tx.audit.add({
      action: 'security-merged',
      target: { kind: 'security', id: into },
      before: { name: from.name, symbol: from.symbol },
      after: { name: stays.name, symbol: stays.symbol, transactions, portfolios, prices: moved, ...(differing > 0 && { differing }) },
    });
    await requestRefresh(tx);
    return { done: 'merged', id: into };
  });
}

function toldOf(into: string, { transactions, portfolios, prices, differing }: MergeNumbers): string {
  return [into, transactions, portfolios, prices, differing].join('.');
}

async function securityOf(tx: Queries, id: string): Promise<MergedSecurity & { readonly name: string; readonly symbol: string }> {
  const stored = await tx.securities.find(id);
  if (!stored) throw new AppError('security-not-found');
  return { id, ...stored.values };
}
