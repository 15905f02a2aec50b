import { authorize } from '#domain/policy.ts';
import { pricePolicy } from '#domain/price/price.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { RequestContext } from '../../request-context.ts';
import { inspectPrices } from './inspect-prices.ts';

/**
 * An administrator takes back that the prices of these days are right: they are judged as if no one had said so, and new
 * figures are asked for where that changes any.
 *
 * @returns how many prices are questioned again: in quarantine, or suspected of a split
 * @throws AppError `instrument-not-found`, `forbidden`
 */
export async function withdrawPriceConfirmation(
  context: Pick<RequestContext, 'actor' | 'db' | 'requestRefresh'>,
  prices: { readonly instrumentId: string; readonly days: readonly IsoDate[] },
): Promise<number> {
  return context.db.write(async (tx) => {
    const [instrument = null] = await tx.instruments.byIds([prices.instrumentId]);
    authorize({ policy: pricePolicy, action: 'confirm', notFound: 'instrument-not-found' }, context.actor, instrument);
    await tx.judgedPrices.withdraw(prices);
    const { held, suspected } = await inspectPrices(tx, [prices.instrumentId]);
    if (held > 0) await context.requestRefresh(tx);
    const target = { kind: 'security', id: prices.instrumentId } as const;
    tx.audit.add({ action: 'prices-doubted', target, before: { confirmed: prices.days }, after: { held } });
    return held + suspected;
  });
}
