import type { FigureState } from '../../../db/queries/figures/figure-states.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { getAccount } from '../clients/get-account.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';

/** How far the figures of what a page is about go. */
export const subjectState = oncePerSnapshot(({ figureStates }, subject: ReportSubject): Promise<FigureState> =>
  figureStates.state(getAccount(subject).id, subject.portfolio?.id ?? null),
);
