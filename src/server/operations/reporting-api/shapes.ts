import type { AccountDetails, PortfolioDetails } from '#contracts/datasets/accounts.ts';
import type { Charges, CostGroup } from '#contracts/datasets/gains.ts';
import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import type { PortfolioRow } from '#contracts/datasets/lists.ts';
import { type Performance, unpackPoints } from '#contracts/datasets/performance.ts';
import type { PrivateEquityFigures } from '#contracts/datasets/private-equity.ts';
import type { ChangeOf, DatedReturn, Returns } from '#contracts/datasets/returns.ts';
import type { ListedRow } from '#contracts/datasets/transactions.ts';
import type { Account } from '#domain/account/account.ts';
import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import { portfolioNumber } from '#domain/portfolio/portfolio-number.ts';
import { type Figure, unavailable } from '#finance/figure.ts';
import { amount, figuresAsJson, rate, roundAmount, roundRate } from './figures-as-json.ts';

// The records of the reporting API under the names of the specification (section 3): money in `currency`, rates as fractions, days as ISO dates.

const changeNames = {
  '1d': 'change1d',
  '1m': 'change1m',
  ytd: 'changeYtd',
  '1y': 'change1y',
  '3y': 'change3y',
  '5y': 'change5y',
  all: 'changeAll',
} as const satisfies Record<ChangeOf['span'], string>;

type ChangeName = (typeof changeNames)[keyof typeof changeNames];

function changesByName(changes: readonly ChangeOf[]): Record<ChangeName, Figure> {
  const found = Object.entries(changeNames).map(([span, name]) => [
    name,
    rate(changes.find((each) => each.span === span)?.rate ?? unavailable('not-recorded')),
  ]);
  return Object.fromEntries(found) as Record<ChangeName, Figure>;
}

/** The number of a portfolio as the specification writes it: the client's, a dash, its own; null where one of them is missing. */
export function externalIdOf(account: Pick<Account, 'externalId'>, portfolio: Pick<Portfolio, 'id' | 'externalId'>): string | null {
  const number = portfolioNumber(portfolio);
  return account.externalId === null || number === null ? null : `${account.externalId}-${number}`;
}

/** An account as lists have it, without figures. */
export function toListedAccount(account: Omit<Account, 'advisorIds'>, portfolios: readonly Portfolio[]) {
  const { id, externalId, name, portalId, currency, inception, isActive } = account;
  return {
    id,
    external_id: externalId,
    name,
    portal: portalId,
    currency,
    inception,
    active: isActive,
    portfolios: portfolios.map((portfolio) => ({
      id: portfolio.id,
      external_id: externalIdOf(account, portfolio),
      name: portfolio.name,
      type: portfolio.type,
      currency: portfolio.currency,
    })),
  };
}

export function toAccount({ details, account }: { readonly details: AccountDetails; readonly account: Account }) {
  const { id, externalId, name, email, gender, location, currency, inception, startingDate, lastAvailableDate, asOf } = details;
  return {
    id,
    external_id: externalId,
    name,
    email,
    gender,
    location,
    portal: account.portalId,
    client: account.clientUserId,
    active: details.isActive,
    currency,
    inception,
    startingDate,
    lastAvailableDate,
    date: asOf,
    ...figuresAsJson({
      value: amount(details.value),
      capitalCommitment: amount(details.capitalCommitment),
      sinceInception: rate(details.sinceInception),
      ...changesByName(details.changes),
    }),
  };
}

/** A portfolio among those of its account. `valueInTotal` is in the account's currency. */
export function toListedPortfolio(row: PortfolioRow, { account, portfolio }: { readonly account: Account; readonly portfolio: Portfolio }) {
  return {
    ...identityOf(account, portfolio),
    ...figuresAsJson({
      value: amount(row.value),
      valueInTotal: amount(row.valueInTotal),
      change: rate(row.change.rate),
      gain: amount(row.change.gain),
      benchmarkChange: rate(row.change.benchmark),
    }),
  };
}

function identityOf(account: Account, portfolio: Portfolio) {
  const { id, name, type, region, currency, inception, objective, riskLevel, esgRating } = portfolio;
  return {
    id,
    external_id: externalIdOf(account, portfolio),
    clientId: account.id,
    name,
    type,
    region,
    currency,
    inception,
    objective,
    riskLevel,
    esgRating,
  };
}

/** A portfolio with all of its fields; those of private funds are there when it has any. */
export function toPortfolio(
  details: PortfolioDetails,
  { account, portfolio }: { readonly account: Account; readonly portfolio: Portfolio },
) {
  return {
    ...identityOf(account, portfolio),
    date: details.asOf,
    ...figuresAsJson({ value: amount(details.value), marketValue: amount(details.marketValue), charges: amount(details.charges) }),
    ...(details.numberOfInvestments === 0 ? {} : { privateEquity: toProgramme(details) }),
  };
}

