import { idOfActor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { type Pocket, pockets } from '#domain/projection/planned-payment.ts';
import type { RequestContext } from '../../request-context.ts';
import { forecastOf } from '../projections/forecast-of.ts';
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
  const { found, stored } = await context.db.read(async (snapshot) => {
    const asked = await servedAccount(snapshot, context, account);
    return { found: asked, stored: await servedProjection(snapshot, asked, projection) };
  });
  await recordReading(context, found);
  return toProjection(stored);
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

export async function listFundNames(context: RequestContext) {
  requireProjectionScope(context);
  return { data: [{ id: wholeAccount, name: wholeAccount }] };
}

function recordReading(context: RequestContext, { account, portal }: ProjectedAccount): Promise<void> {
  return context.db.recordOnly(async ({ audit }) =>
    audit.add({ action: 'viewed', portalId: portal.id, accountId: account.id, target: { kind: 'page', id: 'projections' } }),
  );
}
