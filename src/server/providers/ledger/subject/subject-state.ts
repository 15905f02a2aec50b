import type { FigureState } from '../../../db/queries/figures/figure-states.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { getAccount } from '../clients/get-account.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';

/** Reads the reach of the figures of the page's subject. */
export const subjectState = oncePerSnapshot(({ figureStates }, subject: ReportSubject): Promise<FigureState> =>
  figureStates.state(getAccount(subject).id, subject.portfolio?.id ?? null),
);
