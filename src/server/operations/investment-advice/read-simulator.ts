import type { NoSimulator, SimulatorPage, Strategy } from '#contracts/simulator.ts';
import { isAdministrator, seesAsClient } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { abilities, authorize } from '#domain/policy.ts';
import { portalPolicy } from '#domain/portal/portal-policy.ts';
import { readInputs, type SimulatorInputs, simulatorLimits, type WrittenInputs } from '#domain/simulator/simulator-inputs.ts';
import { submissionPolicy } from '#domain/submission/submission-policy.ts';
import type { Queries } from '../../db/queries.ts';
import type { FoundPortal } from '../../db/queries/portals/portals.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordView } from '../activity/record-view.ts';

const maxModels = 3;

/** The inputs where nothing else is known: round numbers to change. */
const example = { amount: 100_000, monthly: 500, years: 15, increase: 0, inflation: 0.02, isReal: false } as const;

/**
 * Returns the firm's strategies with the inputs of the address. What it leaves out begins with the client's own value and level.
 *
 * @throws AppError `page-not-found` in a firm without investment advice; AccessRefused `page-not-found` for all but members of the portal
 */
export async function readSimulator(context: RequestContext, written: WrittenInputs): Promise<SimulatorPage | NoSimulator> {
  const { actor, portal, db, variant } = context;
  if (!variant.sections.investmentAdvice || !portal) throw new AppError('page-not-found');
  authorize({ policy: portalPolicy, action: 'read', notFound: 'page-not-found' }, actor, portal);
  const page = await db.read(async (snapshot) => {
    const [first, ...others] = await snapshot.riskProfiles.strategies(maxModels);
    if (!first) return { strategies: null, isAdministrator: isAdministrator(actor) } as const;
    const strategies = [first, ...others] as const;
    const start = await startOf(snapshot, context, portal);
    const ownLevel = await ownLevelOf(snapshot, context, strategies);
    const amount = start.value?.amount ?? example.amount;
    const middle = strategies[Math.floor(strategies.length / 2)] ?? first;
    const begins: SimulatorInputs = { ...example, strategy: ownLevel ?? middle.level, amount, goal: goalFor(amount) };
    const levels = strategies.map(({ level }) => level);
    return { currency: start.currency, strategies, ownLevel, value: start.value, read: readInputs(written, begins, levels) };
  });
  recordView(context, { section: 'strategy-simulator' });
  return page;
}

/** The level of the client's newest result. It is the client's own: nobody sees it on their behalf. */
async function ownLevelOf(snapshot: Queries, { actor, signedIn }: RequestContext, strategies: readonly Strategy[]): Promise<number | null> {
  const userId = signedIn?.user.id;
  if (userId === undefined || !abilities(submissionPolicy, actor, { userId }).read) return null;
  const [newest] = await snapshot.riskResults.newest(userId, 1);
  return strategies.find(({ level }) => level === newest?.result.level)?.level ?? null;
}

interface Start {
  readonly currency: string;
  /** In whole units; null without a value above 0. */
  readonly value: SimulatorPage['value'];
}

/** The last value of the client's accounts on the portal: of all where they have one currency, else of those in the firm's. */
async function startOf(snapshot: Queries, { actor, variant, today }: RequestContext, portal: FoundPortal): Promise<Start> {
  const none = { currency: variant.currency, value: null };
  if (!seesAsClient(actor)) return none;
  const accounts = await snapshot.accounts.byIds(await snapshot.portals.visibleAccountIds(portal.id));
  const currencies = [...new Set(accounts.map((account) => account.currency))];
  const currency = currencies.length === 1 ? (currencies[0] ?? variant.currency) : variant.currency;
  const ids = accounts.filter((account) => account.currency === currency).map(({ id }) => id);
  const stored = [...(await snapshot.accountSnapshots.lastOn(ids, today)).values()];
  const amount = Math.round(stored.reduce((sum, { value }) => sum + (value ?? Number.NaN), 0));
  const day =
    stored
      .map((each) => each.day)
      .toSorted()
      .at(-1) ?? null;
  const isUsable = amount > 0 && amount <= simulatorLimits.amount.most;
  return { currency, value: isUsable && day !== null ? { amount, day } : null };
}

/** Twice the amount, rounded up to two digits. */
function goalFor(amount: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount * 2)) - 1);
  return Math.min(Math.ceil((amount * 2) / unit) * unit, simulatorLimits.goal.most);
}
