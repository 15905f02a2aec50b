import type { DemoPortfolio } from '../portfolio-file.ts';
import type { PortfolioPlan } from '../ledger/portfolio-plan.ts';
import { type Random, createRandom } from '../random.ts';
import { drawModel } from './draw-model.ts';
import type { PortfolioType, WealthFirm } from './wealth-firm.ts';

/** A portfolio as it is imported, with the plan of its life. */
export interface WealthPortfolio {
  readonly portfolio: DemoPortfolio;
  readonly plan: PortfolioPlan;
}

const objectives = ['Accumulation', 'Accumulation', 'Both', 'Income'] as const;

/** Draws one portfolio of an account: the same firm, number and type always give the same. */
export function drawPortfolio(
  firm: WealthFirm,
  { accountId, number, type }: { accountId: string; number: string; type: string },
): WealthPortfolio {
  const random = createRandom(`${firm.seed} portfolio ${number}`);
  const kind = firm.portfolioTypes[type];
  if (!kind) throw new RangeError(`no portfolio type ${type}`);
  const { name, risk, objective, ...planned } = firm.exceptions[number] ?? {};
  const drawnRisk = Math.min(firm.mixes.length, Math.max(1, Math.round(5 + 1.6 * random.normal())));
  const riskLevel = risk ?? drawnRisk;
  const drawnObjective = objective ?? random.pick(objectives);
  const opening = openingOf(kind, random);
  const plan = {
    id: firm.idPrefix + number,
    currency: firm.currency,
    inception: inceptionOf(random),
    opening,
    model: drawModel(firm.instruments, firm.mixes[riskLevel - 1] ?? {}, random, kind.holdsShares),
    charges: chargesOf(opening, random),
    rebalances: random.chance(0.7),
    ...habitsOf(kind, { random, opening, objective: drawnObjective }),
    ...planned,
  };
  const portfolio = {
    externalId: plan.id,
    account: accountId,
    name: name ?? random.pick(kind.names),
    type,
    currency: plan.currency,
    region: firm.region,
    inception: plan.inception,
    objective: drawnObjective,
    riskLevel,
    esgRating: random.whole(3, 9),
    benchmark: firm.benchmarkOfRisk[riskLevel - 1] ?? '',
    model: firm.modelNames[riskLevel - 1] ?? '',
  };
  return { portfolio, plan };
}

/** Openings lean towards the low end, as fortunes do. */
function openingOf({ opening: [low, high] }: PortfolioType, random: Random): number {
  const amount = low * (high / low) ** (random.next() ** 1.3);
  return Math.round(amount / 500) * 500;
}

/** A day of the years 2016 to 2022, the early ones more often. */
function inceptionOf(random: Random): string {
  const year = 2016 + Math.floor(7 * random.next() ** 1.7);
  const month = String(random.whole(1, 12)).padStart(2, '0');
  return `${year}-${month}-${String(random.whole(1, 28)).padStart(2, '0')}`;
}

/** The larger the portfolio, the smaller the fractions. */
function chargesOf(opening: number, random: Random): PortfolioPlan['charges'] {
  const isLarge = opening > 1_000_000;
  return {
    Management: (isLarge ? 30 : 45 + 5 * random.whole(0, 2)) / 1e4,
    Platform: (isLarge ? 10 : 20) / 1e4,
    Adviser: random.chance(0.35) ? (isLarge ? 25 : 50) / 1e4 : 0,
  };
}

function habitsOf(
  kind: PortfolioType,
  { random, opening, objective }: { random: Random; opening: number; objective: string },
): Pick<PortfolioPlan, 'yearly' | 'monthly' | 'quarterlyIncome' | 'payments'> {
  const rounded = ([low, high]: readonly [number, number], to: number) => Math.round(random.between(low, high) / to) * to;
  const wantsIncome = kind.paysIncome && objective !== 'Accumulation';
  return {
    ...(kind.yearly ? { yearly: Math.min(rounded(kind.yearly, 500), kind.yearly[1]) } : {}),
    ...(kind.monthly && random.chance(0.7) ? { monthly: rounded(kind.monthly, 50) } : {}),
    ...(wantsIncome ? { quarterlyIncome: Math.round((opening * random.between(0.004, 0.009)) / 50) * 50 } : {}),
    ...(random.chance(0.4) ? { payments: somePayments(opening, random) } : {}),
  };
}

/** One to three payments in or out over the years. */
function somePayments(opening: number, random: Random): { date: string; amount: number }[] {
  return Array.from({ length: random.whole(1, 3) }, () => {
    const date = `${random.whole(2023, 2026)}-${String(random.whole(1, 12)).padStart(2, '0')}-${random.whole(10, 28)}`;
    const amount = Math.round((opening * random.between(0.02, 0.12)) / 250) * 250;
    return { date, amount: random.chance(0.5) ? amount : -amount };
  });
}
