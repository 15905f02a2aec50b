/** The query of a panel's rows in the address: the members, which is the default, or the rows that can be added. */
export interface PickQuery {
  readonly find: string | null;
  readonly show: 'in' | 'out';
  readonly page: number;
}

/** A page of those who are in a group, or of those who are not and may be. */
export interface PickPage<Row> {
  readonly query: PickQuery;
  readonly rows: readonly Row[];
  readonly found: number;
  readonly pages: number;
  /** The number of rows in it. */
  readonly all: number;
}

/** An adviser in the team, or one who may join it. */
export interface TeamRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** In the team, but no adviser any more: it restricts nothing. */
  readonly isAdvisor: boolean;
  /** Access groups that they are in, besides this one. */
  readonly otherGroups: number;
  /** Accounts that they own, and how many of them are among the clients of this group. */
  readonly accounts: number;
  readonly accountsHere: number;
}

/** An account among the clients, or one that may be. */
export interface ClientRow {
  readonly id: string;
  readonly name: string;
  readonly externalId: string | null;
  readonly portal: string;
}

/** A client of a group of clients, or one who may join it. */
export interface GroupedRow {
  readonly id: string;
  readonly name: string;
  readonly externalId: string | null;
  /** True if at least one person can sign in for the client. */
  readonly isRegistered: boolean;
  /** Since which day it is in it. */
  readonly since: string | null;
}

/** Someone whom a change would leave in no access group: they see all accounts that they own from then on. */
export interface Unrestricted {
  readonly id: string;
  readonly name: string;
  readonly accounts: number;
  /** The number of these accounts that the person cannot see at present. */
  readonly opened: number;
}

/** A question before accounts are opened: nothing has changed yet. The reader sends `told` back to confirm it. */
export interface Asked {
  readonly ask: readonly Unrestricted[];
  readonly told: string;
}

/** The number of rows added or removed. */
export interface Picked {
  readonly done: 'added' | 'taken-out';
  readonly count: number;
  /** The number of chosen rows left out because their client has not registered. */
  readonly unregistered?: number;
}
