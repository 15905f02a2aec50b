import type { FoundFund, PlannedFund, ProjectionFields } from '#contracts/reports/projections.ts';
import type { AppError } from '#domain/errors.ts';
import { fundsOf, type PlannedPayment } from '#domain/projection/planned-payment.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Queries } from '../../db/queries.ts';
import { type Asking, projectedAccount } from './projected-account.ts';

/** As many as a list of matches shows. */
const maxFound = 20;

/**
 * Finds the securities that the account holds and the funds that the firm lists by these words, for a planned payment.
 *
 * @throws AccessRefused `projections-not-found`
 */
export async function findPlannableFunds(context: Asking, projectionId: string, words: string): Promise<FoundFund[]> {
  return context.db.read(async (snapshot) => {
    const { account } = await projectedAccount(snapshot, context, { projectionId, action: 'read' });
    return offeredFunds(snapshot, { accountId: account.id, today: context.today }, words, maxFound);
  });
}

interface Whose {
  readonly accountId: string;
  readonly today: IsoDate;
}

export async function offeredFunds(queries: Queries, whose: Whose, words: string, most: number): Promise<FoundFund[]> {
  return queries.projections.offeredFunds({ held: await heldIn(queries, whose), search: words.trim() || null, most });
}

interface Naming extends Whose {
  readonly projectionId: string;
  readonly payments: readonly PlannedPayment[];
  /** The error for a fund that may not be named. */
  readonly refusal: () => AppError;
}

/**
 * Returns the funds that the payments of a projection name. A payment keeps a fund that its projection names already, whatever became of it;
 * any other is one that the account holds or the firm lists.
 *
 * @throws the refusal
 */
export async function requirePlannableFunds(
  queries: Queries,
  { payments, projectionId, refusal, ...whose }: Naming,
): Promise<PlannedFund[]> {
  const wanted = fundsOf(payments);
  if (wanted.length === 0) return [];
  const known = (await queries.projections.fundsOf(whose.accountId)).filter((fund) => fund.projectionId === projectionId);
  const named = known.filter(({ id }) => wanted.includes(id)).map(({ id, name, isRemoved }) => ({ id, name, isRemoved }));
  const others = wanted.filter((id) => !named.some((fund) => fund.id === id));
  if (others.length === 0) return named;
  const found = await queries.projections.offeredFunds({ held: await heldIn(queries, whose), ids: others, most: others.length });
  if (found.length < others.length) throw refusal();
  return [...named, ...found.map(({ id, name }) => ({ id, name, isRemoved: false }))];
}

/** Replaces the ids of funds by their names, for anyone who reads what was changed. */
export function withFundNames(fields: ProjectionFields, funds: readonly Pick<PlannedFund, 'id' | 'name'>[]): ProjectionFields {
  return { ...fields, payments: funds.reduce((text, { id, name }) => text.replaceAll(id, () => name), fields.payments) };
}

async function heldIn(queries: Queries, { accountId, today }: Whose): Promise<string[]> {
  const portfolios = await queries.portfolios.ofAccounts([accountId]);
  const held = await queries.heldUnits.ofSeveral(
    portfolios.map(({ id }) => ({ accountId, portfolioId: id })),
    today,
  );
  const ids = [...held.values()].flatMap((units) => [...units].filter(([, { units: count, isCounted }]) => !isCounted || !count.isZero()));
  return [...new Set(ids.map(([id]) => id))];
}
