import type { Report } from '#contracts/reports/report.ts';
import { type Actor, seesAsClient } from '#domain/actor.ts';
import type { ReportSubject } from '../../providers/reporting-provider.ts';

type Asked = Pick<ReportSubject, 'account' | 'portfolios'>;

/**
 * Returns why no figures can be loaded into the account: it has no external ID, or, for its advisers, nothing was ever found under the one
 * it has. Null if a portfolio is kept by hand, which has its own id as external ID: its figures need no source.
 */
export function missingExternalId(actor: Actor, { account, portfolios }: Asked): Report['missingExternalId'] {
  if (!account || portfolios.some(({ id, externalId }) => id === externalId)) return null;
  const isOwn = seesAsClient(actor);
  if (account.externalId) return portfolios.length === 0 && !isOwn ? 'unmatched' : null;
  return isOwn ? 'own' : 'managed';
}
