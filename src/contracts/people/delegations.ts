import type { DelegatedArea, DelegateRelation } from '#domain/delegation/delegation.ts';
import { delegatedAreas, delegateRelations } from '#domain/delegation/delegation.ts';
import type { Problems } from '#forms/check-answers.ts';
import type { Field } from '#forms/form.ts';
import type { IsoDate } from '#finance/iso-date.ts';

/** The fields of a delegate. The page supplies the portfolios to choose from. */
export const delegateFields = [
  { id: 'name', kind: 'text', limit: 200 },
  { id: 'email', kind: 'email' },
  { id: 'relation', kind: 'select', options: delegateRelations.map((value) => ({ value })) },
  { id: 'portfolios', kind: 'records', most: 50 },
  { id: 'area', kind: 'select', options: delegatedAreas.map((value) => ({ value })) },
  { id: 'until', kind: 'date', ahead: true },
] as const satisfies readonly Field[];
/** The fields that can be changed later. Another name or address makes another delegate. */
export const changeableFields = delegateFields.filter(({ id }) => id === 'portfolios' || id === 'area' || id === 'until');
export type DelegateFieldId = (typeof delegateFields)[number]['id'];

/** Someone who was let in. Days, and the moment of the last visit, on the firm's clock. */
export interface ShownDelegate {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly relation: DelegateRelation;
  readonly area: DelegatedArea;
  /** The names of those that there still are. */
  readonly portfolios: readonly string[];
  readonly portfolioIds: readonly string[];
  readonly state: 'invited' | 'active' | 'expired';
  readonly givenOn: IsoDate;
  readonly until: IsoDate;
  readonly acceptedOn: IsoDate | null;
  readonly lastVisitAt: string | null;
}

/** An account with who was let into it. */
export interface AccountWithDelegates {
  readonly id: string;
  readonly name: string;
  readonly portfolios: readonly { readonly value: string; readonly label: string }[];
  readonly delegates: readonly ShownDelegate[];
}

export interface DelegatesPage {
  readonly accounts: readonly AccountWithDelegates[];
  /** True if the reader can add delegates, as the client can. */
  readonly mayGive: boolean;
  readonly today: IsoDate;
  /** Until when it is at first, and at the latest. */
  readonly until: { readonly usual: IsoDate; readonly latest: IsoDate };
}

/** The result of a form of the page. `name` was invited, invited again, removed or given different access; or the fields have errors. */
export type DelegatesAnswer =
  | { readonly done: 'invited' | 'resent' | 'changed' | 'removed'; readonly name: string }
  | { readonly problems: Problems };

/** A form that was refused, in the reader's language. */
export interface DelegatesRefusal {
  readonly code: string;
  readonly text: string;
}

/** An account that a client has shared with the reader. */
export interface SharedAccount {
  readonly delegation: string;
  readonly account: string;
  readonly portal: string;
  readonly area: DelegatedArea;
  readonly until: IsoDate;
  readonly portfolios: readonly { readonly address: string; readonly name: string; readonly type: string }[];
}
