import type { DeliveryLine } from '#contracts/deliveries.ts';
import { AppError } from '#domain/errors.ts';
import type { Queries } from '../../../db/queries.ts';

interface Delivered {
  readonly line: DeliveryLine;
  readonly accountId: string;
  readonly document: string;
  readonly version: number;
}

/**
 * Puts a document that has just arrived to the line of a delivery of the actor's that waits for it.
 *
 * @throws AppError `delivery-not-found`, for one of another account, a stopped one and what has been sent too
 */
export async function deliverTo(
  { deliveryLines }: Pick<Queries, 'deliveryLines'>,
  { line, accountId, document, version }: Delivered,
): Promise<void> {
  const place = { ...line, accountId };
  if (!(await deliveryLines.take(place))) throw new AppError('delivery-not-found');
  await deliveryLines.sent(place, { document, version });
}
