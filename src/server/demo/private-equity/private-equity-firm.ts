import type { IsoDate } from '#finance/iso-date.ts';
import type { DemoPerson } from '../demo-person.ts';
import type { DemoInstrument } from '../market/demo-instrument.ts';
import type { TextRow } from '../text-table.ts';
import type { DemoFund } from './demo-fund.ts';

/** An invented firm whose clients commit money to private-equity funds. */
export interface PrivateEquityFirm {
  readonly seed: string;
  readonly portal: string;
  readonly language: string;
  readonly currency: string;
  readonly region: string;
  readonly clientDomain: string;
  readonly staff: readonly DemoPerson[];
  /** Columns: code, name, person, mail (without the domain's ending), gender, town, programmes, groups, size (millions), user, adviser. */
  readonly investors: readonly TextRow[];
  readonly funds: readonly DemoFund[];
  /** Reported values follow the first; programmes are compared with the last. */
  readonly indices: readonly DemoInstrument[];
  readonly benchmark: string;
  /** Names of an investor's first and second programme. */
  readonly programmeNames: readonly string[];
  /** Commitments of single programmes by fund, whole units of the fund's currency. */
  readonly commitments: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The currencies of programmes that are kept in another one than the firm's. */
  readonly currencies: Readonly<Record<string, string>>;
  /** The firm's own charge, a yearly fraction of the commitments. */
  readonly charge: number;
  /** The note of a call; its number follows. */
  readonly drawdown: string;
  /** The words that the note of a call for fees has besides. */
  readonly fees: string;
}

/** Money promised to a fund, in the fund's currency. */
export interface Commitment {
  readonly fund: DemoFund;
  readonly date: IsoDate;
  readonly amount: number;
}
