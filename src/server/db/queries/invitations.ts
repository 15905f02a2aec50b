import type { PoolClient } from 'pg';

/** How an account stands with the invitation of its client. */
export interface InvitationState {
  /** As PostgreSQL writes it; null while none was sent. */
  readonly lastSentAt: string | null;
  /** Whether the client of the account has ever signed in. */
  readonly hasSignedIn: boolean;
}

const stateSql = `
  select invitation.last_sent_at::text as "lastSentAt", signed_in.user_id is not null as "hasSignedIn"
    from accounts account
    left join account_invitations invitation on invitation.account_id = account.id
    left join last_sign_ins signed_in on signed_in.user_id = account.client_user_id
   where account.id = $1`;

// Of all who ask at once one gets a row: the others wait for it, and then find that an invitation has just gone out.
const sendSql = `
  insert into account_invitations (account_id, last_sent_at) values ($1, clock_timestamp())
  on conflict (account_id) do update set last_sent_at = excluded.last_sent_at
    where account_invitations.last_sent_at <= clock_timestamp() - make_interval(mins => $2)
  returning last_sent_at::text as "lastSentAt"`;

export function invitations(connection: PoolClient) {
  return {
    async stateOf(accountId: string): Promise<InvitationState> {
      const { rows } = await connection.query<InvitationState>(stateSql, [accountId]);
      return rows[0] ?? { lastSentAt: null, hasSignedIn: false };
    },
    /** Takes it on to send an invitation: the moment, or null while the one before is not `pauseMinutes` old. */
    async send(accountId: string, pauseMinutes: number): Promise<string | null> {
      const { rows } = await connection.query<{ lastSentAt: string }>(sendSql, [accountId, pauseMinutes]);
      return rows[0]?.lastSentAt ?? null;
    },
  };
}
