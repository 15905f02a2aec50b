import type { DataHealthAnswer } from '#contracts/reports/data-health.ts';
import { WarningVerdict } from '#contracts/reports/data-health-query.ts';
import { accountPolicy } from '#domain/account/account.ts';
import { dataHealthPolicy } from '#domain/data-health/data-health-policy.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';

export function isWarningVerdict(fields: Readonly<Record<string, unknown>>): boolean {
  return fields.intent === 'seen' || fields.intent === 'unseen';
}

/**
 * Keeps that a transaction is right that an import warned of, with who said so, when and why, or that this was an error. The warning comes back when
 * its row says something else, which is another transaction, or when something else is expected.
 *
 * @throws AppError `form-not-understood`, `page-not-found`, `portfolio-not-found`, `forbidden`, `import-warning-not-found`
 */
export async function judgeWarning(
  { actor, db, portal }: Pick<RequestContext, 'actor' | 'db' | 'portal'>,
  fields: Readonly<Record<string, unknown>>,
): Promise<DataHealthAnswer> {
  authorize({ policy: dataHealthPolicy, action: 'read', notFound: 'page-not-found' }, actor, portal);
  const { data } = WarningVerdict.safeParse(fields);
  if (!data || !('userId' in actor)) throw new AppError('form-not-understood');
  const { intent, portfolio: portfolioId, transaction, warning, reason } = data;
  const isSeen = intent === 'seen';
  await db.write(async (tx) => {
    const onPortal = await accountOf(tx, portfolioId, portal?.id ?? '');
    authorize({ policy: accountPolicy, action: 'edit', notFound: 'portfolio-not-found' }, actor, onPortal);
    const of = { accountId: onPortal.id, portfolioId, transactionId: transaction, kind: warning };
    const isThere = await tx.portfolioHealth.judgeWarning(of, isSeen ? { by: actor.userId, reason: reason || null } : null);
    if (!isThere) throw new AppError('import-warning-not-found');
    tx.audit.add({
      action: isSeen ? 'import-warning-seen' : 'import-warning-unseen',
      portalId: onPortal.portalId,
      accountId: onPortal.id,
      target: { kind: 'transaction', id: transaction },
      after: { warning, ...(isSeen && reason && { reason }) },
    });
  });
  return isSeen ? { kind: 'seen', warning: { portfolio: portfolioId, transaction, warning } } : { kind: 'unseen' };
}

async function accountOf(tx: Queries, portfolioId: string, portalId: string) {
  const portfolio = await tx.portfolios.find(portfolioId);
  const account = portfolio && (await tx.accounts.find(portfolio.accountId));
  return account?.portalId === portalId ? account : null;
}
