import type { BookedAmount } from '#finance/ledger/booked-amounts.ts';
import type { Period } from '#finance/daily-series.ts';
import type { Queries } from '../../db/queries.ts';
import { idsOf, type MeasuredSubject } from './measured-subject.ts';
import { oncePerSnapshot } from './once-per-snapshot.ts';
import { portfolioRates } from './portfolio-rates.ts';

/** Income, charges, costs of dealing and taxes booked over (from, to], in the page's currency at the rates of their days. */
export function bookedLines(snapshot: Queries, measured: MeasuredSubject, period: Period): Promise<readonly BookedAmount[]> {
  return oncePerSnapshot(snapshot, `booked ${measured.subjectId} ${period.from} ${period.to}`, async () => {
    const wanted = { accountId: measured.account.id, portfolioIds: idsOf(measured.portfolios), period };
    const booked = await snapshot.bookYears.bookedAmounts(wanted);
    const rateOf = await portfolioRates(snapshot, measured, period);
    return booked.map(({ portfolioId, booked: line }) => {
      const rate = rateOf(portfolioId, line.day);
      return { ...line, amount: rate && line.amount && line.amount.times(rate) };
    });
  });
}
