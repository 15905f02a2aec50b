import type { Queries } from '../../../db/queries.ts';
import type { FigureDays, ReportSubject } from '../../reporting-provider.ts';

export function figureDays({ figureStates }: Queries, { portal, account, portfolio }: ReportSubject): Promise<FigureDays | null> {
  return account ? figureStates.days(account.id, portfolio?.id ?? account.id) : figureStates.daysOfPortal(portal.id);
}
