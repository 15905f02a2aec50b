import { bigint, check, customType, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id, moment } from './columns.ts';
import { defineAccess, isAdministrator, isSystem } from '../table-access.ts';

const hash = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The audit events: changes, downloads, attempts and refusals, each with its person. Each row has the hash of the row before it; `seq` has no gaps
 * (docs/decisions/020-audit-trail.md). Only the function `append_audit` writes here. No row ever changes or disappears. The rows have no foreign keys to
 * people and accounts, and outlive them.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    /** A person's id, a service's name or the name of a job. */
    actorId: text('actor_id'),
    onBehalfOf: id('on_behalf_of'),
    portalId: id('portal_id'),
    accountId: id('account_id'),
    action: text('action').notNull(),
    targetKind: text('target_kind'),
    targetId: text('target_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    /** The address that the request came from. */
    network: text('network'),
    requestId: text('request_id'),
    outcome: text('outcome', { enum: ['done', 'refused'] }).notNull(),
    previousHash: hash('previous_hash').notNull(),
    hash: hash('hash').notNull(),
  },
  (table) => [
    index('audit_events_at').on(table.at),
    index('audit_events_actor').on(table.actorId, table.seq),
    index('audit_events_action').on(table.action, table.seq),
    index('audit_events_account')
      .on(table.accountId, table.seq)
      .where(sql`account_id is not null`),
    index('audit_events_target').on(table.targetKind, table.targetId, table.seq),
    check('audit_events_outcome', sql`${table.outcome} in ('done', 'refused')`),
  ],
);

/** Only read: `append_audit` writes (sql/policies/audit-trail.sql). */
export const auditEventsAccess = defineAccess(auditEvents, {
  read: `${isAdministrator} or (actor_kind() = 'investor' and account_id is not null and may_see(account_id))`,
});

/** The last row of the trail: what the next one is chained to, and how a tail that was cut off is noticed. */
export const auditHead = pgTable(
  'audit_head',
  { id: smallint('id').primaryKey(), seq: bigint('seq', { mode: 'number' }).notNull(), hash: hash('hash').notNull() },
  (table) => [check('audit_head_one', sql`${table.id} = 1`)],
);

export const auditHeadAccess = defineAccess(auditHead, { read: isSystem });
