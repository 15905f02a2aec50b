import { projectionsPath } from '#contracts/projections-path.ts';
import { type ProjectionsPage, projectionTabs, type SavedProjection } from '#contracts/projections.ts';
import { abilities } from '#domain/policy.ts';
import { projectionPolicy } from '#domain/projection/projection-policy.ts';
import type { Visit } from '../../visit.ts';
import { recordView } from '../activity/record-view.ts';
import { forecastOf } from './forecast-of.ts';
import { projectedAccount, startOf } from './projected-account.ts';
import { fieldsOf, termsOf } from './projection-form.ts';

/** What an address says beside the account. */
interface Wanted {
  readonly projectionId: string;
  /** Which projection is shown; the first one otherwise. */
  readonly projection: string | null;
  readonly tab: string | null;
}

/**
 * The projections tool of an account, with what comes of the projection that is shown.
 *
 * @throws AccessRefused `projections-not-found`
 */
export async function readProjections(visit: Visit, { projectionId, projection, tab }: Wanted): Promise<ProjectionsPage> {
  const read = await visit.db.read(async (snapshot) => {
    const found = await projectedAccount(snapshot, visit, { projectionId, action: 'read' });
    const [start, rows] = await Promise.all([startOf(snapshot, visit, found), snapshot.projections.of(found.account.id)]);
    return { ...found, start, rows };
  });
  const { account, portal, assumptions, start, rows } = read;
  const shown = rows.find(({ id }) => id === projection) ?? rows[0] ?? null;
  const asSaved = (row: (typeof rows)[number]): SavedProjection => ({ id: row.id, version: row.version, fields: fieldsOf(row) });
  const chosen = shown && asSaved(shown);
  recordView(visit, { section: 'projections', accountId: account.id });
  const asked = { start, currency: account.currency, assumptions };
  return {
    path: projectionsPath(portal.id, projectionId),
    account: { id: account.id, name: account.name, currency: account.currency },
    start,
    assumptions,
    mayEdit: abilities(projectionPolicy, visit.actor, account).edit,
    saved: rows.map(asSaved),
    chosen,
    forecast: shown && chosen && (await forecastOf({ ...asked, terms: termsOf(chosen.fields), seed: shown.seed })),
    tab: projectionTabs.find((each) => each === tab) ?? 'forecast',
  };
}
