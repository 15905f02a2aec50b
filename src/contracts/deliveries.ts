import * as z from 'zod';
import {
  type DeliveryFilter,
  deliveryFilters,
  type DeliveryKind,
  deliveryLimits,
  type DeliveryState,
  type UndeliveredReason,
} from '#domain/document/delivery.ts';
import { isIsoDate, type IsoDate } from '#finance/iso-date.ts';
import type { DocumentType } from '#domain/document/document-type.ts';
import { AudienceQuery, type Reach } from './audience.ts';

/** The audience of a file called `name`, or of the reports of a day. */
export const DeliveryReachQuery = AudienceQuery.extend({
  name: z.string().max(300).default(''),
  day: z.string().refine(isIsoDate).optional(),
});
export type DeliveryReachQuery = z.infer<typeof DeliveryReachQuery>;

export interface DeliveryReach extends Reach {
  /** The number of recipients who are not registered and will see it when they register. */
  readonly unregistered: number;
  /** The number of recipients who already have a document with this file name, or the report of that day. */
  readonly namesakes: number;
}

/** Names of files, to find out whose they are. */
export const FileNames = z.strictObject({
  portal: z.string().max(40),
  names: z.array(z.string().min(1).max(300)).min(1).max(deliveryLimits.files),
});

/** The reason why no client matches a file. */
export type UnmatchedReason = 'none' | 'several' | 'closed' | 'type';

/** The client whom a file name identifies. */
export interface MatchedFile {
  readonly name: string;
  readonly account: { readonly id: string; readonly name: string } | null;
  /** Null where a client was found. */
  readonly reason: UnmatchedReason | null;
  /** True if the client already has a document with this file name. */
  readonly isTaken: boolean;
  readonly isUnregistered: boolean;
}

/** A delivery that has begun, and which files are to be sent. */
export interface BegunDelivery {
  readonly id: string;
  /** The files for single clients, by the number of their line; empty when there is one file for all. */
  readonly files: readonly {
    readonly line: number;
    readonly name: string;
    readonly account: string;
    readonly portfolio: string | null;
  }[];
}

/** The line of a delivery that a file is for. */
export const DeliveryLine = z.strictObject({
  delivery: z.string().regex(/^[0-9a-f]{32}$/),
  line: z.number().int().min(1).max(deliveryLimits.recipients),
});
export type DeliveryLine = z.infer<typeof DeliveryLine>;

export interface ListedDelivery {
  readonly id: string;
  readonly kind: DeliveryKind;
  /** The title of its documents, or the name of their file; null where each is called after its own. */
  readonly name: string | null;
  readonly type: DocumentType;
  /** By the clock on the wall. */
  readonly sentAt: string;
  /** Clients or files that it was made for. */
  readonly count: number;
}

export const DeliveryQuery = z.strictObject({
  show: z.enum(deliveryFilters).optional(),
  page: z.coerce.number().int().min(1).max(1000).optional(),
});
export type DeliveryQuery = z.infer<typeof DeliveryQuery>;

/** The state of a delivery to one client. */
export interface ShownDeliveryLine {
  readonly number: number;
  readonly account: { readonly id: string; readonly name: string };
  readonly fileName: string;
  readonly state: DeliveryState;
  readonly reason: UndeliveredReason | null;
  /** The document that it became. */
  readonly document: string | null;
  /** The moment at which the client opened it; null before. */
  readonly openedAt: string | null;
  readonly isUnregistered: boolean;
}

export interface ShownDelivery extends ListedDelivery {
  readonly counts: Readonly<Record<DeliveryState | 'opened', number>>;
  /** True while a job sends what waits. A delivery with a file for each is sent by the page that it was begun on. */
  readonly isUnderWay: boolean;
  readonly show: DeliveryFilter | null;
  readonly lines: readonly ShownDeliveryLine[];
  readonly page: number;
  readonly pageSize: number;
  readonly hasMore: boolean;
}

/** The documents that were sent to a client group, the newest first. */
export interface GroupDocuments {
  readonly portalId: string;
  /** True if the reader may send to the group. */
  readonly mayAdd: boolean;
  readonly documents: readonly GroupDocument[];
}

export interface GroupDocument {
  /** The id of the newest copy. */
  readonly id: string;
  readonly title: string;
  readonly effectiveDate: IsoDate | null;
  readonly arrivedAt: string;
  /** The numbers of clients of the group who have it, of those who opened it, and of active ones who have not got it. */
  readonly copies: number;
  readonly opened: number;
  readonly missing: number;
}
