import type { RowProblem } from '#domain/import/row-problem.ts';
import type { Dataset, DataRunState, DataStep } from '#domain/data-process/data-process.ts';

/** A sentence about a row of a file, or about the file. */
export interface DataProblem extends RowProblem {
  readonly file: string;
  /** Null for one about the file as a whole. */
  readonly line: number | null;
  /** The question whose confirmation takes it all the same; null where nothing does. */
  readonly confirmedBy: string | null;
}

/** Changes of one file: rows that are new, changed and as they were. */
export interface DataCounts {
  readonly file: string;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** The reason why a file could not be had. */
export interface DataFailure {
  readonly dataset: Dataset | null;
  readonly why: 'no-service' | 'not-reached' | 'refused' | 'too-large' | 'unreadable' | 'failed';
  /** The status of an API that refused; null otherwise. */
  readonly status: number | null;
}

/** The findings of a check or of an import; lists that are long are cut, and counted. */
export interface DataOutcome {
  readonly counts: readonly DataCounts[];
  readonly problems: readonly DataProblem[];
  readonly otherProblems: number;
  readonly warnings: readonly DataProblem[];
  readonly otherWarnings: number;
  readonly failure: DataFailure | null;
}

export interface ShownDataStep extends DataStep {
  readonly id: string;
  readonly name: string;
}

export interface ShownDataRun {
  readonly id: string;
  readonly state: DataRunState;
  /** ISO moment where the firm is. */
  readonly startedAt: string;
  readonly by: string;
  readonly outcome: DataOutcome | null;
}

/** A data process in its designer. */
export interface ShownDataProcess {
  readonly id: string;
  readonly name: string;
  readonly steps: readonly ShownDataStep[];
  /** The newest runs, the newest first. */
  readonly runs: readonly ShownDataRun[];
}
