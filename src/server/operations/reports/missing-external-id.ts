import type { Report } from '#contracts/reports/report.ts';
import { type Actor, seesAsClient } from '#domain/actor.ts';
import type { ReportSubject } from '../../providers/reporting-provider.ts';

type Asked = Pick<ReportSubject, 'account' | 'portfolios'>;

/**
 * What keeps figures from being loaded into the account: that it has no external ID, or, as its advisers are told, that nothing was ever found
 * under the one it has. Nothing where someone keeps a portfolio by hand, which is called by its own id: its figures need no source.
 */
export function missingExternalId(actor: Actor, { account, portfolios }: Asked): Report['missingExternalId'] {
  if (!account || portfolios.some(({ id, externalId }) => id === externalId)) return null;
  const isOwn = seesAsClient(actor);
  if (account.externalId) return portfolios.length === 0 && !isOwn ? 'unmatched' : null;
  return isOwn ? 'own' : 'managed';
}
