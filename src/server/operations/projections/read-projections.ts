import { href } from 'react-router';
import { type ProjectionsPage, projectionTabs, type SavedProjection, type Start } from '#contracts/reports/projections.ts';
import { idOfActor } from '#domain/actor.ts';
import { abilities } from '#domain/policy.ts';
import { projectionPolicy } from '#domain/projection/projection-policy.ts';
import { unavailable } from '#finance/figure.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordView } from '../activity/record-view.ts';
import { forecastOf } from './forecast-of.ts';
import { type ProjectedAccount, projectedAccount, startOf } from './projected-account.ts';
import { toProjectionFields, parseTerms } from './projection-form.ts';

/** The part of an address beside the account. */
interface Wanted {
  readonly projectionId: string;
  /** The projection shown; the first one otherwise. */
  readonly projection: string | null;
  readonly tab: string | null;
}

/**
 * The projections tool of an account, with what comes of the projection that is shown.
 *
 * @throws AccessRefused `projections-not-found`; AppError `server-busy`
 */
export async function readProjections(context: RequestContext, { projectionId, projection, tab }: Wanted): Promise<ProjectionsPage> {
  const read = await context.db.read(async (snapshot) => {
    const found = await projectedAccount(snapshot, context, { projectionId, action: 'read' });
    const funds = await snapshot.projections.fundsOf(found.account.id);
    return { ...found, rows: await snapshot.projections.of(found.account.id), funds };
  });
  const { account, portal, assumptions, rows, funds } = read;
  const start = await startUnlessLost(context, read);
  const shown = rows.find(({ id }) => id === projection) ?? rows[0] ?? null;
  const asSaved = (row: (typeof rows)[number]): SavedProjection => ({ id: row.id, version: row.version, fields: toProjectionFields(row) });
  const chosen = shown && asSaved(shown);
  recordView(context, { section: 'projections', accountId: account.id });
  const asked = { start: start ?? nothing, currency: account.currency, assumptions, whose: idOfActor(context.actor) };
  return {
    path: href('/dashboard/:portal/projections/:projectionId', { portal: portal.id, projectionId }),
    account: { id: account.id, name: account.name, currency: account.currency },
    start: start ?? nothing,
    lostIn: start === null ? context.requestId : null,
    assumptions,
    mayEdit: abilities(projectionPolicy, context.actor, account).edit,
    saved: rows.map(asSaved),
    funds: [...new Map(funds.map(({ id, name, isRemoved }) => [id, { id, name, isRemoved }])).values()],
    chosen,
    forecast: shown && chosen && (await forecastOf({ ...asked, terms: parseTerms(chosen.fields), seed: shown.seed })),
    tab: projectionTabs.find((each) => each === tab) ?? 'forecast',
  };
}

const nothing: Start = { day: null, value: unavailable('not-recorded') };

/** Null when it could not be loaded: the page keeps what it has, and says so. */
async function startUnlessLost(context: RequestContext, found: ProjectedAccount): Promise<Start | null> {
  try {
    return await context.db.read((snapshot) => startOf(snapshot, context, found));
  } catch (error) {
    context.log.error({ dataset: 'accountDetails', err: error }, 'a dataset could not be loaded');
    return null;
  }
}
