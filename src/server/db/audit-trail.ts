import { escapeLiteral } from 'pg';
import type { Actor } from '#domain/actor.ts';
import { activityOf } from '#domain/audit/activity-of.ts';
import { unauditedCode } from './pg-error-mapping.ts';
import { type AuditEvent, type CreatingAction, creatingActions } from '#domain/audit/audit-event.ts';

/** The place that a request came from. */
export interface Circumstances {
  /** The client's address, behind a trusted proxy the forwarded one. */
  readonly networkAddress: string;
  readonly requestId: string;
  /** True for someone who looks on behalf of a client: nothing is changed in it, whoever it is asked as. */
  readonly isViewing?: boolean;
}

/**
 * The events of one transaction for the audit trail, and the activities of its person. They are collected during the transaction and appended last, before
 * its commit.
 */
export class AuditTrail {
  readonly #actor: Actor;
  readonly #circumstances: Circumstances | null;
  readonly #rows: object[] = [];
  readonly #activities: object[] = [];
  readonly #keyed = new Set<string>();
  readonly #created = new Set<string>();

  constructor(actor: Actor, circumstances: Circumstances | null) {
    this.#actor = actor;
    this.#circumstances = circumstances;
  }

  /** Tells that the creations from here on have asked for their idempotency key. */
  keyed(action: CreatingAction): void {
    this.#keyed.add(action);
  }

  add(event: AuditEvent): void {
    const { by = this.#actor, outcome = 'done', target, portalId, accountId, action, before, after } = event;
    if (outcome === 'done') {
      if (creating.has(action)) this.#created.add(action);
      this.#activities.push(...activitiesOf(event, by));
    }
    this.#rows.push({
      actor_kind: by.kind,
      actor_id: idOf(by),
      on_behalf_of: by.onBehalfOf,
      portal_id: portalId,
      account_id: accountId,
      action,
      target_kind: target?.kind,
      target_id: target?.id,
      before,
      after,
      network: this.#circumstances?.networkAddress,
      request_id: this.#circumstances?.requestId,
      outcome,
    });
  }

  /**
   * Ends the transaction: with its rows, or without any when it changed nothing.
   *
   * @throws Error for what was created without `keyed`
   */
  commitSql(): string {
    const unkeyed = [...this.#created].filter((action) => !this.#keyed.has(action));
    if (unkeyed.length > 0) throw new Error(`Something was created without asking for its idempotency key: ${unkeyed.join(', ')}.`);
    if (this.#rows.length === 0) return untoldSql;
    const activities = this.#activities.length > 0 ? `${activitiesSql(this.#activities)}; ` : '';
    return `${activities}select append_audit(${escapeLiteral(asJson(this.#rows))}); commit`;
  }
}

const creating: ReadonlySet<string> = new Set(creatingActions);

/**
 * A transaction has a number once it changed something or locked a row for that; also when it waited for a row that another one changed first,
 * and found nothing left to do. A request is tried once more (`isCollision`), and then has none.
 */
const untoldSql = `
  do $$ begin
    if pg_current_xact_id_if_assigned() is not null then
      raise exception 'A change has not been told to the audit trail.' using errcode = '${unauditedCode}';
    end if;
  end $$; commit`;

/** The activity that an event is, if a person did it. */
function activitiesOf({ action, target, portalId, accountId }: AuditEvent, by: Actor): readonly object[] {
  const activity = activityOf[action];
  if (!activity || !('userId' in by)) return [];
  return [
    {
      ...activity,
      user_id: by.userId,
      on_behalf_of: by.onBehalfOf,
      is_investor: by.kind === 'investor',
      portal_id: portalId,
      account_id: accountId,
      info: target?.id,
    },
  ];
}

/** Writes the activities; one of an account without its portal belongs to the portal of that account. */
function activitiesSql(rows: readonly object[]): string {
  return `
    insert into activities (kind, section, user_id, on_behalf_of, is_investor, portal_id, account_id, info)
    select kind, section, user_id, on_behalf_of, is_investor,
           coalesce(portal_id, (select account.portal_id from accounts account where account.id = account_id)), account_id, info
      from jsonb_to_recordset(${escapeLiteral(asJson(rows))}) as told
           (kind text, section text, user_id uuid, on_behalf_of uuid, is_investor boolean, portal_id uuid, account_id uuid, info text)`;
}

function asJson(rows: readonly object[]): string {
  return JSON.stringify(rows, storable);
}

function idOf(actor: Actor): string | null {
  if ('userId' in actor) return actor.userId;
  if (actor.kind === 'service') return actor.clientId;
  return actor.kind === 'system' ? actor.job : null;
}

/** PostgreSQL keeps neither of the two that it cuts out here. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}
