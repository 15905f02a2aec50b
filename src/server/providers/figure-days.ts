import type { Queries } from '../db/queries.ts';
import type { ReportSubject } from './reporting-provider.ts';

/**
 * Between which days there are figures of what a page is about, on an overview of anything that the actor is shown on the portal;
 * null before the first.
 */
export function figureDays({ figureStates }: Queries, { portal, account, portfolio }: ReportSubject) {
  return account ? figureStates.days(account.id, portfolio?.id ?? account.id) : figureStates.daysOfPortal(portal.id);
}
