import type { PoolClient } from 'pg';

/** Someone who was asked to be an adviser of a portal. Moments are as PostgreSQL writes them. */
export interface AdviserInvitation {
  readonly id: string;
  readonly portalId: string;
  /** As `emailKey` writes it. */
  readonly email: string;
  readonly name: string;
}

/** As administrators see it listed. */
export interface ListedAdviserInvitation extends AdviserInvitation {
  readonly portal: string;
  /** Null for someone who is there no more. */
  readonly invitedBy: string | null;
  readonly lastSentAt: string;
  readonly acceptedAt: string | null;
  readonly withdrawnAt: string | null;
  /** True if the link that was sent last has become too old. */
  readonly isExpired: boolean;
}

const columns = `
  replace(invitation.id::text, '-', '') as id, replace(invitation.portal_id::text, '-', '') as "portalId", invitation.email, invitation.name`;

const listSql = `
  select ${columns}, portal.name as portal, inviter.name as "invitedBy", invitation.last_sent_at::text as "lastSentAt",
         invitation.accepted_at::text as "acceptedAt", invitation.withdrawn_at::text as "withdrawnAt",
         invitation.last_sent_at <= now() - make_interval(mins => $1) as "isExpired"
    from adviser_invitations invitation join portals portal on portal.id = invitation.portal_id
    left join users inviter on inviter.id = invitation.invited_by
   order by invitation.accepted_at is not null or invitation.withdrawn_at is not null, invitation.last_sent_at desc, invitation.id limit $2`;

const findSql = `
  select ${columns} from adviser_invitations invitation where id = $1 and accepted_at is null and withdrawn_at is null`;

// Of all who ask at once one writes the row: the others wait for it, and then find that an invitation has just gone out.
const sendSql = `
  insert into adviser_invitations (portal_id, email, name, invited_by, last_sent_at) values ($1, $2, $3, $4, clock_timestamp())
  on conflict (portal_id, email) where accepted_at is null and withdrawn_at is null
  do update set name = excluded.name, invited_by = excluded.invited_by, last_sent_at = excluded.last_sent_at
    where adviser_invitations.last_sent_at <= clock_timestamp() - make_interval(mins => $5)
  returning replace(id::text, '-', '') as id`;

const clientSql = 'select from accounts where is_active and lower(normalize(btrim(email), NFC)) = $1 limit 1';

export interface SentInvitation extends Omit<AdviserInvitation, 'id'> {
  readonly invitedBy: string | null;
}

export function adviserInvitations(connection: PoolClient) {
  return {
    /** Returns the latest invitations: open ones before ended ones, each in order of last sending, the latest first. A link is valid for `validMinutes`. */
    async latest({ validMinutes, most }: { readonly validMinutes: number; readonly most: number }): Promise<ListedAdviserInvitation[]> {
      return (await connection.query<ListedAdviserInvitation>(listSql, [validMinutes, most])).rows;
    },
    /** One that has not ended, for anyone who ends it: no one else does before the end of the transaction. */
    async lockOpen(id: string): Promise<AdviserInvitation | null> {
      return (await connection.query<AdviserInvitation>(`${findSql} for update`, [id])).rows[0] ?? null;
    },
    /** One that has not ended. */
    async findOpen(id: string): Promise<AdviserInvitation | null> {
      return (await connection.query<AdviserInvitation>(findSql, [id])).rows[0] ?? null;
    },
    /** Takes it on to send an invitation: its id, or null while the one before is not `pauseMinutes` old. */
    async send({ portalId, email, name, invitedBy }: SentInvitation, pauseMinutes: number): Promise<string | null> {
      const values = [portalId, email, name, invitedBy, pauseMinutes];
      return (await connection.query<{ id: string }>(sendSql, values)).rows[0]?.id ?? null;
    },
    /** Tells whether an active account carries the address, written as `emailKey` writes it: anyone who comes by it is a client. */
    async isForClient(email: string): Promise<boolean> {
      return (await connection.query(clientSql, [email])).rowCount === 1;
    },
    async end(id: string, how: 'accepted' | 'withdrawn'): Promise<void> {
      const { rowCount } = await connection.query(`update adviser_invitations set ${how}_at = now() where id = $1`, [id]);
      if (rowCount !== 1) throw new Error('An invitation was not ended.');
    },
  };
}
