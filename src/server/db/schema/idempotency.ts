import { index, pgTable } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { id, moment } from './columns.ts';
import { defineAccess, all, isSystem } from '../table-access.ts';

/** The answers to forms and calls that created something, so that sending one again creates nothing and is answered the same, for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The hash of who asked, what for, and the key: the key itself is kept nowhere. */
    keyHash: bytes('key_hash').primaryKey(),
    /** The person or API client; null for a guest. */
    askedBy: id('asked_by'),
    /** HMAC under the key of what was sent. */
    payloadHash: bytes('payload_hash').notNull(),
    /** Sealed under the key. */
    answer: bytes('answer').notNull(),
    answeredAt: moment('answered_at').notNull().defaultNow(),
  },
  (table) => [index('idempotency_keys_of').on(table.askedBy, table.answeredAt), index('idempotency_keys_by_age').on(table.answeredAt)],
);

/** An answer is given again to the same person alone. An adviser who views as a client sends nothing that creates. */
export const idempotencyKeysAccess = defineAccess(
  idempotencyKeys,
  all(`${isSystem} or (actor_kind() in ('investor', 'advisor', 'admin') and asked_by = actor_user())
    or (actor_kind() = 'service' and asked_by = actor_service())`),
);
