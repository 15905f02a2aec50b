import { addDays, isoDate, type IsoDate } from '#finance/iso-date.ts';
import type { InstrumentType } from '#finance/ledger/ledger.ts';
import type { ValuedPosition } from '#finance/book/positions-on.ts';
import { isStale } from '#finance/prices/price-series.ts';
import { type FindingKind, type PortfolioFinding, subjectOf } from './finding.ts';

/** Something that the figures of a portfolio had to do without, from one day to before another. */
export interface KnownProblem {
  readonly reason: string;
  readonly subject: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** A holding on the last day, and since when it has been what it is (a day number). */
export interface InspectedPosition extends Pick<ValuedPosition, 'instrumentId' | 'currency' | 'units' | 'price' | 'value'> {
  readonly since: number;
}

/** A portfolio as its figures were computed. Days are day numbers. */
export interface InspectedPortfolio {
  readonly day: number;
  readonly currency: string;
  /** Null when there is none on the day. */
  readonly value: number | null;
  readonly positions: readonly InspectedPosition[];
  readonly problems: readonly KnownProblem[];
  readonly typeOf: (instrumentId: string) => InstrumentType;
  /** The day of the last rate between a currency and the portfolio's own; null without one. */
  readonly lastRateDay: (currency: string) => number | null;
}

/** Kind of finding for each problem of the computation; problems not listed are not about data. */
const kindOfReason: Readonly<Record<string, FindingKind>> = {
  'no-price': 'no-price',
  'no-reported-value': 'no-reported-value',
  'no-exchange-rate': 'no-exchange-rate',
  'not-recorded': 'not-recorded',
  'flow-without-value': 'flow-without-value',
  'negative-value': 'broken-return',
  'loss-beyond-total': 'broken-return',
  'income-without-assets': 'broken-return',
  'cash-settled-elsewhere': 'cash-settled-elsewhere',
  'does-not-add-up': 'does-not-add-up',
};

/**
 * Lists what is wrong, missing or doubtful in one portfolio's data: each kind and subject once, from its first to its last day. Prices
 * and rates are old by the limits of `isStale`; a rate as a listed price.
 */
export function portfolioFindings(portfolio: InspectedPortfolio): PortfolioFinding[] {
  const held = portfolio.positions.filter(({ units }) => !units.isZero());
  const all = [
    ...portfolio.problems.flatMap((problem) => problemFinding(problem, portfolio)),
    ...held.flatMap((position) => [...negativeUnits(position), ...oldPrice(position, portfolio)]),
    ...oldRates(held, portfolio),
  ];
  const alike = [...Map.groupBy(all, ({ kind, subject }) => `${kind} ${subject}`)].sort(([a], [b]) => (a < b ? -1 : 1));
  return alike.flatMap(([, findings]) => asOne(findings));
}

function problemFinding({ reason, subject, from, to }: KnownProblem, portfolio: InspectedPortfolio): PortfolioFinding[] {
  const kind = kindOfReason[reason];
  if (!kind) return [];
  const about = subjectOf[kind] === 'portfolio' ? '' : subject;
  const until = to > isoDate(portfolio.day) ? null : addDays(to, -1);
  return [{ kind, subject: about, since: from, until, value: valueOf(about, portfolio) }];
}

function valueOf(subject: string, { positions, value }: InspectedPortfolio): number | null {
  if (subject === '') return value;
  const position = positions.find(({ instrumentId }) => instrumentId === subject);
  return position?.value.available ? position.value.value : null;
}

function negativeUnits({ instrumentId, units, since, value }: InspectedPosition): PortfolioFinding[] {
  if (instrumentId === null || !units.isNegative()) return [];
  return [{ kind: 'negative-units', subject: instrumentId, since: isoDate(since), until: null, value: amountOf(value) }];
}

function oldPrice({ instrumentId, price, value }: InspectedPosition, { typeOf }: InspectedPortfolio): PortfolioFinding[] {
  if (instrumentId === null || !price?.isStale) return [];
  const kind = typeOf(instrumentId) === 'PrivateEquity' ? 'overdue-report' : 'stale-price';
  return [{ kind, subject: instrumentId, since: isoDate(price.day), until: null, value: amountOf(value) }];
}

function oldRates(held: readonly InspectedPosition[], { currency: own, day, lastRateDay }: InspectedPortfolio): PortfolioFinding[] {
  const foreign = Map.groupBy(held, ({ currency }) => currency);
  foreign.delete(own);
  return [...foreign].flatMap(([currency, positions]) => {
    const since = lastRateDay(currency);
    if (since === null || !isStale('Index', since, day)) return [];
    const value = positions.reduce((sum, position) => sum + (position.value.available ? position.value.value : 0), 0);
    return [{ kind: 'stale-rate' as const, subject: `${currency}/${own}`, since: isoDate(since), until: null, value }];
  });
}

function amountOf(value: ValuedPosition['value']): number | null {
  return value.available ? value.value : null;
}

/** From the first day of any to the last of any. */
function asOne(alike: readonly PortfolioFinding[]): PortfolioFinding[] {
  const [first, ...others] = alike.toSorted((a, b) => (a.since < b.since ? -1 : 1));
  return first ? [{ ...first, until: others.reduce((latest, { until }) => later(latest, until), first.until) }] : [];
}

function later(one: IsoDate | null, other: IsoDate | null): IsoDate | null {
  if (one === null || other === null) return null;
  return one > other ? one : other;
}
