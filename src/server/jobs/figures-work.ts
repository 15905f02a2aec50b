import type { PoolConfig } from 'pg';
import type { Settlement } from '#finance/ledger/entry-effect.ts';
import type { IsoDate } from '#finance/iso-date.ts';

/** The work of a thread: it brings the figures of one database to its ledger and to a day. */
export interface FiguresWork {
  readonly connection: PoolConfig;
  readonly through: IsoDate;
  readonly settlement: Settlement;
}

/** With the number that the answer carries, since a thread may have several works under way. */
export interface NumberedWork extends FiguresWork {
  readonly number: number;
}

export type FiguresAnswer = { readonly number: number; readonly accounts: number } | { readonly number: number; readonly failure: string };
