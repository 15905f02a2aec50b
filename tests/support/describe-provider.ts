import { describe, expect, test } from 'vitest';
import { unpackPoints } from '#contracts/datasets/performance.ts';
import { type Explanation, type FigureId, figureIds } from '#contracts/reports/figures.ts';
import type { Risk } from '#contracts/datasets/returns.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import type { Actor } from '#domain/actor.ts';
import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { ReportingProvider, ReportSubject } from '#server/providers/reporting-provider.ts';
import { describeAccounts } from './describe-accounts.ts';
import { describeGains } from './describe-gains.ts';

/** A provider with a book behind it that every promise can be tried on. */
export interface ProviderStage {
  /** One page's reading as someone: everything asked in it sees the same moment. */
  readonly read: <Answer>(actor: Actor, work: (provider: ReportingProvider) => Promise<Answer>) => Promise<Answer>;
  readonly subject: (of: 'account' | 'portfolio' | 'overview', asOf: IsoDate, query?: ReportQuery) => ReportSubject;
  /** Sees the account of the subject. */
  readonly reader: Actor;
  /** Sees another one. */
  readonly stranger: Actor;
}

/** Days of the stage's book. */
export interface StageDays {
  readonly beforeInception: IsoDate;
  /** Some day in the middle with a longer history after it. */
  readonly past: IsoDate;
  readonly last: IsoDate;
  readonly afterLast: IsoDate;
}

/**
 * The promises that every reporting provider keeps. `arrange` makes a stage; with `cutAt`, one whose book knows nothing that
 * happened after that day.
 */
