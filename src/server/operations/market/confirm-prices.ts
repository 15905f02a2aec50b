import { authorize } from '#domain/policy.ts';
import { pricePolicy } from '#domain/price/price.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Queries } from '../../db/queries.ts';
import type { Visit } from '../../visit.ts';

/** The prices of an instrument from one day to another, both included. */
export interface PriceSpan {
  readonly instrumentId: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/**
 * An administrator says that the prices of this span are right: they leave the quarantine, no inspection puts them back, and the
 * portfolios whose figures change are marked. `alongside` happens with it or not at all, such as asking for new figures.
 *
 * @returns how many prices left the quarantine
 * @throws AppError `instrument-not-found`, `forbidden`
 */
export async function confirmPrices(
  { actor, db }: Pick<Visit, 'actor' | 'db'>,
  span: PriceSpan,
  alongside: (tx: Queries) => Promise<void>,
): Promise<number> {
  return db.write(async (tx) => {
    const [instrument = null] = await tx.instruments.byIds([span.instrumentId]);
    authorize({ policy: pricePolicy, action: 'confirm', notFound: 'instrument-not-found' }, actor, instrument);
    const days = await tx.judgedPrices.confirm(span);
    await tx.ledgerMarks.repriced(days.map((day) => ({ instrumentId: span.instrumentId, day })));
    if (days.length > 0) await alongside(tx);
    return days.length;
  });
}
