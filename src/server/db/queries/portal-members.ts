import type { PoolClient } from 'pg';

/** Somebody of the office whom a mail reaches. */
export interface OfficePerson {
  readonly email: string;
  readonly language: string | null;
}

const officeSql = `
  select person.email, person.language from users person
   where not person.is_disabled and (person.role = 'admin' or exists (
     select from portal_members member where member.portal_id = $1 and member.user_id = person.id and member.is_owner and member.is_open))
   order by person.email`;

export function portalMembers(connection: PoolClient) {
  return {
    async addOwner(portalId: string, userId: string): Promise<void> {
      await connection.query('insert into portal_members (portal_id, user_id, is_owner) values ($1, $2, true)', [portalId, userId]);
    },
    /** An adviser joins a portal, before there is an account to advise. */
    async addStaff(portalId: string, userId: string): Promise<void> {
      await connection.query('insert into portal_members (portal_id, user_id, is_staff) values ($1, $2, true)', [portalId, userId]);
    },
    /** The owners of a portal and the administrators of the firm. */
    async office(portalId: string): Promise<OfficePerson[]> {
      return (await connection.query<OfficePerson>(officeSql, [portalId])).rows;
    },
  };
}
