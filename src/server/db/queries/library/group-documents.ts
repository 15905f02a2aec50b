import type { PoolClient } from 'pg';
import type { GroupDocument } from '#contracts/deliveries.ts';
import { hex } from '../../hex.ts';

/** Copies are one document where they have one title, type and day. */
const isCopy =
  'copy.title = document.title and copy.type = document.type and copy.effective_date is not distinct from document.effective_date';

/** The clients of a group who may get a document and have no copy. The actor sees them and their documents. */
const missingSql = (columns: string) => `
  select ${columns} from client_group_members member join accounts account on account.id = member.account_id and account.is_active
   where member.group_id = $1 and not exists (
     select from documents copy
      where copy.account_id = member.account_id and copy.removed_at is null and ${isCopy} and copy.group_ids @> array[$1::uuid])`;

const ofGroupSql = `
  with copies as materialized (
    select own.id, own.title, own.type, own.effective_date, own.arrived_at, exists (
             select from document_openings opening
              where opening.account_id = own.account_id and opening.document_id = own.id and opening.user_id = account.client_user_id) as is_opened
      from client_group_members member join accounts account on account.id = member.account_id join documents own on own.account_id = member.account_id
     where member.group_id = $1 and own.removed_at is null and own.group_ids @> array[$1::uuid]),
  sent as (
    select (array_agg(id order by arrived_at desc, id desc))[1] as id, title, type, effective_date, max(arrived_at) as arrived_at, count(*)::int as copies,
           count(*) filter (where is_opened)::int as opened
      from copies group by title, type, effective_date order by max(arrived_at) desc, title limit $2)
  select ${hex('document.id')} as id, title, effective_date::text as "effectiveDate", arrived_at::text as "arrivedAt", copies, opened,
         (${missingSql('count(*)::int')}) as missing
    from sent document order by arrived_at desc, title`;

/** Documents that were sent to client groups. */
export function groupDocuments(connection: PoolClient) {
  return {
    /** Notes for which of these groups it was sent: those in which the account is, beside those that were noted before. */
    async note({ accountId, id }: { readonly accountId: string; readonly id: string }, groups: readonly string[]): Promise<void> {
      if (groups.length === 0) return;
      await connection.query(
        `update documents document set group_ids = array(
           select unnest(document.group_ids) union select group_id from client_group_members where account_id = $1 and group_id = any ($3))
          where account_id = $1 and id = $2`,
        [accountId, id, groups],
      );
    },
    /** The newest first. */
    async of(groupId: string, limit: number): Promise<GroupDocument[]> {
      return (await connection.query<GroupDocument>(ofGroupSql, [groupId, limit])).rows;
    },
    /** Lists the accounts of a group that have not got a document of it; none of a document that was not sent to the group. */
    async missing(groupId: string, documentId: string, limit: number): Promise<string[]> {
      const sql = `select ${hex('member.account_id')} as id from documents document cross join lateral (${missingSql('member.account_id')}) member
                    where document.id = $2 and document.group_ids @> array[$1::uuid] order by member.account_id limit $3`;
      return (await connection.query<{ id: string }>(sql, [groupId, documentId, limit])).rows.map(({ id }) => id);
    },
  };
}
