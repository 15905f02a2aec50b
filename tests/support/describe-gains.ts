import { expect, test } from 'vitest';
import type { FigureId } from '#contracts/reports/figures.ts';
import type { BridgeLine } from '#finance/gains/bridge-lines.ts';
import type { Figure } from '#finance/figure.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import type { ProviderStage, StageDays } from './describe-provider.ts';

/** Defines the contract tests of providers for gains and costs, on a portfolio or an account. */
export function describeGains(kind: 'portfolio' | 'account', days: StageDays, arrange: (cutAt?: string) => Promise<ProviderStage>): void {
  const ranges: readonly ReportQuery[] = [{ range: 'max' }, { range: '1y' }, { range: '3m' }];

  test.each(ranges)('the bridge leads from the opening to the closing value, to the penny: %o', async (query) => {
    const { read, reader, subject } = await arrange();
    const about = subject(kind, days.last, query);
    const { headline, bridge } = await read(reader, async (provider) => ({
      headline: await provider.headline(about),
      bridge: await provider.valueBridge(about),
    }));
    const amounts = new Map(reached(bridge.lines).map(({ line, amount }) => [line, amount]));
    const pence = [...amounts].map(([line, amount]) => (line === 'closing' ? -1 : 1) * Math.round(amount * 100));
    expect(sum(pence)).toBe(0);
    expect(amounts.get('closing')).toBeCloseTo(reached(headline.figures.value), 2);
    expect(amounts.get('income')).toBeCloseTo(reached(headline.figures.income), 2);
    expect(-(amounts.get('charges') ?? NaN)).toBeCloseTo(reached(headline.figures.charges), 2);
    expect(amounts.get('unexplained') ?? 0).toBe(0);
    const { realised, unrealisedChange, exchangeGainOnCash } = reached(bridge.parts);
    const both = (amounts.get('growth') ?? NaN) + (amounts.get('currency') ?? NaN);
    expect(realised + unrealisedChange + exchangeGainOnCash).toBeCloseTo(both, 1);
  });

  test.each(ranges)('contributions add up to the gain and to the return: %o', async (query) => {
    const { read, reader, subject } = await arrange();
    const about = subject(kind, days.last, query);
    const { headline, contributions } = await read(reader, async (provider) => ({
      headline: await provider.headline(about),
      contributions: await provider.contributions(about),
    }));
    const { rows, classes, charges, total } = reached(contributions.result);
    expect(total.money).toBeCloseTo(reached(headline.figures.gain), 6);
    expect(total.points).toBeCloseTo(reached(headline.figures.timeWeightedReturn), 12);
    for (const part of [rows, classes]) {
      expect(sum([...part, charges].map(({ money }) => money))).toBeCloseTo(total.money, 6);
      expect(sum([...part, charges].map(({ points }) => points))).toBeCloseTo(total.points, 9);
    }
    for (const row of rows) {
      expect(row.closing - row.opening - row.paid + row.received + row.income).toBeCloseTo(row.money, 6);
      expect(reached(row.priceEffect) + reached(row.currencyEffect) + row.income).toBeCloseTo(row.money, 6);
    }
  });

  test('income by source and by month, and costs by type, add up to the headline', async () => {
    const { read, reader, subject } = await arrange();
    const about = subject(kind, days.last, { range: '1y' });
    const page = await read(reader, async (provider) => ({
      headline: await provider.headline(about),
      income: await provider.income(about),
      charges: await provider.charges(about),
    }));
    const income = reached(page.headline.figures.income);
    expect(reached(page.income.total)).toBeCloseTo(income, 6);
    expect(sum(page.income.sources.map(({ amount }) => reached(amount)))).toBeCloseTo(income, 6);
    expect(page.income.months).toHaveLength(12);
    const charged = reached(page.headline.figures.charges);
    expect(reached(page.charges.charges.amount)).toBeCloseTo(charged, 6);
    expect(sum(page.charges.charges.lines.map(({ amount }) => reached(amount)))).toBeCloseTo(charged, 6);
    expect(sum(page.charges.rows.map(({ amount }) => reached(amount)))).toBeCloseTo(charged, 6);
    expect(reached(page.charges.charges.rate)).toBeCloseTo(reached(page.headline.figures.chargesRate), 12);
    expect(reached(page.charges.charges.rate) + reached(page.charges.dealing.rate)).toBeCloseTo(reached(page.charges.total.rate), 12);
  });

  test('what was realised adds up, its effects are its gain, and it is that of the bridge', async () => {
    const { read, reader, subject } = await arrange();
    const about = subject(kind, days.last, { range: 'max' });
    const { rows, total, unrealised } = await read(reader, (provider) => provider.realisedGains(about));
    const whole = reached(total);
    expect(sum(rows.map(({ gain }) => reached(gain)))).toBeCloseTo(whole.gain, 6);
    const { parts } = await read(reader, (provider) => provider.valueBridge(about));
    expect(reached(parts).realised).toBeCloseTo(whole.gain, 6);
    expect(whole.proceeds - whole.cost).toBeCloseTo(whole.gain, 6);
    expect(whole.gains - whole.losses).toBeCloseTo(whole.gain, 6);
    expect(reached(whole.priceEffect) + reached(whole.currencyEffect)).toBeCloseTo(whole.gain, 6);
    expect(reached(unrealised.priceEffect) + reached(unrealised.currencyEffect)).toBeCloseTo(reached(unrealised.gain), 6);
    const dated = rows.map(({ day }) => day);
    expect(dated).toEqual(dated.toSorted().toReversed());
  });

  test('each figure of gains and costs is explained by the number of its dataset, and its lines lead to it', async () => {
    const { read, reader, subject } = await arrange();
    const about = subject(kind, days.last, { range: 'max' });
    const page = await read(reader, async (provider) => ({
      bridge: reached((await provider.valueBridge(about)).lines),
      realised: await provider.realisedGains(about),
      charges: await provider.charges(about),
    }));
    const line = (id: BridgeLine) => page.bridge.find((one) => one.line === id)?.amount ?? null;
    const shown: Partial<Record<FigureId, number | null>> = {
      openingValue: line('opening'),
      paidIn: line('paidIn'),
      paidOut: line('paidOut'),
      growth: line('growth'),
      currencyEffect: line('currency'),
      realisedGain: reached(page.realised.total).gain,
      unrealisedGain: reached(page.realised.unrealised.gain),
      dealingCosts: reached(page.charges.dealing.amount),
      effectOfCharges: reached(page.charges.effectOnReturn),
      reductionInYield: reached(page.charges.reductionInYield),
    };
    for (const [id, value] of Object.entries(shown)) {
      if (value === null) continue;
      const { result, steps } = await read(reader, (provider) => provider.explain(about, id as FigureId));
      expect(result, id).toEqual({ available: true, value });
      expect(Math.abs(sum(steps.slice(0, -1).map((one) => reached(one.value))) - value), id).toBeLessThan(0.03);
    }
    const taxes = await read(reader, (provider) => provider.explain(about, 'taxes'));
    expect(reached(taxes.result)).toBeCloseTo(line('taxes') ?? NaN, 2);
    expect(sum(taxes.rows.map(({ amount }) => amount))).toBeCloseTo(reached(taxes.result), 6);
  });

  test('gains and costs of a day in the past are answered as if nothing had happened since', async () => {
    const answer = ({ read, reader, subject }: ProviderStage) =>
      read(reader, async (provider) => {
        const about = subject(kind, days.past, { range: 'max' });
        const realised = await provider.realisedGains(about);
        return {
          bridge: await provider.valueBridge(about),
          contributions: withoutIds(await provider.contributions(about)),
          realised: { ...realised, rows: withoutIds(realised.rows) },
          income: withoutIds(await provider.income(about)),
          charges: withoutIds(await provider.charges(about)),
          taxYears: await provider.taxYears(about),
        };
      });
    expect(await answer(await arrange())).toEqual(await answer(await arrange(days.past)));
  });

  test('before the first transaction gains and costs have reasons, not zeros', async () => {
    const { read, reader, subject } = await arrange();
    const about = subject(kind, days.beforeInception);
    const page = await read(reader, async (provider) => ({
      bridge: (await provider.valueBridge(about)).lines,
      contributions: (await provider.contributions(about)).result,
      realised: (await provider.realisedGains(about)).total,
      income: (await provider.income(about)).total,
      charges: (await provider.charges(about)).total.amount,
    }));
    for (const [name, figure] of Object.entries(page)) expect(figure.available, name).toBe(false);
  });

  test('to whoever may not see the account nothing was gained, sold or charged', async () => {
    const { read, stranger, subject } = await arrange();
    const about = subject(kind, days.last, { range: 'max' });
    const page = await read(stranger, async (provider) => ({
      bridge: (await provider.valueBridge(about)).lines,
      contributions: (await provider.contributions(about)).result,
      sold: (await provider.realisedGains(about)).rows,
      sources: (await provider.income(about)).sources,
      charges: (await provider.charges(about)).rows,
      years: (await provider.taxYears(about)).years,
    }));
    expect([page.bridge.available, page.contributions.available]).toEqual([false, false]);
    expect([page.sold, page.sources, page.charges, page.years]).toEqual([[], [], [], []]);
  });
}

/** Without what only names a row inside one book. */
function withoutIds(value: object): unknown {
  return JSON.parse(JSON.stringify(value, (key, own: unknown) => (key === 'id' || key === 'instrumentId' ? undefined : own)));
}

function reached<Value>(figure: Figure<Value> | undefined): Value {
  if (!figure?.available) throw new Error(`There is no figure: ${JSON.stringify(figure)}`);
  return figure.value;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
