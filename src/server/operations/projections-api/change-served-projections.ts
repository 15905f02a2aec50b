import type { ProjectionFields } from '#contracts/reports/projections.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { type PlannedPayment, type Pocket, writePayments } from '#domain/projection/planned-payment.ts';
import type { Projection } from '../../db/queries/clients/projections.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { changesBetween } from '../changes-between.ts';
import { once } from '../idempotency/once.ts';
import { makeProjection, deleteProjection, setProjection } from '../projections/projection-action.ts';
import { parseTerms, storedTerms, toProjectionFields } from '../projections/projection-form.ts';
import { servedAccount } from './served-account.ts';
import { movementId, paymentsOf, pocketOfId, toListedProjection, toMovement, toPocket } from './shapes.ts';

interface Where {
  readonly account: string;
  readonly projection: string;
}

/** @throws as `servedAccount`; AppError `name-required`, `projections-full` */
export async function makeServedProjection(
  context: RequestContext,
  { account, name }: { readonly account: string; readonly name: string },
  key: string | null,
) {
  return context.db.write(async (tx) => {
    const found = await servedAccount(tx, context, account);
    const sent = { by: context.actor, action: 'projection-made', key, payload: { account, name } } as const;
    return once(tx, sent, async () => ({ id: await makeProjection(tx, { found, actor: context.actor }, name), name }));
  });
}

export async function renameServedProjection(context: RequestContext, where: Where, name: string) {
  return toListedProjection(await changeStored(context, where, (_stored, fields) => ({ ...fields, name })));
}

/** It comes back by "Undo" of its page, until a hundred others were deleted. */
export async function deleteServedProjection(context: RequestContext, where: Where) {
  return context.db.write(async (tx) => {
    await deleteProjection(tx, await lock(tx, context, where));
    return { id: where.projection };
  });
}

/** Gives the movements of a pocket another purpose. */
export async function moveServedPocket(context: RequestContext, asked: { readonly account: string; readonly id: string }, to: Pocket) {
  const { projection, pocket } = pocketOfId(asked.id);
  const stored = await changePayments(context, { account: asked.account, projection }, (payments) =>
    payments.map((payment) => (payment.pocket === pocket ? { ...payment, pocket: to } : payment)),
  );
  return toPocket(projection, to, paymentsOf(stored));
}

/** Deletes the movements of a pocket. */
export async function emptyServedPocket(context: RequestContext, asked: { readonly account: string; readonly id: string }) {
  const { projection, pocket } = pocketOfId(asked.id);
  const where = { account: asked.account, projection };
  await changePayments(context, where, (payments) => payments.filter((payment) => payment.pocket !== pocket));
  return { id: asked.id };
}

/** @throws as `servedAccount`; AppError `payments-invalid` for what is beyond the limits, also of how many there are */
export async function addServedMovement(
  context: RequestContext,
  asked: { readonly account: string; readonly projection: string },
  payment: PlannedPayment,
) {
  await changePayments(context, asked, (payments) => [...payments, payment]);
  return toMovement(asked.projection, payment);
}

interface Movement {
  readonly account: string;
  readonly id: string;
}

/** Replaces a movement. @throws as above; AppError `page-not-found` for one that is not there, or not as its id says */
export async function changeServedMovement(context: RequestContext, { account, id }: Movement, payment: PlannedPayment) {
  const projection = projectionOf(id);
  await changePayments(context, { account, projection }, (payments) => replaced(payments, { projection, id, by: [payment] }));
  return toMovement(projection, payment);
}

export async function deleteServedMovement(context: RequestContext, { account, id }: Movement) {
  const projection = projectionOf(id);
  await changePayments(context, { account, projection }, (payments) => replaced(payments, { projection, id, by: [] }));
  return { id };
}

function projectionOf(movement: string): string {
  return movement.split('-')[0] ?? '';
}

/** Replaces a payment by its id; one of several that are alike. */
function replaced(
  payments: readonly PlannedPayment[],
  { projection, id, by }: { readonly projection: string; readonly id: string; readonly by: readonly PlannedPayment[] },
): readonly PlannedPayment[] {
  const at = payments.findIndex((payment) => movementId(projection, payment) === id);
  if (at < 0) throw new AppError('page-not-found');
  return payments.toSpliced(at, 1, ...by);
}

function changePayments(
  context: RequestContext,
  where: Where,
  change: (payments: readonly PlannedPayment[]) => readonly PlannedPayment[],
): Promise<Projection> {
  return changeStored(context, where, (stored, fields) => ({ ...fields, payments: writePayments(change(paymentsOf(stored))) }));
}

/** Changes a projection as its form does, under a lock on it; what stays the same is not told. */
async function changeStored(
  context: RequestContext,
  where: Where,
  change: (stored: Projection, fields: ProjectionFields) => ProjectionFields,
): Promise<Projection> {
  return context.db.write(async (tx) => {
    const stored = await lock(tx, context, where);
    const before = toProjectionFields(stored);
    const { name, ...typed } = change(stored, before);
    const changed = { ...stored, name, ...storedTerms(parseTerms(typed)) };
    const fields = toProjectionFields(changed);
    if (!changesBetween(before, fields)) return stored;
    await setProjection(tx, stored, {
      fields,
      today: context.today,
      refusal: () => new AppError('call-not-understood', { part: 'id_fund' }),
    });
    return changed;
  });
}

async function lock(tx: Transaction, context: RequestContext, { account: name, projection }: Where): Promise<Projection> {
  const { account } = await servedAccount(tx, context, name);
  const stored = isId(projection) ? await tx.projections.lock(account.id, projection) : null;
  if (!stored || stored.deletedAt !== null) throw new AppError('projection-not-found');
  return stored;
}
