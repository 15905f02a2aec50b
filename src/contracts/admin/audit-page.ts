import type { Actor, PersonRole } from '#domain/actor.ts';
import type { AuditAction, AuditOutcome } from '#domain/audit/audit-event.ts';
import type { AuditQuery } from './audit-query.ts';

/** One row of the audit trail as people read it. */
export interface AuditEntry {
  readonly seq: number;
  /** ISO text in UTC, with microseconds. */
  readonly at: string;
  /** The same on the clock of the variant: `2026-03-31T09:30`. */
  readonly localAt: string;
  readonly actorKind: Actor['kind'];
  /** A person's name, or that of a job or a service; null for guests and for people who are no more. */
  readonly actor: string | null;
  readonly onBehalfOf: string | null;
  readonly portal: string | null;
  readonly account: string | null;
  readonly action: AuditAction;
  readonly outcome: AuditOutcome;
  /** The name of a person or a security, else what the trail calls it. */
  readonly target: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly network: string | null;
  readonly requestId: string | null;
}

/** One page of the trail, the newest first. */
export interface AuditPage {
  readonly query: AuditQuery;
  readonly entries: readonly AuditEntry[];
  /** The place at which the next page begins; null on the last. */
  readonly next: number | null;
}

/** Someone else looked at, or took a file from, an account of the reader this. */
export interface AccessLogEntry {
  readonly id: string;
  /** `2026-03-31T09:30` on the clock of the variant. */
  readonly localAt: string;
  /** Null for someone who is no more. */
  readonly person: { readonly name: string; readonly role: PersonRole } | null;
  readonly kind: 'viewed' | 'downloaded';
  readonly section: string;
  /** A file's name, a security's symbol, a note's number. */
  readonly info: string | null;
  readonly account: string;
  /** Seen the way its reader sees it. */
  readonly isAsYou: boolean;
}

/** One page of who looked at one's data, the newest first. */
export interface AccessLog {
  readonly isFirstPage: boolean;
  readonly entries: readonly AccessLogEntry[];
  readonly next: string | null;
}
