import * as z from 'zod';
import type { UsageSpan, UsageUnit } from '#domain/activity/usage-span.ts';
import { type UsageFigures, type UsageMeasure, usageMeasures, type UsagePlace } from '#domain/activity/usage.ts';
import { type IsoDate, isIsoDate } from '#finance/iso-date.ts';
import { usageRanges } from '#finance/list-span.ts';

const day = z.string().refine(isIsoDate);

export const analyticsRanges = [...usageRanges, 'custom'] as const;

/** The people whose use is shown: clients, or everyone else, such as advisers and delegates. */
export const analyticsViews = ['clients', 'others'] as const;

/** The query of the analytics of a portal. */
export const AnalyticsQuery = z.object({
  range: z.enum(analyticsRanges).optional(),
  /** The days of the range `custom`, both included. */
  from: day.optional(),
  to: day.optional(),
  view: z.enum(analyticsViews).optional(),
  /** The only kind of activities that the log lists. */
  kind: z.enum(usageMeasures).optional(),
  /** The page of the log. */
  page: z.coerce.number().int().min(1).max(100_000).optional(),
});
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>;

/** The use in a day, week or month, which its first day names. */
export interface UsagePoint extends UsageFigures {
  readonly start: IsoDate;
}

/** The use by one person. */
export interface UserUsage extends UsageFigures {
  readonly id: string;
  /** Null if the user is gone, or not the reader's to see. */
  readonly name: string | null;
  /** An account of a client on the portal; null for others. */
  readonly account: UsedAccount | null;
}

export interface UsedAccount {
  readonly id: string;
  readonly name: string;
}

/** An activity as the log lists it. */
export interface LoggedActivity {
  readonly id: string;
  /** By the clock on the wall. */
  readonly localAt: string;
  readonly kind: 'signed-in' | 'viewed' | 'downloaded' | 'created' | 'changed' | 'deleted';
  readonly measure: UsageMeasure;
  readonly section: string;
  readonly name: string | null;
  readonly account: UsedAccount | null;
  /** The file of a download. */
  readonly file: string | null;
}

/** The analytics of a portal: how the people in question used it in a span of days. */
export interface Analytics {
  readonly query: AnalyticsQuery;
  readonly portal: { readonly id: string; readonly name: string };
  readonly today: IsoDate;
  readonly span: UsageSpan;
  readonly unit: UsageUnit;
  readonly totals: UsageFigures;
  /** The same of as many days before; null where they are not kept so long. */
  readonly before: UsageFigures | null;
  readonly points: readonly UsagePoint[];
  readonly places: readonly { readonly place: UsagePlace; readonly views: number }[];
  /** The number of clients on the portal whom the reader sees, and of those who signed in. */
  readonly clients: { readonly all: number; readonly signedIn: number };
  /** The ten with the most activities. */
  readonly users: readonly UserUsage[];
  readonly log: AnalyticsLog;
}

/** A page of the log, the newest activities first. */
export interface AnalyticsLog {
  readonly entries: readonly LoggedActivity[];
  readonly count: number;
  readonly page: number;
  readonly pageSize: number;
}
