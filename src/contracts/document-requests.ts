import * as z from 'zod';
import type { LineState, RequestState } from '#domain/document/document-request.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { NamedChoice } from './library.ts';

const id = z.string().regex(/^[0-9a-f]{32}$/);

/** The requests that are listed, and the one that is open beside them. */
export const RequestsQuery = z.strictObject({
  all: z.literal('1').optional(),
  request: id.optional(),
  /** The form for another one. */
  new: z.literal('1').optional(),
  page: z.coerce.number().int().min(1).max(10_000).optional(),
});
export type RequestsQuery = z.infer<typeof RequestsQuery>;

export interface ListedRequest {
  readonly id: string;
  readonly account: NamedChoice;
  readonly title: string;
  readonly dueOn: IsoDate;
  readonly state: RequestState;
  readonly isOverdue: boolean;
  readonly accepted: number;
  readonly lines: number;
}

export interface ShownRequestLine {
  readonly number: number;
  readonly title: string;
  readonly state: LineState;
  readonly reason: string | null;
  readonly document: { readonly id: string; readonly title: string } | null;
}

export interface ShownRequest extends Omit<ListedRequest, 'lines'> {
  readonly note: string;
  /** By the clock on the wall. */
  readonly createdAt: string;
  readonly by: string | null;
  readonly lines: readonly ShownRequestLine[];
  readonly maySend: boolean;
  readonly mayDecide: boolean;
}

export interface RequestsPage {
  readonly query: RequestsQuery;
  readonly requests: readonly ListedRequest[];
  readonly page: number;
  readonly hasMore: boolean;
  readonly isOfTheFirm: boolean;
  /** The accounts of which something can be asked; none for clients. */
  readonly accounts: readonly NamedChoice[];
  readonly today: IsoDate;
  readonly shown: ShownRequest | null;
}

/** Against which line of a request a document is sent. */
export const RequestLine = z.strictObject({ request: id, line: z.number().int().min(1).max(20) });
export type RequestLine = z.infer<typeof RequestLine>;
