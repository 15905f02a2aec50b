import type { PoolClient } from 'pg';
import type { DocumentAsk, DocumentMark } from '#domain/document/document-mark.ts';
import type { DocumentOrigin } from '#domain/document/document-origin.ts';
import type { DocumentType } from '#domain/document/document-type.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { folded } from '../../folded-text.ts';
import { toLikePattern } from '../../list-query.ts';
import { hex } from '../../hex.ts';

/** The documents of a portal that are asked for. */
export interface DocumentsQuery {
  readonly portalId: string;
  /** These, or of the portal all that the actor is a member of, or all that there are. */
  readonly accounts: readonly string[] | 'own' | 'all';
  readonly portfolioId: string | null;
  /** About this security. */
  readonly holding: string | null;
  readonly type: DocumentType | null;
  readonly origin: DocumentOrigin;
  readonly find: string | null;
  readonly from: IsoDate | null;
  readonly timeZone: string;
  readonly isTrash: boolean;
  /** True to list only the reader's favourites. */
  readonly isFavourites: boolean;
  /** The reader who is told of new documents. */
  readonly reader: string;
  readonly limit: number;
  readonly offset: number;
}

export interface FoundLine {
  readonly id: string;
  readonly accountId: string;
  readonly account: string;
  readonly clientUserId: string | null;
  readonly portfolio: string | null;
  readonly title: string;
  readonly type: DocumentType;
  readonly effectiveDate: IsoDate | null;
  readonly tags: readonly string[];
  readonly arrivedAt: string;
  readonly createdBy: string | null;
  readonly by: string | null;
  readonly uploadedBy: string | null;
  readonly number: number;
  readonly fileName: string;
  readonly extension: string;
  readonly size: number;
  readonly isOpened: boolean;
  readonly asks: DocumentAsk | null;
  /** The marks of its newest file. */
  readonly marks: readonly DocumentMark[];
  readonly isFavourite: boolean;
}

/** Newest first, read from an index as far as the page needs: of a few accounts from that of each, of a whole portal from that of all. */
function pageSql(accounts: 'these' | 'own' | 'all', isTrash: boolean): string {
  const wanted = `
      document.removed_at is ${isTrash ? 'not null' : 'null'}
      and ($2::date is null or document.arrived_at >= $2::date::timestamp at time zone $3)
      and ($4::text is null or document.type = $4)
      and ($5::uuid is null or document.portfolio_id = $5)
      and ($11::uuid is null or document.instrument_id = $11)
      and (not $10::boolean or exists (select from document_favourites favourite where favourite.account_id = document.account_id
             and favourite.document_id = document.id and favourite.user_id = $9))
      and ($12 = 'all' or ($12 = 'reports') = exists (select from report_documents report where report.account_id = document.account_id
             and report.document_id = document.id))
      and ($6::text is null or document.title_key like (select ${folded('$6::text')}))`;
  // Once, not row by row as row-level security asks; `is true`, so that the order of arrival is read and not all of each account.
  const own = accounts === 'own' ? '(document.account_id = any(array(select id from own_accounts where portal_id = $1))) is true' : 'true';
  const newest = 'order by document.arrived_at desc, document.id desc';
  const columns = 'document.account_id, document.id, document.arrived_at';
  const placed =
    accounts === 'these'
      ? `select document.* from unnest($1::uuid[]) scope (id)
        cross join lateral (select ${columns} from documents document where document.account_id = scope.id and ${wanted} ${newest} limit $7::int + $8::int) document
        ${newest} limit $7::int offset $8::int`
      : `select ${columns} from documents document join accounts account on account.id = document.account_id
        where account.portal_id = $1 and ${own} and ${wanted} ${newest} limit $7::int offset $8::int`;
  return `
  with page as materialized (${placed}),
  files as materialized (
    select page.*, file.* from page
      join lateral (select version.uploaded_by, version.number, version.file_name, version.extension, version.size from document_versions version
                     where version.account_id = page.account_id and version.document_id = page.id order by version.number desc limit 1) file on true),
  senders as materialized (select id, name from users where id = any(array(select distinct uploaded_by from files)))
  select ${hex('document.id')} as id, ${hex('document.account_id')} as "accountId", account.name as account,
         ${hex('account.client_user_id')} as "clientUserId", portfolio.name as portfolio, document.title, document.type,
         document.effective_date::text as "effectiveDate", document.tags, document.asks, document.arrived_at::text as "arrivedAt",
         ${hex('document.created_by')} as "createdBy", ${hex('page.uploaded_by')} as "uploadedBy", page.number, page.file_name as "fileName",
         page.extension, page.size::float8 as size, sender.name as by,
         exists (select from document_openings opening where opening.account_id = page.account_id and opening.document_id = page.id
                    and opening.number = page.number and opening.user_id = $9) as "isOpened",
         array(select made.mark from document_marks made where made.account_id = page.account_id and made.document_id = page.id
                  and made.number = page.number) as marks,
         exists (select from document_favourites favourite where favourite.account_id = page.account_id and favourite.document_id = page.id
                    and favourite.user_id = $9) as "isFavourite"
    from files page join documents document on document.account_id = page.account_id and document.id = page.id
    join accounts account on account.id = page.account_id
    left join portfolios portfolio on portfolio.account_id = document.account_id and portfolio.id = document.portfolio_id
    left join senders sender on sender.id = page.uploaded_by
   order by page.arrived_at desc, page.id desc`;
}

const accountsSql = `
  select ${hex('id')} as id, name from own_accounts where portal_id = $1 and is_active order by name, id limit 100`;

export function documentList(connection: PoolClient) {
  return {
    /** The accounts that the actor may see on a portal, by name; of many the first. */
    async accounts(portalId: string): Promise<{ readonly id: string; readonly name: string }[]> {
      return (await connection.query<{ id: string; name: string }>(accountsSql, [portalId])).rows;
    },
    async page(query: DocumentsQuery): Promise<FoundLine[]> {
      const { portalId, accounts, from, timeZone, type, origin, portfolioId, holding, find, limit, offset, reader, isTrash, isFavourites } =
        query;
      const values = [
        typeof accounts === 'string' ? portalId : accounts,
        from,
        timeZone,
        type,
        portfolioId,
        toLikePattern(find),
        limit,
        offset,
        reader,
        isFavourites,
        holding,
        origin,
      ];
      return (await connection.query<FoundLine>(pageSql(typeof accounts === 'string' ? accounts : 'these', isTrash), values)).rows;
    },
  };
}
