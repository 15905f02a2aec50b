import type { TaxYearRow, TaxYears } from '#contracts/datasets/gains.ts';
import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import { decimal } from '#finance/decimal.ts';
import { dayNumber, isoDate } from '#finance/iso-date.ts';
import type { InstrumentType, LedgerEntry } from '#finance/ledger/ledger.ts';
import { section104, type ShareDisposal } from '#finance/tax/section-104.ts';
import { type OwnedShares, shareEvents } from '#finance/tax/share-events.ts';
import { gainsByTaxYear, type TaxYearGains } from '#finance/tax/tax-year-gains.ts';
import { ledgerEntry } from '../../../db/ledger-entry.ts';
import type { LedgerRow } from '../../../db/queries/ledger/transactions.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { accountOf, wholeAccount } from '../clients/account-of.ts';
import { entryRates } from '../transactions/entry-rates.ts';
import { idsOf } from '../ids-of.ts';
import { subjectFigures } from '../subject/subject-figures.ts';

const pounds = 'GBP';
/** What is pooled by class; bonds, property and stakes in private funds follow other rules. */
const pooledTypes: readonly InstrumentType[] = ['Stock', 'Fund', 'ETF', 'Crypto'];

/**
 * The person's taxable wrappers together, whichever of them the page is about: the pool is the person's. Of the ledger only
 * the trades in shares that were sold at some time are read.
 */
export async function taxYears(snapshot: Queries, subject: ReportSubject): Promise<TaxYears> {
  const { asOf: lastDay, series } = await subjectFigures(snapshot, subject);
  const { taxReport, taxYearStart } = subject.variant;
  const { id: accountId } = accountOf(subject);
  const { portfolios } = await wholeAccount(snapshot, subject);
  const taxable = portfolios.filter(({ type }) => taxReport?.wrappers.some((wrapper) => wrapper === type));
  const asOf = isoDate(lastDay);
  const nothing = { asOf, years: [], portfolios: taxable.map(({ name }) => name), doubts: 0 };
  if (taxable.length === 0 || !series) return nothing;
  const rows = await soldShares(snapshot, accountId, { taxable, lastDay });
  const rateOf = await entryRates(snapshot, { portfolios, currency: pounds }, rows);
  const classes = [...Map.groupBy(rows, ({ instrumentId }) => instrumentId).values()].map((own) =>
    shareEvents(ownedBy(own, taxable, rateOf)),
  );
  const disposals = classes.flatMap(({ events }): readonly ShareDisposal[] => section104(events).disposals);
  return {
    ...nothing,
    years: gainsByTaxYear(disposals, taxYearStart).toReversed().map(inNumbers),
    doubts: classes.reduce((total, { remarks }) => total + remarks.length, 0),
  };
}

/** All trades up to the day in what was sold of it, oldest first. */
async function soldShares(
  snapshot: Queries,
  accountId: string,
  { taxable, lastDay }: { taxable: readonly Portfolio[]; lastDay: number },
): Promise<readonly LedgerRow[]> {
  const portfolioIds = idsOf(taxable);
  const period = { from: dayNumber('1900-01-01'), to: lastDay };
  const sold = await snapshot.bookYears.disposals({ accountId, portfolioIds, period });
  const instruments = await snapshot.market.instruments(sold.map(({ disposal }) => disposal.instrumentId));
  const pooled = [...instruments.values()].filter(({ type }) => pooledTypes.some((one) => one === type)).map(({ id }) => id);
  return snapshot.transactions.ofInstruments({ accountId, portfolioIds, through: isoDate(lastDay) }, pooled);
}

function ownedBy(rows: readonly LedgerRow[], taxable: readonly Portfolio[], rateOf: (row: LedgerRow) => number): OwnedShares[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inPounds = ({ id }: LedgerEntry) => {
    const row = byId.get(id);
    const rate = row ? rateOf(row) : NaN;
    return Number.isNaN(rate) ? null : decimal(rate);
  };
  return taxable.map(({ id }) => ({
    entries: rows.filter(({ portfolioId }) => portfolioId === id).map(ledgerEntry),
    pounds: inPounds,
  }));
}

function inNumbers({ from, to, disposals, proceeds, allowableCosts, gains, losses, net }: TaxYearGains): TaxYearRow {
  return {
    from,
    to,
    disposals,
    proceeds: proceeds.toNumber(),
    allowableCosts: allowableCosts.toNumber(),
    gains: gains.toNumber(),
    losses: losses.toNumber(),
    net: net.toNumber(),
  };
}
