import type { IsoDate } from '#finance/iso-date.ts';
import type { SentAnswers } from './processes.ts';

/** A submission as it is printed for the library of its account. */
export interface AnswersPaper extends SentAnswers {
  /** The day on which its sender changed it last; null for one that was not changed. */
  readonly changedOn: IsoDate | null;
  readonly person: string;
  readonly account: string;
}
