import type { ClientTotals } from '#contracts/datasets/lists.ts';
import { available, type Figure, type Reason, unavailable } from '#finance/figure.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ClientSums } from '../../../db/queries/clients/client-sums.ts';
import type { ReportSubject } from '../../reporting-provider.ts';

/**
 * All clients that the actor may see on the portal in a few figures, in the variant's currency at the rates of the day shown:
 *
 *     assets           Σ value of the accounts that have one
 *     assetsChange     Σ rᵢ oᵢ / Σ oᵢ, this calendar year: the accounts' time-weighted returns, weighted by what each was
 *                      worth when the year began. What was paid in or out, and anyone who came during the year, is no part of it
 *     net flows        paid in − paid out since the calendar quarter began
 *     programme        Σ commitment, Σ called of it, and what may still be called: commitment − called + recallable
 *     aheadOfBenchmark share of the accounts with a benchmark whose return of the year is higher than the benchmark's
 *
 * Signed in lately means within thirty days of now, whatever day is shown.
 */
export async function clientTotals(
  snapshot: Queries,
  { portal, asOf, variant: { currency, clientFigures } }: ReportSubject,
): Promise<ClientTotals> {
  const sums = await snapshot.clientSums.of({ portalId: portal.id, asOf, currency });
  const {
    clients,
    paidIn,
    paidOut,
    signedInLately,
    withoutExternalId,
    stalePrices,
    openBreaks,
    neverSignedIn,
    notAvailable,
    drift,
    cashDrag,
    failedInvitation,
    reviewDue,
  } = sums;
  const whyNoAssets = clients === 0 ? 'not-invested' : notAvailable === 0 ? 'no-portfolios' : 'not-recorded';
  return {
    asOf: sums.asOf ?? asOf,
    currency,
    clients,
    assets: figure(sums.assets, whyNoAssets),
    assetsChange: figure(sums.yearReturn, sums.assets === null ? whyNoAssets : 'too-short'),
    netFlows: paidIn - paidOut,
    paidIn,
    paidOut,
    aheadOfBenchmark: sums.compared === 0 ? unavailable('no-benchmark') : available(sums.ahead / sums.compared),
    programme: clientFigures === 'privateEquity' ? programmeOf(sums) : null,
    signedInLately,
    attention: { withoutExternalId, stalePrices, openBreaks, neverSignedIn, notAvailable, drift, cashDrag, failedInvitation, reviewDue },
  };
}

function programmeOf({ committed, called, recallable }: ClientSums): ClientTotals['programme'] {
  const left = committed === null ? null : committed - (called ?? 0) + (recallable ?? 0);
  const why = 'nothing-committed';
  return { commitment: figure(committed, why), called: figure(called, why), unfunded: figure(left, why) };
}

function figure(value: number | null, reason: Reason): Figure {
  return value === null ? unavailable(reason) : available(value);
}
