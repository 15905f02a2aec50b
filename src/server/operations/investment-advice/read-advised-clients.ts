import type { AdviceQuery, AdvisedClients } from '#contracts/investment-advice.ts';
import { clientRecordsPolicy } from '#domain/account/account.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordView } from '../activity/record-view.ts';
import { requireRiskQuestionnaire } from './risk-questionnaire.ts';

const pageSize = 25;

/**
 * Lists the clients of the current portal with their risk level: an adviser's own, for administrators all. A page beyond the last is the first.
 *
 * @throws AppError `page-not-found` where the firm asks nothing; AccessRefused `page-not-found` for all but the firm's people
 */
export async function readAdvisedClients(context: RequestContext, { order = 'name', page = 1 }: AdviceQuery): Promise<AdvisedClients> {
  const { actor, portal, db, variant } = context;
  requireRiskQuestionnaire(variant);
  authorize({ policy: clientRecordsPolicy, action: 'read', notFound: 'page-not-found' }, actor, {});
  if (!portal) throw new AppError('page-not-found');
  const view = actor.kind === 'admin' ? 'all_clients' : 'own_clients';
  const wanted = { view, portalId: portal.id, order, limit: pageSize, offset: (page - 1) * pageSize } as const;
  const { rows, found } = await db.read(({ riskResults }) => riskResults.page(wanted));
  if (rows.length === 0 && page > 1) return readAdvisedClients(context, { order });
  recordView(context, { section: 'investment-advice' });
  return {
    order,
    page,
    pageSize,
    count: found,
    clients: rows.map(({ account, name, level, submittedAt, lowest, highest }) => ({
      account,
      name,
      result: level === null || submittedAt === null ? null : { level, submittedAt: localMoment(submittedAt, variant.timeZone) },
      portfolios: lowest === null || highest === null ? null : { lowest, highest },
    })),
  };
}
