import type { FigureState } from '../../db/queries/figure-states.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReportSubject } from '../reporting-provider.ts';
import { accountOf } from './account-of.ts';
import { oncePerSnapshot } from './once-per-snapshot.ts';

/** How far the figures of what a page is about go. */
export function subjectState(snapshot: Queries, subject: ReportSubject): Promise<FigureState> {
  const [accountId, portfolioId] = [accountOf(subject).id, subject.portfolio?.id ?? null];
  return oncePerSnapshot(snapshot, `state ${portfolioId ?? accountId}`, () => snapshot.figureStates.state(accountId, portfolioId));
}
