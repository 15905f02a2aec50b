import type { DataHealthAnswer } from '#contracts/reports/data-health.ts';
import { PriceVerdict } from '#contracts/reports/data-health-query.ts';
import { AppError } from '#domain/errors.ts';
import type { RequestContext } from '../../request-context.ts';
import { confirmPrices } from '../market/confirm-prices.ts';
import { withdrawPriceConfirmation } from '../market/withdraw-price-confirmation.ts';

/**
 * Applies an administrator's verdict on prices in quarantine, from the page of data health: that they are right, or that this was an error.
 *
 * @throws AppError `form-not-understood`, `instrument-not-found`, `forbidden`
 */
export async function judgeHeldPrices(context: RequestContext, fields: Readonly<Record<string, unknown>>): Promise<DataHealthAnswer> {
  const parsed = PriceVerdict.safeParse(fields);
  if (!parsed.success) throw new AppError('form-not-understood');
  const { intent, instrument, days } = parsed.data;
  const prices = { instrumentId: instrument, days };
  if (intent === 'undo') return { kind: 'doubted', count: await withdrawPriceConfirmation(context, prices) };
  return { kind: 'confirmed', instrument, days: await confirmPrices(context, prices) };
}
