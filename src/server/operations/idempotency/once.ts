import { createHash, createHmac } from 'node:crypto';
import type { Actor } from '#domain/actor.ts';
import type { CreatingAction } from '#domain/audit/audit-event.ts';
import { AppError } from '#domain/errors.ts';
import { seal, unseal } from '../../auth/seal.ts';
import type { Queries, Transaction } from '../../db/queries.ts';

/** A form or a call that creates something, as it was sent. */
export interface SentOnce {
  readonly by: Actor;
  readonly action: CreatingAction;
  /** The key of the form's page, or of the call; null for a call that came without one, which runs each time. */
  readonly key: string | null;
  /** All that was filled in, as JSON writes it; of a file its hash. */
  readonly payload: object;
}

/**
 * Creates what was asked for once for each key: anyone who sends the same again within a day, at the same time or later, gets the first answer. What
 * is refused keeps no key: it can be put right and sent again.
 *
 * @returns the answer of `work`, the same each time: it is kept as JSON
 * @throws AppError `sent-with-other-values` for a key that was used for something else; and as `work` does
 */
export async function once<Answer>(tx: Transaction, sent: SentOnce, work: () => Promise<Answer>): Promise<Answer> {
  tx.audit.keyed(sent.action);
  const { key } = sent;
  if (key === null) return work();
  const keyHash = keyHashOf(sent, key);
  await tx.idempotencyKeys.lock(keyHash);
  const before = await answeredBefore(tx, sent);
  if (before) return before.answer as Answer;
  const answer = await work();
  const sealed = seal(sealOf(key, keyHash), Buffer.from(JSON.stringify({ answer })));
  await tx.idempotencyKeys.keep({ keyHash, askedBy: askerOf(sent.by), payloadHash: payloadHashOf(sent, key), answer: sealed });
  return answer;
}

/**
 * Returns the stored answer to the same request, for operations that would refuse it by now; null if it is new.
 *
 * @throws AppError `sent-with-other-values`
 */
export async function answeredBefore(
  queries: Pick<Queries, 'idempotencyKeys'>,
  sent: SentOnce,
): Promise<{ readonly answer: unknown } | null> {
  const { key } = sent;
  if (key === null) return null;
  const keyHash = keyHashOf(sent, key);
  const kept = await queries.idempotencyKeys.find(keyHash);
  if (!kept) return null;
  if (!kept.payloadHash.equals(payloadHashOf(sent, key))) throw new AppError('sent-with-other-values');
  return JSON.parse(unseal(sealOf(key, keyHash), kept.answer).toString()) as { answer: unknown };
}

function keyHashOf({ by, action }: SentOnce, key: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([askerOf(by), action, key]))
    .digest();
}

/** Keyed, since forms carry passwords: no one who reads the table alone can try them. */
function payloadHashOf({ payload }: SentOnce, key: string): Buffer {
  const fields = Object.entries(payload).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', key).update(JSON.stringify(fields)).digest();
}

function sealOf(key: string, keyHash: Buffer) {
  return { secret: key, purpose: 'kept-answer', owner: keyHash.toString('hex') } as const;
}

function askerOf(by: Actor): string | null {
  if ('userId' in by) return by.userId;
  return by.kind === 'service' ? by.clientId : null;
}
