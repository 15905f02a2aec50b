import { authorize } from '#domain/policy.ts';
import { pricePolicy } from '#domain/price/price.ts';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * An administrator says that the prices of these days are right: they leave the quarantine, no inspection puts them back, and the
 * portfolios whose figures change are marked, and new figures asked for.
 *
 * @returns the days of the prices that left the quarantine
 * @throws AppError `instrument-not-found`, `forbidden`
 */
export async function confirmPrices(
  context: Pick<RequestContext, 'actor' | 'db' | 'requestRefresh'>,
  prices: { readonly instrumentId: string; readonly days: readonly IsoDate[] },
): Promise<IsoDate[]> {
  return context.db.write(async (tx) => {
    const [instrument = null] = await tx.instruments.byIds([prices.instrumentId]);
    authorize({ policy: pricePolicy, action: 'confirm', notFound: 'instrument-not-found' }, context.actor, instrument);
    const days = await tx.judgedPrices.confirm(prices);
    await tx.ledgerMarks.repriced(days.map((day) => ({ instrumentId: prices.instrumentId, day })));
    const confirmed = days.map(isoDate);
    if (days.length > 0) await context.requestRefresh(tx);
    const target = { kind: 'security', id: prices.instrumentId } as const;
    tx.audit.add({ action: 'prices-confirmed', target, before: { held: confirmed }, after: { confirmed } });
    return confirmed;
  });
}
