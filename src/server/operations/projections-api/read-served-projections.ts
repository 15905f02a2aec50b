import { idOfActor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { type Pocket, pockets } from '#domain/projection/planned-payment.ts';
import type { RequestContext } from '../../request-context.ts';
import { forecastOf } from '../projections/forecast-of.ts';
import { offeredFunds } from '../projections/planned-funds.ts';
import { type ProjectedAccount, startOf } from '../projections/projected-account.ts';
import { parseTerms, toProjectionFields } from '../projections/projection-form.ts';
import { requireProjectionScope, servedAccount, servedProjection } from './served-account.ts';
import { toForecast, toListedProjection, toProjection, wholeAccount } from './shapes.ts';

interface Wanted {
  readonly account: string;
  readonly projection: string;
}

/** Lists the projections of an account by name. Each reading stands in the audit trail of the account, as those below. */
export async function listServedProjections(context: RequestContext, { account }: Pick<Wanted, 'account'>) {
  const { found, rows } = await context.db.read(async (snapshot) => {
    const asked = await servedAccount(snapshot, context, account);
    return { found: asked, rows: await snapshot.projections.of(asked.account.id) };
  });
  await recordReading(context, found);
  return { data: rows.map(toListedProjection) };
}

/** @throws as `servedAccount`; AppError `projection-not-found` */
export async function readServedProjection(context: RequestContext, { account, projection }: Wanted) {
  const { found, stored, funds } = await context.db.read(async (snapshot) => {
    const asked = await servedAccount(snapshot, context, account);
    const own = await servedProjection(snapshot, asked, projection);
    return { found: asked, stored: own, funds: await snapshot.projections.fundsOf(asked.account.id) };
  });
  await recordReading(context, found);
  return toProjection(
    stored,
    funds.filter(({ projectionId }) => projectionId === stored.id),
  );
}

/** Reads a pocket. Each projection has one of each purpose from the beginning, so that none is ever made. */
export async function readServedPocket(context: RequestContext, wanted: Wanted, type: Pocket) {
  const { pockets: found } = await readServedProjection(context, wanted);
  const pocket = found.find(({ id_type_pocket: own }) => own === type);
  if (!pocket) throw new AppError('page-not-found');
  return pocket;
}

/** @throws as above; AppError `server-busy` */
export async function readServedForecast(context: RequestContext, { account, projection }: Wanted) {
  const { found, stored, start } = await context.db.read(async (snapshot) => {
    const asked = await servedAccount(snapshot, context, account);
    return {
      found: asked,
      stored: await servedProjection(snapshot, asked, projection),
      start: await startOf(snapshot, context, asked),
    };
  });
  await recordReading(context, found);
  const { name: _name, ...fields } = toProjectionFields(stored);
  const forecast = await forecastOf({
    terms: parseTerms(fields),
    seed: stored.seed,
    start,
    currency: found.account.currency,
    assumptions: found.assumptions,
    whose: idOfActor(context.actor),
  });
  return toForecast(forecast);
}

export async function listPocketTypes(context: RequestContext) {
  requireProjectionScope(context);
  return { data: pockets.map((id) => ({ id, name: id })) };
}

/** As many funds as one answer has. */
const maxFunds = 200;

/** Lists the account as a whole and the funds that the firm lists, by name; of an account also the securities that it holds, first. */
export async function listFundNames(context: RequestContext, { account, find = '' }: FundsWanted) {
  requireProjectionScope(context);
  const { found, funds } = await context.db.read(async (snapshot) => {
    if (account === undefined)
      return { found: null, funds: await snapshot.projections.offeredFunds({ held: [], search: find || null, most: maxFunds }) };
    const asked = await servedAccount(snapshot, context, account);
    return { found: asked, funds: await offeredFunds(snapshot, { accountId: asked.account.id, today: context.today }, find, maxFunds) };
  });
  if (found) await recordReading(context, found);
  return { data: [{ id: wholeAccount, name: wholeAccount }, ...funds.map(({ id, name }) => ({ id, name }))] };
}

interface FundsWanted {
  readonly account?: string;
  readonly find?: string | undefined;
}

function recordReading(context: RequestContext, { account, portal }: ProjectedAccount): Promise<void> {
  return context.db.recordOnly(async ({ audit }) =>
    audit.add({ action: 'viewed', portalId: portal.id, accountId: account.id, target: { kind: 'page', id: 'projections' } }),
  );
}