function toProgramme({ funds, numberOfInvestments, years }: PortfolioDetails) {
  return {
    numberOfInvestments,
    ...figuresAsJson({
      capitalCommitment: amount(funds.commitment),
      fundedCommitments: amount(funds.called),
      unfundedCommitments: amount(funds.unfunded),
      totalCapitalDistributed: amount(funds.distributed),
      netIrr: rate(funds.netIrr),
      totalMultiple: rate(funds.tvpi),
      realizedMultiple: rate(funds.dpi),
      unrealizedMultiple: rate(funds.rvpi),
    }),
    // The specification's series netIrrs, totalMultiples, values, calls … as one, so that their days cannot differ.
    years: years.map((year) => ({
      date: year.day,
      ...figuresAsJson({
        value: amount(year.value),
        commitments: amount(year.funds.commitment),
        calls: amount(year.funds.called),
        distributions: amount(year.funds.distributed),
        netIrrs: rate(year.funds.netIrr),
        totalMultiples: rate(year.funds.tvpi),
        realizedMultiples: rate(year.funds.dpi),
        unrealizedMultiples: rate(year.funds.rvpi),
      }),
    })),
  };
}

/** A holding; `value` and `cost` are in the currency of the page, `localValue` in the holding's own. Units and price are exact decimals as text. */
export function toHolding(row: HoldingRow) {
  const { id, name, symbol, type, assetClass, currency, region, sector, units, price, percent, privateEquity } = row;
  return {
    id,
    name,
    symbol,
    type,
    assetclass: assetClass,
    currency,
    region,
    sector,
    units,
    price: price && { value: price.text, currency: price.unit, date: price.day },
    percent,
    realised: roundAmount(row.realised),
    income: roundAmount(row.income),
    ...figuresAsJson({
      value: amount(row.value),
      localValue: amount(row.localValue),
      cost: amount(row.cost),
      gain: amount(row.gain),
      gainRate: rate(row.gainRate),
    }),
    ...(privateEquity ? { privateEquity: toFund(privateEquity) } : {}),
  };
}

function toFund(fund: PrivateEquityFigures) {
  return {
    vintage: fund.vintage,
    strategy: fund.strategy,
    substrategy: fund.subStrategy,
    reportedValueDate: fund.reportedOn,
    ...figuresAsJson({
      commitmentAmount: amount(fund.commitment),
      capitalCalled: amount(fund.called),
      capitalDistributed: amount(fund.distributed),
      unfundedCommitment: amount(fund.unfunded),
      marketValue: amount(fund.value),
      netIrr: rate(fund.netIrr),
      realisedMultiple: rate(fund.dpi),
      unRealisedMultiple: rate(fund.rvpi),
      totalMultiple: rate(fund.tvpi),
    }),
  };
}

/** A transaction. `amount` is its signed effect on cash in its currency, exact as text; `localCcyAmount` the same in the currency of the page. */
export function toTransaction(row: ListedRow) {
  const { id, day, type, category, name, symbol, units, price, priceUnit, currency, charges, tax, impact, note } = row;
  return {
    id,
    date: day,
    type,
    category,
    name,
    symbol,
    units,
    price,
    priceCurrency: priceUnit,
    amount: row.amount,
    currency,
    localCcyAmount: row.converted === null ? null : roundAmount(row.converted),
    charges,
    tax,
    impact,
    note,
  };
}

/** Values, and returns since the first day of the period, on at most 520 days of it. The benchmark's line is left out unless it is asked for. */
export function toPerformance(performance: Performance, { hasBenchmark }: { readonly hasBenchmark: boolean }) {
  const { period, currency, benchmark } = performance;
  const points = unpackPoints(performance.points);
  const last = points.at(-1);
  return {
    fromDate: period.from,
    toDate: period.to,
    currency,
    data: points.map(({ day, value }) => ({ date: day, value: value && roundAmount(value) })),
    cumulative: {
      change: last?.portfolio ? roundRate(last.portfolio) : (last?.portfolio ?? null),
      data: points.map(({ day, portfolio }) => ({ date: day, value: portfolio && roundRate(portfolio) })),
    },
    ...(hasBenchmark
      ? {
          benchmarkCumulative: {
            name: benchmark,
            data: points.map((point) => ({ date: point.day, value: point.benchmark && roundRate(point.benchmark) })),
          },
        }
      : {}),
  };
}

/** Returns of twelve months each, and of calendar years; the latest first. */
export function toDiscrete({ bands, years }: Pick<Returns, 'bands' | 'years'>, { hasBenchmark }: { readonly hasBenchmark: boolean }) {
  const shown = ({ period, portfolio, benchmark }: DatedReturn) => ({
    fromDate: period.from,
    toDate: period.to,
    ...figuresAsJson<string>({ value: rate(portfolio), ...(hasBenchmark ? { benchmark: rate(benchmark) } : {}) }),
  });
  return { twelveMonths: bands.map(shown), calendarYears: years.map(shown) };
}

/** Returns up to the day of the page over the usual spans, each beside the benchmark's. */
export function toPeriodReturns({ table }: Pick<Returns, 'table'>) {
  return table.map(({ span, total }) => ({
    period: span,
    ...figuresAsJson({ value: rate(total.portfolio), benchmark: rate(total.benchmark), difference: rate(total.difference) }),
  }));
}

/** The charges of a period, or the costs of its dealing: sizes, refunds taken off, by kind. */
export function toCosts(costs: Pick<Charges, 'period' | 'currency'>, { amount: total, rate: share, rateAYear, lines }: CostGroup) {
  return {
    fromDate: costs.period.from,
    toDate: costs.period.to,
    currency: costs.currency,
    ...figuresAsJson({ amount: amount(total), rate: rate(share), rateAYear: rate(rateAYear) }),
    lines: lines.map((line) => ({
      category: line.category,
      count: line.count,
      ...figuresAsJson({ amount: amount(line.amount), rate: rate(line.rate) }),
    })),
  };
}
