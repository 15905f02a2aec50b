import type { ReportQuery } from '#contracts/reports/report-query.ts';
import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { RequestContext } from '../../request-context.ts';
import { readServedReport, requireReportScope, type ServedReport, type ServedRequest } from './read-served-report.ts';
import { amount as toAmount, figuresAsJson, roundAmount } from './figures-as-json.ts';
import {
  toAccount,
  toCosts,
  toDiscrete,
  toHolding,
  toListedAccount,
  toListedPortfolio,
  toPerformance,
  toPeriodReturns,
  toPortfolio,
  toTransaction,
} from './shapes.ts';

/** The account or portfolio, and the day of the figures: the variant's usual one where none is given. */
export interface DayRequest extends Omit<ServedRequest, 'query'> {
  readonly date?: IsoDate | undefined;
}

/** The same over days. Movements dated `from` are in the opening value, those dated `to` count. */
export interface PeriodRequest extends Omit<ServedRequest, 'query'> {
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
}

const accountsAtOnce = 100;

/** Lists some of all accounts by name, with their portfolios and without figures. Each reading stands in the audit trail. */
export async function listServedAccounts(context: RequestContext, page: number) {
  requireReportScope(context);
  const list = await context.db.read(async (snapshot) => {
    const found = await snapshot.accounts.some({ limit: accountsAtOnce + 1, offset: (page - 1) * accountsAtOnce });
    const shown = found.slice(0, accountsAtOnce);
    const portfolios = Map.groupBy(await snapshot.portfolios.ofAccounts(shown.map(({ id }) => id)), ({ accountId }) => accountId);
    return {
      page,
      hasMore: found.length > accountsAtOnce,
      data: shown.map((account) => toListedAccount(account, portfolios.get(account.id) ?? [])),
    };
  });
  await context.db.recordOnly(async ({ audit }) =>
    audit.add({ action: 'viewed', target: { kind: 'page', id: 'accounts' }, after: { info: String(page) } }),
  );
  return list;
}

/** Between which days there are figures of any account. */
export async function readDatesOfAll(context: RequestContext) {
  requireReportScope(context);
  const days = await context.db.read(({ figureStates }) => figureStates.daysOfAll());
  return { firstDate: days?.first ?? null, lastDate: days?.last ?? null };
}

/** Reads an account with its figures and its portfolios. */
export function readServedAccount(context: RequestContext, request: DayRequest) {
  return readServedReport(context, { ...onDate(request), section: 'account' }, accountWithPortfolios);
}

export async function accountWithPortfolios(report: Pick<ServedReport, 'provider' | 'subject'>) {
  const { provider, subject } = report;
  return {
    ...toAccount({ details: await provider.accountDetails(subject), account: subject.account }),
    portfolios: await listPortfolios(report),
  };
}

/** Lists the portfolios of an account with their values, and what they are together in the account's currency. */
export function readServedPortfolios(context: RequestContext, request: DayRequest) {
  return readServedReport(context, { ...onDate(request), section: 'account' }, async (report) => ({
    clientId: report.subject.account.id,
    date: report.subject.asOf,
    portfolios: await listPortfolios(report),
  }));
}

async function listPortfolios({ provider, subject }: Pick<ServedReport, 'provider' | 'subject'>) {
  const { rows } = await provider.portfolios(subject);
  const { account } = subject;
  return rows.flatMap((row) => {
    const portfolio = subject.portfolios.find(({ id }) => id === row.id);
    return portfolio ? [toListedPortfolio(row, { account, portfolio })] : [];
  });
}

/** Reads a portfolio with its holdings and how its value is divided. */
export function readServedPortfolio(context: RequestContext, request: DayRequest) {
  return readServedReport(context, { ...onDate(request), section: 'portfolio' }, async ({ provider, subject }) => {
    const details = await provider.portfolioDetails(subject);
    const { by } = await provider.breakdowns(subject);
    const { rows } = await provider.holdings(subject);
    const divided = Object.entries(by).filter(([, slices]) => slices.length > 0);
    return {
      ...toPortfolio(details, { account: subject.account, portfolio: portfolioOf(subject) }),
      breakdown: Object.fromEntries(
        divided.map(([name, slices]) => [name, slices.map((slice) => ({ ...slice, value: roundAmount(slice.value) }))]),
      ),
      holdings: rows.map(toHolding),
    };
  });
}

/** Reads the portfolios of an account with all their fields, of private funds by the end of each year too. */
export function readServedProgrammes(context: RequestContext, request: DayRequest) {
  return readServedReport(context, { ...onDate(request), section: 'account' }, async ({ provider, subject }) => {
    const { account, portfolios } = subject;
    const details = await Promise.all(
      portfolios.map((portfolio) => provider.portfolioDetails({ ...subject, portfolio, portfolios: [portfolio] })),
    );
    return {
      clientId: account.id,
      external_id: account.externalId,
      name: account.name,
      date: subject.asOf,
      portfolios: portfolios.flatMap((portfolio, nth) => (details[nth] ? [toPortfolio(details[nth], { account, portfolio })] : [])),
    };
  });
}

/** Lists the movements of cash of a closed range of days with the balance after each, newest first. */
export function readServedCash(context: RequestContext, { from, to, ...request }: PeriodRequest) {
  const query = given({ date: to, transactions: 'all' });
  return readServedReport(context, { ...request, query, section: 'transactions' }, async ({ provider, subject }) => {
    const { to: last, rows, accounts } = await provider.cashTransactions(subject);
    const wanted = from === undefined ? rows : rows.filter(({ day }) => day >= from);
    return {
      fromDate: from ?? null,
      toDate: last,
      balances: accounts.map(({ currency, closing }) => ({ currency, amount: closing })),
      data: wanted.map(({ day, id, type, category, name, symbol, amount, currency, balance, note }) => ({
        id,
        date: day,
        type,
        category,
        name,
        symbol,
        amount,
        currency,
        balance,
        note,
      })),
    };
  });
}

