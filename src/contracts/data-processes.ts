import type { RowProblem } from '#domain/import/row-problem.ts';
import type { Dataset, DataRunState, DataStep } from '#domain/data-process/data-process.ts';

/** A sentence about a row of a file, or about the file. */
export interface DataProblem extends RowProblem {
  readonly file: string;
  /** Null for one about the file as a whole. */
  readonly line: number | null;
  /** The question whose confirmation takes it all the same; null where nothing does. */
  readonly confirmedBy: string | null;
  /** The other answer to that question; null where there is none. */
  readonly deniedBy: string | null;
  /** The number of rows that the same question is about, where not all of them are listed; null otherwise. */
  readonly ofRows: number | null;
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
  readonly why: 'no-service' | 'not-reached' | 'refused' | 'too-large' | 'not-allowed' | 'failed';
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
  /** The ledger has changed since someone confirmed what a check found: these are the findings of another one. */
  readonly isRepeated: boolean;
}

export const noOutcome: DataOutcome = {
  counts: [],
  problems: [],
  otherProblems: 0,
  warnings: [],
  otherWarnings: 0,
  failure: null,
  isRepeated: false,
};

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
  /** Tells the findings of one check from those of the next: who confirms says which they have seen. */
  readonly checkedAt: string;
}

/** A data process in its designer. */
export interface ShownDataProcess {
  readonly id: string;
  readonly name: string;
  readonly steps: readonly ShownDataStep[];
  /** The newest runs, the newest first. */
  readonly runs: readonly ShownDataRun[];
}
