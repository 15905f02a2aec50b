import type { Settlement } from '#finance/ledger/entry-effect.ts';
import { canContinueFrom } from '#finance/book/book-opening.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { MarkedPortfolio } from '../../db/queries/figures/ledger-marks.ts';
import type { Queries } from '../../db/queries.ts';
import { accountFigures } from './account-figures.ts';
import { type AccountMaterial, readMaterial } from './account-material.ts';
import { type AccountPlan, accountPlan, wholePlan } from './account-plan.ts';
import type { FiguresMemory } from './figures-memory.ts';
import { stateOn } from './joined-series.ts';
import type { MarketData } from './market-data.ts';
import { canGoOn } from './portfolio-figures.ts';
import { storeFigures } from './store-figures.ts';

interface Computing {
  readonly memory: FiguresMemory;
  readonly settlement: Settlement;
  /** Day number of the last day. */
  readonly through: number;
}

/**
 * Computes and stores the figures of the accounts that have these portfolios, which are ours until the transaction ends, as far
 * as they are out of date.
 *
 * @returns how many of the accounts were
 */
export async function computeAccounts(tx: Queries, marked: readonly MarkedPortfolio[], computing: Computing): Promise<number> {
  if (marked.length === 0) return 0;
  const { memory, through } = computing;
  memory.upTo({ version: marked[0]?.marketVersion ?? NaN, through });
  const plans = [...Map.groupBy(marked, ({ accountId }) => accountId).values()].flatMap(([first, ...others]) =>
    first && [first, ...others].some(({ isNewer, stored }) => isNewer || !stored || stored.lastDay < through)
      ? [accountPlan([first, ...others])]
      : [],
  );
  const changed = plans.filter(({ continued }) => (continued?.fromDay ?? through) <= through);
  const materials = await readComputable(tx, changed, through);
  const market = await marketOf(tx, materials, memory);
  const computed = materials.map((material) => ({
    plan: material.plan,
    figures: accountFigures({
      ...computing,
      material,
      market,
      benchmarkOf: (id, currency) => memory.benchmarks.levels(id, currency),
      calendar: memory.calendar,
    }),
  }));
  await Promise.all([
    storeFigures(tx, computed, through),
    tx.ledgerMarks.computed(
      plans.flatMap((plan) => plan.portfolios),
      through,
    ),
  ]);
  return plans.length;
}

/** Accounts without a value or return on the evening before are read whole. */
async function readComputable(tx: Queries, plans: readonly AccountPlan[], through: number): Promise<AccountMaterial[]> {
  if (plans.length === 0) return [];
  const materials = await readMaterial(tx, plans, isoDate(through));
  const goOn = materials.filter(isComputable);
  const others = materials.filter((material) => !isComputable(material)).map(({ plan }) => wholePlan(plan));
  return others.length === 0 ? goOn : [...goOn, ...(await readMaterial(tx, others, isoDate(through)))];
}

function isComputable({ plan: { continued }, stored, portfolios }: AccountMaterial): boolean {
  if (!continued) return true;
  const state = stored && stateOn(stored.series.series, continued.fromDay - 1);
  const hasState = state !== null && canContinueFrom(state);
  return hasState && portfolios.every((portfolio) => canGoOn(portfolio, continued.fromDay));
}

async function marketOf(tx: Queries, materials: readonly AccountMaterial[], { market, benchmarks }: FiguresMemory): Promise<MarketData> {
  const compared = materials.flatMap(({ plan: { currency: whole, portfolios } }) =>
    portfolios.flatMap(({ benchmarkId, currency }) =>
      benchmarkId === null ? [] : [whole, currency].map((one) => ({ benchmarkId, currency: one })),
    ),
  );
  await benchmarks.include(tx, compared);
  const portfolios = materials.flatMap((material) => material.portfolios);
  const entries = portfolios.flatMap((portfolio) => portfolio.entries);
  const held = portfolios.flatMap(({ stored }) => stored?.book.positions ?? []);
  const reports = portfolios.flatMap((portfolio) => portfolio.reports);
  const commitments = portfolios.flatMap((portfolio) => portfolio.commitments);
  const currencies = [
    ...materials.flatMap(({ plan }) => [plan.currency, ...plan.portfolios.map(({ currency }) => currency)]),
    ...[...entries, ...held, ...reports, ...commitments].map(({ currency }) => currency),
  ];
  return market.include(tx, {
    instrumentIds: [...entries, ...held, ...commitments].flatMap(({ instrumentId }) => instrumentId ?? []),
    currencies,
  });
}
