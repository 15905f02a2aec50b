import { available, type Figure, sumOfFigures, unavailable } from '#finance/figure.ts';
import { dayNumber, type IsoDate, isoDate } from '#finance/iso-date.ts';
import { fundFlows } from '#finance/private-equity/fund-flows.ts';
import type { FundPosition } from '#finance/private-equity/fund-totals.ts';
import { committed } from '#finance/private-equity/programme-sums.ts';
import { type ReportAge, reportAgeOn } from '#finance/private-equity/reported-value.ts';
import { ledgerEntry } from '../../../db/ledger-entry.ts';
import type { Commitment } from '../../../db/queries/ledger/commitments.ts';
import type { Instrument } from '../../../db/queries/market/instruments.ts';
import type { LedgerRow } from '../../../db/queries/ledger/transactions.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { entryRates, type RateOfEntry } from '../transactions/entry-rates.ts';
import { heldPositions } from '../holdings/held-positions.ts';
import { collectIds } from '../collect-ids.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';
import { pageCurrency } from '../subject/page-currency.ts';
import { type SubjectFigures, subjectFigures } from '../subject/subject-figures.ts';
import { valuingRows } from '../holdings/valuing-rows.ts';

/** A private-equity fund as the subject holds it, in the page's currency. */
export interface PrivateFund {
  readonly instrument: Instrument;
  readonly position: FundPosition;
  /** True if every call and distribution has a rate to the page's currency: without one only the others are in `position`. */
  readonly isConverted: boolean;
  readonly commitments: readonly { readonly day: IsoDate; readonly amount: number }[];
  /** The report that the value rests on: the last one up to the as-of day. */
  readonly report: ReportAge;
}

/** Every private-equity fund that the subject committed to or paid into up to the as-of day, in the order of names. */
export const privateFunds = oncePerSnapshot(async (snapshot, subject: ReportSubject): Promise<PrivateFund[]> => {
  const figures = await subjectFigures(snapshot, subject);
  const { asOf } = figures;
  const through = isoDate(asOf);
  const wanted = { accountId: figures.account.id, portfolioIds: collectIds(figures.portfolios), through };
  const [commitments, held] = await Promise.all([
    snapshot.commitments.ofPortfolios(wanted.accountId, wanted.portfolioIds, through),
    heldPositions(snapshot, figures),
  ]);
  const named = await snapshot.market.instruments([...held.instruments.keys(), ...commitments.map(({ instrumentId }) => instrumentId)]);
  const instruments = [...named.values()].filter(({ type }) => type === 'PrivateEquity');
  if (instruments.length === 0) return [];

  const ids = instruments.map(({ id }) => id);
  const rows = await snapshot.transactions.ofInstruments(wanted, ids);
  const { reports } = await valuingRows(snapshot, figures, asOf);
  const values = await valuesByFund(snapshot, figures);
  const promised = commitments.map((one) => ({ ...one, day: dayNumber(one.day), fxRate: null }));
  const rateOf = await entryRates(snapshot, figures, [...rows, ...promised]);
  return instruments
    .map((instrument) => fundOf(instrument, { rows, commitments, reports, values, rateOf, asOf }))
    .sort((a, b) => a.instrument.name.localeCompare(b.instrument.name));
});

/** The funds, or why their payments cannot be added up: one of them has no rate to the page's currency. */
export function allConverted(funds: readonly PrivateFund[]): Figure<readonly PrivateFund[]> {
  const unconverted = funds.find(({ isConverted }) => !isConverted);
  return unconverted ? unavailable('no-exchange-rate', unconverted.instrument.name) : available(funds);
}

/** The day of the first commitment; null where there was only paid in. */
export function committedOn({ commitments }: Pick<PrivateFund, 'commitments'>): IsoDate | null {
  return commitments.map(({ day }) => day).toSorted()[0] ?? null;
}

interface FundMaterial {
  readonly rows: readonly LedgerRow[];
  readonly commitments: readonly Commitment[];
  readonly reports: readonly { readonly instrumentId: string; readonly day: IsoDate }[];
  readonly values: ReadonlyMap<string, Figure>;
  readonly rateOf: RateOfEntry;
  readonly asOf: number;
}

function fundOf(instrument: Instrument, { rows, commitments, reports, values, rateOf, asOf }: FundMaterial): PrivateFund {
  const isOwn = ({ instrumentId }: { readonly instrumentId: string | null }) => instrumentId === instrument.id;
  const promised = commitments.filter(isOwn).map(({ day, amount, currency, portfolioId }) => ({
    day,
    amount: Number(amount) * rateOf({ portfolioId, currency, day: dayNumber(day), fxRate: null }),
  }));
  const flows = rows.filter(isOwn).flatMap((row) => fundFlows(ledgerEntry(row), rateOf(row)));
  const converted = flows.filter(({ amount }) => !Number.isNaN(amount));
  return {
    instrument,
    commitments: promised,
    report: reportAgeOn(
      reports.filter(isOwn).map(({ day }) => dayNumber(day)),
      converted,
      asOf,
    ),
    position: {
      flows: converted,
      commitment: committed(promised),
      value: values.get(instrument.id) ?? available(0),
    },
    isConverted: converted.length === flows.length,
  };
}

async function valuesByFund(snapshot: Queries, figures: SubjectFigures): Promise<Map<string, Figure>> {
  const { positions } = await heldPositions(snapshot, figures);
  const convert = await pageCurrency(snapshot, figures);
  const byInstrument = Map.groupBy(positions, ({ instrumentId }) => instrumentId ?? '');
  return new Map(
    [...byInstrument].map(([id, parts]) => [id, sumOfFigures(parts.map(({ value, portfolio }) => convert(value, portfolio.currency)))]),
  );
}
