import type { IsoDate } from '#finance/iso-date.ts';

/** An opening and a closing day: movements dated `from` are in the opening value, movements dated `to` count. */
export interface Period {
  readonly from: IsoDate;
  readonly to: IsoDate;
}
