import { escapeLiteral } from 'pg';
import type { Actor } from '#domain/actor.ts';
import type { AuditEvent } from '#domain/audit/audit-event.ts';

/** Where something was asked from. */
export interface Circumstances {
  /** The client's address, behind a trusted proxy the forwarded one. */
  readonly networkAddress: string;
  readonly requestId: string;
  /** Of somebody who looks on behalf of a client: nothing is changed in it, whoever it is asked as. */
  readonly isViewing?: boolean;
}

/** What one transaction tells the audit trail: collected while it works, appended as the last thing before its commit. */
export class AuditTrail {
  readonly #actor: Actor;
  readonly #circumstances: Circumstances | null;
  readonly #rows: object[] = [];

  constructor(actor: Actor, circumstances: Circumstances | null) {
    this.#actor = actor;
    this.#circumstances = circumstances;
  }

  add({ by = this.#actor, outcome = 'done', target, portalId, accountId, action, before, after }: AuditEvent): void {
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

  /** Ends the transaction: with its rows, or without any when it changed nothing. */
  commitSql(): string {
    if (this.#rows.length === 0) return untoldSql;
    return `select append_audit(${escapeLiteral(JSON.stringify(this.#rows, storable))}); commit`;
  }
}

/** A transaction has a number once it changed something or locked a row for that. */
const untoldSql = `
  do $$ begin
    if pg_current_xact_id_if_assigned() is not null then raise exception 'A change has not been told to the audit trail.'; end if;
  end $$; commit`;

function idOf(actor: Actor): string | null {
  if ('userId' in actor) return actor.userId;
  if (actor.kind === 'service') return actor.clientId;
  return actor.kind === 'system' ? actor.job : null;
}

/** PostgreSQL keeps neither of the two that it cuts out here. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}
