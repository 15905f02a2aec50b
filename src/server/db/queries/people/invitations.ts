import type { PoolClient } from 'pg';
import type { InvitationState } from '#domain/account/invitation-state.ts';
import { folded } from '../../folded-text.ts';
import { toLikePattern, matchesAllWords } from '../../list-query.ts';

/** The state of an account's invitation to its client. */
export interface Invitation {
  /** As PostgreSQL writes it; null while none was sent. */
  readonly lastSentAt: string | null;
  readonly state: InvitationState | null;
  /** True if the client of the account has ever signed in. */
  readonly hasSignedIn: boolean;
}

const stateSql = `
  select invitation.last_sent_at::text as "lastSentAt", invitation_state(invitation) as state, signed_in.user_id is not null as "hasSignedIn"
    from accounts account
    left join account_invitations invitation on invitation.account_id = account.id
    left join last_sign_ins signed_in on signed_in.user_id = account.client_user_id
   where account.id = $1`;

// Of all who ask at once one gets a row: the others wait for it, and then find that an invitation has just gone out.
const sendSql = `
  insert into account_invitations (account_id, last_sent_at, expires_at)
  values ($1, clock_timestamp(), clock_timestamp() + make_interval(mins => $3))
  on conflict (account_id) do update
     set last_sent_at = excluded.last_sent_at, expires_at = excluded.expires_at, message_key = null, opened_at = null, accepted_at = null, revoked_at = null
    where account_invitations.last_sent_at <= clock_timestamp() - make_interval(mins => $2)
  returning last_sent_at::text as "lastSentAt"`;

/** The clients of a portal who have not signed in and are wanted. A filter that is null is not asked for. */
export interface UninvitedQuery {
  readonly portalId: string;
  readonly find: string | null;
  /** Never invited, or how it stands. */
  readonly state: InvitationState | 'never' | 'before' | null;
}

interface Sent {
  /** The age that the one before has to have. */
  readonly pauseMinutes: number;
  readonly validMinutes: number;
}

interface UninvitedRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** As PostgreSQL writes it; null for one that was never invited. */
  readonly lastSentAt: string | null;
  readonly state: InvitationState | null;
}

// Anyone who was not invited comes first, then anyone who was longest ago: what is invited in one go is not in the next. Visible to anyone who
// asks: an adviser sees no one else's clients, a client no one.
const uninvitedSql = `
    from accounts account
    left join account_invitations invitation on invitation.account_id = account.id
   where account.portal_id = $1 and account.is_active and account.validated_at is not null and actor_kind() in ('advisor', 'admin')
     and may_see(account.id)
     and not exists (select from last_sign_ins signed_in where signed_in.user_id = account.client_user_id)
     and ($2::text is null or ${matchesAllWords('account.name_key', '$2')} or account.email_key like ${folded('$2::text')})
     and case $3::text when 'never' then invitation.account_id is null when 'before' then invitation.account_id is not null
              else $3 is null or invitation_state(invitation) = $3 end`;

export function invitations(connection: PoolClient) {
  return {
    async stateOf(accountId: string): Promise<Invitation> {
      const { rows } = await connection.query<Invitation>(stateSql, [accountId]);
      return rows[0] ?? { lastSentAt: null, state: null, hasSignedIn: false };
    },
    /** A page of the actor's own clients on a portal who have not signed in, and how many there are. */
    async uninvited({ portalId, find, state }: UninvitedQuery, { limit, offset }: { readonly limit: number; readonly offset: number }) {
      const values = [portalId, find === null ? null : toLikePattern(find), state];
      const rows = await connection.query<UninvitedRow>(
        `select replace(account.id::text, '-', '') as id, account.name, account.email, invitation.last_sent_at::text as "lastSentAt",
                invitation_state(invitation) as state ${uninvitedSql}
          order by invitation.last_sent_at nulls first, account.name_key, account.id limit $4 offset $5`,
        [...values, limit, offset],
      );
      const counted = await connection.query<{ found: number }>(`select count(*)::int as found ${uninvitedSql}`, values);
      return { clients: rows.rows, found: counted.rows[0]?.found ?? 0 };
    },
    /** Returns those of these accounts on a portal that the actor sees. */
    async visibleAmong(portalId: string, ids: readonly string[]): Promise<string[]> {
      const { rows } = await connection.query<{ id: string }>(
        "select replace(id::text, '-', '') as id from accounts where portal_id = $1 and id = any($2::uuid[]) and may_see(id)",
        [portalId, ids],
      );
      return rows.map(({ id }) => id);
    },
    /** Takes it on to send an invitation: the moment, or null while the one before is not `pauseMinutes` old. */
    async send(accountId: string, { pauseMinutes, validMinutes }: Sent): Promise<string | null> {
      const { rows } = await connection.query<{ lastSentAt: string }>(sendSql, [accountId, pauseMinutes, validMinutes]);
      return rows[0]?.lastSentAt ?? null;
    },
    /** By which message it went out. */
    async keepMessage(accountId: string, messageKey: string): Promise<void> {
      await connection.query('update account_invitations set message_key = $2 where account_id = $1', [accountId, messageKey]);
    },
    /** Its link was looked at, for the first time. */
    async open(accountId: string): Promise<void> {
      await connection.query('update account_invitations set opened_at = now() where account_id = $1 and opened_at is null', [accountId]);
    },
    async accept(accountId: string): Promise<void> {
      await connection.query('update account_invitations set accepted_at = now() where account_id = $1', [accountId]);
    },
    /** Tells whether there was one whose link led somewhere. */
    async revoke(accountId: string): Promise<boolean> {
      const { rowCount } = await connection.query(
        `update account_invitations invitation set revoked_at = now()
          where account_id = $1 and invitation_state(invitation) in ('queued', 'sent', 'opened')`,
        [accountId],
      );
      return rowCount === 1;
    },
  };
}