/** Lists the charges of a period one by one, newest first, as sizes. */
export function readServedFees(context: RequestContext, request: PeriodRequest) {
  return readServedReport(context, { ...overPeriod(request), section: 'transactions' }, async ({ provider, subject }) => {
    const { period, currency, rows } = await provider.charges(subject);
    return {
      fromDate: period.from,
      toDate: period.to,
      currency,
      data: rows.map(({ id, day, category, name, amount: paid }) => ({
        id,
        date: day,
        category,
        name,
        ...figuresAsJson({ amount: toAmount(paid) }),
      })),
    };
  });
}

/** Reads what was booked on one security, the lots that are left, and its income. */
export function readServedProduct(context: RequestContext, { product, ...request }: DayRequest & { readonly product: string }) {
  return readServedReport(context, { ...onDate(request), section: 'portfolio' }, async ({ provider, subject }) => {
    const { asOf, currency, fund, holding, lots, transactions } = await provider.holdingData(subject, product);
    const { id, name, symbol, type, isin, sedol } = fund;
    return {
      date: asOf,
      currency,
      product: { id, name, symbol, type, isin, sedol },
      holding: holding && toHolding(holding),
      lots: lots.rows.map(({ day, units, cost, value, gain }) => ({
        date: day,
        units,
        ...figuresAsJson({ cost: toAmount(cost), value: toAmount(value), gain: toAmount(gain) }),
      })),
      transactions: transactions.rows.map(toTransaction),
    };
  });
}

/** Lists the holdings of a portfolio, or of a whole account. */
export function readServedHoldings(context: RequestContext, request: DayRequest) {
  return readServedReport(context, { ...onDate(request), section: 'portfolio' }, async ({ provider, subject }) => {
    const { asOf, currency, rows } = await provider.holdings(subject);
    return { date: asOf, currency, holdings: rows.map(toHolding) };
  });
}

/** The days that figures may be asked of: the first and the last, ends of months and quarters, and days on which private funds reported. */
export function readServedDates(context: RequestContext, request: DayRequest) {
  return readServedReport(context, { ...onDate(request), section: 'account' }, async ({ provider, subject }) => {
    const { days, ...dates } = await provider.reportDates(subject);
    return { firstDate: days?.first ?? null, lastDate: days?.last ?? null, ...dates };
  });
}

/** Lists the transactions of a closed range of days, newest first. */
export function readServedTransactions(context: RequestContext, request: PeriodRequest & { readonly holding?: string }) {
  const { from, to, holding, ...subject } = request;
  const query = { date: to, transactions: 'all', holding } as const;
  return readServedReport(context, { ...subject, query: given(query), section: 'transactions' }, async ({ provider, subject: shown }) => {
    const { currency, to: last, rows } = await provider.transactions(shown);
    const wanted = from === undefined ? rows : rows.filter(({ day }) => day >= from);
    return { fromDate: from ?? null, toDate: last, currency, data: wanted.map(toTransaction) };
  });
}

/** Reads values and returns over a period, day by day and by years. */
export function readServedPerformance(
  context: RequestContext,
  request: PeriodRequest & { readonly benchmarkCumulative: boolean; readonly benchmarkDiscrete: boolean },
) {
  const { benchmarkCumulative, benchmarkDiscrete, ...period } = request;
  return readServedReport(context, { ...overPeriod(period), section: 'portfolio' }, async ({ provider, subject }) => {
    const performance = await provider.performance(subject);
    const returns = await provider.returns(subject);
    return {
      ...toPerformance(performance, { hasBenchmark: benchmarkCumulative }),
      discrete: toDiscrete(returns, { hasBenchmark: benchmarkDiscrete }),
    };
  });
}

/** Reads the returns of the usual spans up to a day. */
export function readServedPeriodReturns(context: RequestContext, request: DayRequest) {
  return readServedReport(context, { ...onDate(request), section: 'portfolio' }, async ({ provider, subject }) => {
    const returns = await provider.returns(subject);
    return { date: returns.asOf, currency: returns.currency, data: toPeriodReturns(returns) };
  });
}

/** Reads the charges of a period, or what buying and selling cost in it. */
export function readServedCosts(context: RequestContext, { costs, ...request }: PeriodRequest & { readonly costs: 'charges' | 'dealing' }) {
  return readServedReport(context, { ...overPeriod(request), section: 'account' }, async ({ provider, subject }) => {
    const found = await provider.charges(subject);
    return toCosts(found, found[costs]);
  });
}

function onDate({ date, ...request }: DayRequest): ServedRequest {
  return { ...request, query: given({ date }) };
}

/** The last day of the period is the day of the page, so that figures "as of" it agree. */
function overPeriod({ from, to, ...request }: PeriodRequest): ServedRequest {
  return { ...request, query: given({ date: to, from, to }) };
}

/** The query without what was not given. */
function given(query: { readonly [Name in keyof ReportQuery]: ReportQuery[Name] | undefined }): ReportQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

function portfolioOf({ portfolio }: ServedReport['subject']): Portfolio {
  if (!portfolio) throw new Error('A portfolio was read without one.');
  return portfolio;
}
