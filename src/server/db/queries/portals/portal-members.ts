import type { PoolClient } from 'pg';
import type { PortalOwner } from '#contracts/admin/portal-form.ts';

/** An owner or administrator who gets a mail. */
export interface AdminPerson {
  readonly email: string;
  readonly language: string | null;
}

const administratorsSql = `
  select person.email, person.language from users person join user_security security on security.user_id = person.id
   where not security.is_disabled and (person.role = 'admin' or exists (
     select from portal_members member where member.portal_id = $1 and member.user_id = person.id and member.is_owner and member.is_open))
   order by person.email`;

const ownersSql = `
  select replace(person.id::text, '-', '') as id, person.name, person.email, member.is_open as "isOpen"
    from portal_members member join users person on person.id = member.user_id
   where member.portal_id = $1 and member.is_owner order by person.name, person.id`;

// Anyone who the asking owner knows already: colleagues, and those who may enter the portal. Administrators know everyone.
const candidatesSql = `
  select replace(person.id::text, '-', '') as id, person.name, person.email from users person
    join user_security security on security.user_id = person.id
    left join portal_members member on member.portal_id = $1 and member.user_id = person.id
   where person.role = 'advisor' and not security.is_disabled and not coalesce(member.is_owner, false)
     and ($2::uuid is null or member.is_open or person.organisation_id = (select organisation_id from users where id = $2))
   order by person.name, person.id`;

/** An owner as the system sees them. */
export interface StoredOwner extends PortalOwner {
  /** True if they may enter: no one who is disabled may. */
  readonly isOpen: boolean;
}

export function portalMembers(connection: PoolClient) {
  return {
    async addOwner(portalId: string, userId: string): Promise<void> {
      await connection.query(
        `insert into portal_members (portal_id, user_id, is_owner) values ($1, $2, true)
             on conflict (portal_id, user_id) do update set is_owner = true`,
        [portalId, userId],
      );
    },
    /** Ends the ownership. Other memberships of the person remain. */
    async removeOwner(portalId: string, userId: string): Promise<void> {
      await connection.query('update portal_members set is_owner = false where portal_id = $1 and user_id = $2', [portalId, userId]);
    },
    /** By name. */
    async owners(portalId: string): Promise<StoredOwner[]> {
      return (await connection.query<StoredOwner>(ownersSql, [portalId])).rows;
    },
    /** Lists by name those who may become an owner: all advisers of the firm, or those whom the person `knownTo` knows. */
    async ownerCandidates(portalId: string, knownTo: string | null): Promise<PortalOwner[]> {
      return (await connection.query<PortalOwner>(candidatesSql, [portalId, knownTo])).rows;
    },
    /** An adviser joins a portal, before there is an account to advise. */
    async addStaff(portalId: string, userId: string): Promise<void> {
      await connection.query('insert into portal_members (portal_id, user_id, is_staff) values ($1, $2, true)', [portalId, userId]);
    },
    /** An adviser who may be there already, by an account or as an owner, joins the staff of a portal. */
    async keepStaff(portalId: string, userId: string): Promise<void> {
      await connection.query(
        `insert into portal_members (portal_id, user_id, is_staff) values ($1, $2, true)
             on conflict (portal_id, user_id) do update set is_staff = true`,
        [portalId, userId],
      );
    },
    /** Tells whether someone may enter a portal as its owner, its staff or through an account. */
    async isOpenTo(portalId: string, userId: string): Promise<boolean> {
      const { rowCount } = await connection.query('select from portal_members where portal_id = $1 and user_id = $2 and is_open', [
        portalId,
        userId,
      ]);
      return rowCount === 1;
    },
    /** The owners of a portal and the administrators of the firm. */
    /** The owners of a portal and the firm's administrators; these alone for no portal. */
    async administrators(portalId: string | null): Promise<AdminPerson[]> {
      return (await connection.query<AdminPerson>(administratorsSql, [portalId])).rows;
    },
  };
}