export function describeProvider(name: string, days: StageDays, arrange: (cutAt?: IsoDate) => Promise<ProviderStage>): void {
  describe(`the provider ${name}`, () => {
    describe.each(['portfolio', 'account'] as const)('on a %s', (kind) => {
      describeGains(kind, days, arrange);

      test.each([days.last, days.past])('its datasets agree with each other on %s', async (asOf) => {
        const { read, reader, subject } = await arrange();
        const about = subject(kind, asOf, { range: 'max' });
        const page = await read(reader, async (provider) => ({
          headline: await provider.headline(about),
          performance: await provider.performance(about),
          breakdowns: await provider.breakdowns(about),
          holdings: await provider.holdings(about),
        }));
        const value = valueOf(page.headline.figures.value);
        expect(value).toBeGreaterThan(0);
        expect(sum(page.holdings.rows.map((row) => valueOf(row.value)))).toBeCloseTo(value, 6);
        expect(valueOf(page.holdings.total.value)).toBeCloseTo(value, 6);
        expect(valueOf(page.breakdowns.total)).toBeCloseTo(value, 6);
        for (const slices of Object.values(page.breakdowns.by)) expect(sum(slices.map((slice) => slice.value))).toBeCloseTo(value, 6);
        expect(unpackPoints(page.performance.points).at(-1)?.value).toBeCloseTo(value, 6);
        expect(unpackPoints(page.performance.points).at(-1)?.portfolio).toBeCloseTo(valueOf(page.headline.figures.timeWeightedReturn), 12);
        expect(new Set([page.holdings.currency, page.breakdowns.currency, page.performance.currency])).toEqual(
          new Set([page.headline.currency]),
        );
      });

      test('returns and risk agree with the headline and with each other', async () => {
        const { read, reader, subject } = await arrange();
        const about = subject(kind, days.last, { range: 'max' });
        const page = await read(reader, async (provider) => ({
          headline: await provider.headline(about),
          returns: await provider.returns(about),
          risk: await provider.risk(about),
          performance: await provider.performance(about),
        }));
        const { chosen, table, bands, changes } = page.returns;
        expect(page.returns.table).toEqual(page.performance.returns);
        expect(chosen.timeWeightedReturn).toEqual(page.headline.figures.timeWeightedReturn);
        expect(chosen.moneyWeightedReturn).toEqual(page.headline.figures.moneyWeightedReturn);
        expect(valueOf(chosen.timeWeightedReturnGross)).toBeGreaterThan(valueOf(chosen.timeWeightedReturn));
        expect(valueOf(chosen.inBenchmark) + valueOf(chosen.aheadOfBenchmark)).toBeCloseTo(valueOf(page.headline.figures.value), 6);
        expect(changes.at(-1)).toMatchObject({ rate: chosen.timeWeightedReturn, gain: page.headline.figures.gain });
        expect(bands[0]?.portfolio).toEqual(table.find(({ span }) => span === '1y')?.total.portfolio);
        expect(page.performance.deepest).toMatchObject({ value: { depth: valueOf(page.risk.figures.drawdown) } });
        expect(linkedMonths(page.risk)).toBeCloseTo(valueOf(chosen.timeWeightedReturn), 9);
      });

      test('simulated returns begin where both lines do', async () => {
        const { read, reader, subject } = await arrange();
        const about = subject(kind, days.last, { range: '1y' });
        const simulated = await read(reader, (provider) => provider.simulatedReturns(about));
        expect(simulated).toMatchObject({ basis: 'today', points: { 0: { day: simulated.period.from, simulated: 0, real: 0 } } });
        expect(simulated.points.at(-1)?.simulated).toBe(valueOf(simulated.simulated));
        const { headline } = await read(reader, async (provider) => ({ headline: await provider.headline(about) }));
        expect(valueOf(simulated.real)).toBeCloseTo(valueOf(headline.figures.timeWeightedReturn), 12);
      });

      test.each([days.last, days.past])('a tab counts what it shows on %s', async (asOf) => {
        const { read, reader, subject } = await arrange();
        const about = subject(kind, asOf, { transactions: 'all' });
        const [counts, shown] = await read(reader, async (provider) => [
          await provider.tabCounts(about),
          {
            holdings: (await provider.holdings(about)).rows.length,
            transactions: (await provider.transactions(about)).count,
            contractNotes: (await provider.contractNotes(about)).count,
            privateEquityHoldings: (await provider.privateEquity(about)).funds.length,
          },
        ]);
        expect(counts.transactions).toBeGreaterThan(0);
        expect(counts).toEqual(shown);
      });

      test('what is held hangs together: exposure, weights, cash and bonds', async () => {
        const { read, reader, subject } = await arrange();
        const about = subject(kind, days.last, { transactions: 'all' });
        const page = await read(reader, async (provider) => ({
          holdings: await provider.holdings(about),
          exposure: await provider.exposure(about),
          classes: await provider.assetClasses(about),
          cash: await provider.cashTransactions(about),
          bonds: await provider.bondStatistics(about),
        }));
        const value = valueOf(page.holdings.total.value);
        for (const table of Object.values(page.exposure.by)) {
          expect(table.available && table.value.total.net).toBeCloseTo(value, 6);
          expect(table.available && sum(table.value.rows.map(({ net }) => net))).toBeCloseTo(value, 6);
        }
        const weights = page.classes.points.at(-1)?.weights;
        expect(weights?.available && sum(weights.value)).toBeCloseTo(1, 9);
        const heldCash = page.holdings.rows.filter(({ type }) => type === 'Cash').map(({ id, units }) => [id, Number(units)]);
        const closing = page.cash.accounts.map((account) => [account.currency, Number(account.closing)]);
        expect(Object.fromEntries(closing.filter(([, balance]) => balance !== 0))).toEqual(Object.fromEntries(heldCash));
        const heldBonds = page.holdings.rows.filter(({ type }) => type === 'Bond').map((row) => valueOf(row.value));
        expect(valueOf(page.bonds.total.value)).toBeCloseTo(sum(heldBonds), 6);
      });

      test('shares add up to 100.00', async () => {
        const { read, reader, subject } = await arrange();
        const about = subject(kind, days.last);
        const holdings = await read(reader, (provider) => provider.holdings(about));
        const { by } = await read(reader, (provider) => provider.breakdowns(about));
        expect(sum(holdings.rows.map(({ percent }) => percent ?? 0))).toBeCloseTo(100, 9);
        for (const slices of Object.values(by)) expect(sum(slices.map(({ percent }) => percent ?? 0))).toBeCloseTo(100, 9);
      });

      test('value = opening value + paid in − paid out + gain', async () => {
        const { read, reader, subject } = await arrange();
        const { headline, performance } = await read(reader, async (provider) => ({
          headline: await provider.headline(subject(kind, days.last, { range: '3m' })),
          performance: await provider.performance(subject(kind, days.last, { range: '3m' })),
        }));
        const flows = sum(performance.payments.map(({ paidIn, paidOut }) => paidIn - paidOut));
        const opening = unpackPoints(performance.points)[0]?.value ?? NaN;
        expect(opening + flows + valueOf(headline.figures.gain)).toBeCloseTo(valueOf(headline.figures.value), 6);
      });

      test('each headline figure is explained by the same number, to the last bit', async () => {
        const { read, reader, subject } = await arrange();
        const about = subject(kind, days.last, { range: 'max' });
        const headline = await read(reader, (provider) => provider.headline(about));
        for (const id of figureIds) {
          const explanation = await read(reader, (provider) => provider.explain(about, id));
          if (headline.figures[id]) expect(explanation.result).toEqual(headline.figures[id]);
          expect(explanation.steps.at(-1)).toMatchObject({ value: explanation.result, isSum: true });
          expect(explanation.rows.length).toBeLessThanOrEqual(explanation.rowCount);
          const dated = explanation.rows.map(({ day }) => day);
          expect(dated).toEqual(dated.toSorted().toReversed());
        }
      });

      test('the lines of an explanation lead to its result, and so do the rows behind it', async () => {
        const { read, reader, subject } = await arrange();
        const about = subject(kind, days.last, { range: 'max' });
        const ask = (id: FigureId) => read(reader, (provider) => provider.explain(about, id));
        const linesOf = ({ steps }: Explanation) => steps.slice(0, -1).map(({ value }) => valueOf(value));
        for (const id of ['value', 'gain', 'income', 'charges'] as const) {
          const explanation = await ask(id);
          expect(sum(linesOf(explanation)), id).toBeCloseTo(valueOf(explanation.result), 6);
        }
        for (const id of ['value', 'income', 'charges'] as const) {
          const explanation = await ask(id);
          expect(sum(explanation.rows.map(({ amount }) => amount)), id).toBeCloseTo(valueOf(explanation.result), 6);
        }
        const linked = await ask('timeWeightedReturn');
        const months = await ask('linkedDietz');
        expect(months.rows.reduce((level, { amount }) => level * (1 + amount), 1) - 1).toBeCloseTo(valueOf(months.result), 12);
        const [own = NaN, benchmark = NaN] = linesOf(await ask('excess'));
        expect(own - benchmark).toBeCloseTo(valueOf((await ask('excess')).result), 12);
        const [gain = NaN, capital = NaN] = linesOf(await ask('modifiedDietz')).slice(-2);
        expect(gain / capital).toBeCloseTo(valueOf((await ask('modifiedDietz')).result), 12);
        const everyDay = linked.rows.reduce((level, { amount }) => level * (1 + amount), 1);
        expect(linesOf(linked).reduce((level, part) => level * (1 + part), 1) - 1).toBeCloseTo(valueOf(linked.result), 12);
        expect(everyDay - 1).toBeCloseTo(valueOf(linked.result), 9);
      });

      test('a day in the past is answered as if nothing had happened since', async () => {
        const whole = await arrange();
        const cut = await arrange(days.past);
        const answer = ({ read, reader, subject }: ProviderStage) =>
          read(reader, async (provider) => ({
            headline: await provider.headline(subject(kind, days.past, { range: 'max' })),
            performance: await provider.performance(subject(kind, days.past, { range: 'max' })),
            breakdowns: await provider.breakdowns(subject(kind, days.past)),
            returns: await provider.returns(subject(kind, days.past, { range: 'max' })),
            risk: await provider.risk(subject(kind, days.past, { range: 'max' })),
            spider: (await provider.spider(subject(kind, days.past))).portfolios.map(({ id: _id, ...row }) => row),
            simulated: await provider.simulatedReturns(subject(kind, days.past)),
            holdings: (await provider.holdings(subject(kind, days.past))).rows.map(({ id: _id, ...row }) => row),
            transactions: (await provider.transactions(subject(kind, days.past))).rows.map(
              ({ id: _id, instrumentId: _instrumentId, ...row }) => row,
            ),
          }));
        expect(await answer(whole)).toEqual(await answer(cut));
      });

      test('before the first transaction there are reasons, not zeros', async () => {
        const { read, reader, subject } = await arrange();
        const about = subject(kind, days.beforeInception);
        const { figures } = await read(reader, (provider) => provider.headline(about));
        for (const id of ['value', 'gain', 'timeWeightedReturn', 'moneyWeightedReturn', 'income', 'charges'] as const) {
          expect(figures[id], id).toMatchObject({ available: false });
        }
        const { total } = await read(reader, (provider) => provider.breakdowns(about));
        expect(total).toMatchObject({ available: false });
        const { points, deepest, returns } = await read(reader, (provider) => provider.performance(about));
        expect(unpackPoints(points)).toEqual([]);
        expect([deepest, ...returns.map((row) => row.total.portfolio)].every((figure) => !figure.available)).toBe(true);
        const page = await read(reader, async (provider) => ({
          returns: await provider.returns(about),
          risk: await provider.risk(about),
          spider: await provider.spider(about),
          simulated: await provider.simulatedReturns(about),
        }));
        const { chosen, changes } = page.returns;
        const returned = [chosen.timeWeightedReturn, chosen.linkedDietz, chosen.inBenchmark, ...changes.map(({ gain }) => gain)];
        expect([...returned, ...Object.values(page.risk.figures), page.simulated.simulated].every(({ available }) => !available)).toBe(
          true,
        );
        expect([page.risk.years, page.spider.portfolios, page.simulated.points]).toEqual([[], [], []]);
      });

      test('a day that is not computed yet is answered with the last one that is', async () => {
        const { read, reader, subject } = await arrange();
        const answer = (asOf: IsoDate) =>
          read(reader, async (provider) => ({
            asOf: (await provider.title(subject(kind, asOf))).asOf,
            value: (await provider.headline(subject(kind, asOf))).figures.value,
            holdings: await provider.holdings(subject(kind, asOf)),
          }));
        expect(await answer(days.afterLast)).toEqual(await answer(days.last));
      });

      test('to whoever may not see the account there is nothing there', async () => {
        const { read, stranger, subject } = await arrange();
        const about = subject(kind, days.last);
        const page = await read(stranger, async (provider) => ({
          headline: await provider.headline(about),
          holdings: await provider.holdings(about),
          transactions: await provider.transactions(about),
          performance: await provider.performance(about),
          exposure: await provider.exposure(about),
          classes: await provider.assetClasses(about),
          cash: await provider.cashTransactions(about),
          notes: await provider.contractNotes(about),
          income: await provider.explain(about, 'income'),
          returns: await provider.returns(about),
          risk: await provider.risk(about),
          spider: await provider.spider(about),
          simulated: await provider.simulatedReturns(about),
        }));
        expect(page.headline.figures.value).toMatchObject({ available: false });
        expect(page.holdings.rows).toEqual([]);
        expect(page.transactions).toMatchObject({ rows: [], count: 0, total: 0 });
        expect(unpackPoints(page.performance.points)).toEqual([]);
        expect(page.exposure.by.currency).toMatchObject({ available: false });
        expect(page.classes.points).toEqual([]);
        expect(page.cash).toMatchObject({ rows: [], accounts: [], count: 0 });
        expect(page.notes).toMatchObject({ rows: [], count: 0, total: 0 });
        expect(page.income.rows).toEqual([]);
        expect([page.returns.bands, page.risk.years, page.spider.portfolios, page.simulated.points]).toEqual([[], [], [], []]);
      });
    });

    describeAccounts(days, arrange);

    test('the portfolios of an account add up to it', async () => {
      const { read, reader, subject } = await arrange();
      const list = await read(reader, (provider) => provider.portfolios(subject('account', days.last)));
      expect(sum(list.rows.map((row) => valueOf(row.valueInTotal)))).toBeCloseTo(valueOf(list.total), 6);
    });

    test('the overview lists whom the reader may see, and adds up', async () => {
      const { read, reader, stranger, subject } = await arrange();
      const ask = (actor: Actor) =>
        read(actor, async (provider) => ({
          clients: await provider.clients(subject('overview', days.last)),
          found: await provider.foundClients(subject('overview', days.last)),
          totals: await provider.clientTotals(subject('overview', days.last)),
          accounts: await provider.ownAccounts(subject('overview', days.last)),
        }));
      const own = await ask(reader);
      expect(own.clients.rows.length).toBe(own.found.count);
      expect(own.totals.clients).toBe(own.found.count);
      expect(sum(own.clients.rows.map(({ value }) => valueOf(value)))).toBeCloseTo(valueOf(own.totals.assets), 6);
      expect(own.accounts.rows.map(({ id }) => id).toSorted()).toEqual(own.clients.rows.map(({ id }) => id).toSorted());
      expect(sum(own.accounts.rows.map(({ valueInTotal }) => valueOf(valueInTotal)))).toBeCloseTo(valueOf(own.accounts.total), 6);
      const foreign = await ask(stranger);
      expect(foreign.accounts.rows.map(({ id }) => id)).not.toContain(own.accounts.rows[0]?.id);
      expect(foreign.clients.rows.map(({ id }) => id)).not.toContain(own.clients.rows[0]?.id);
    });
  });
}

/** All months of all years as one return. */
function linkedMonths({ years }: Risk): number {
  const months = years.flatMap((year) => year.months.flatMap((month) => (month?.rate.available ? [month.rate.value] : [])));
  return months.reduce((level, rate) => level * (1 + rate), 1) - 1;
}

function valueOf(figure: Figure | undefined): number {
  return figure?.available ? figure.value : NaN;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
