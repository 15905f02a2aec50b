import { questionKinds } from '#domain/ledger/question-kinds.ts';
import { targetDoubts } from '#domain/ledger/target-doubts.ts';
import type { Problems } from '#forms/check-answers.ts';
import type { TransactionType } from '#finance/ledger/ledger.ts';
import type { IsoDate } from '#finance/iso-date.ts';

/** A transaction as someone records it: numbers exact, as text; the amount as its effect on the portfolio's cash. */
export interface Entry {
  readonly type: TransactionType;
  readonly day: IsoDate;
  readonly settleDay: IsoDate | null;
  readonly symbol: string | null;
  readonly units: string | null;
  /** The nominal of a bond, in place of units; a unit is one piece of its face value. */
  readonly nominal?: string;
  /** In the quote unit of the security. */
  readonly price: string | null;
  /** Null where units and price say it, and where no cash moves. */
  readonly amount: string | null;
  readonly currency: string;
  /** Units of the portfolio's currency for 1 of `currency`. */
  readonly rate: string | null;
  readonly charges: string | null;
  readonly tax: string | null;
  readonly category: string | null;
  readonly note: string | null;
  readonly ratio: string | null;
  readonly cost: string | null;
  readonly acquired: IsoDate | null;
  /** The amount received in an exchange. */
  readonly bought: { readonly amount: string; readonly currency: string } | null;
}

/** The kinds of plausible but probably wrong values, which the user has to confirm. */
export const entryDoubts = ['repeated', 'amount-differs', 'rate-differs', ...questionKinds, ...targetDoubts] as const;
export type EntryDoubtKind = (typeof entryDoubts)[number];

/** A number that a rule finds doubtful: the number recorded and the approximate number expected. Both are null for a repeated transaction. */
export interface EntryDoubt {
  /** The last two no one can confirm: a rate of the other direction, and units for an amount 100 times as large. */
  readonly kind: EntryDoubtKind | 'rate-reciprocal' | 'amount-of-other-size';
  readonly recorded: string | null;
  readonly expected: string | null;
}

/** Ids of the transactions that a form recorded and voided: what undoing it takes back. */
export interface EntryChange {
  readonly recorded: readonly string[];
  readonly voided: readonly string[];
}

export type EntryAnswer =
  | {
      readonly done:
        | 'added'
        | 'kept'
        | 'removed'
        | 'recorded'
        | 'replaced'
        | 'voided'
        | 'undone'
        | 'unchanged'
        | 'saved'
        | 'adjusted'
        | 'transferred';
      readonly change: EntryChange;
    }
  | { readonly doubts: readonly EntryDoubt[] }
  | { readonly problems: Problems };

/** The time within which a user can undo a recorded change, in seconds. */
export const undoSeconds = 60;
