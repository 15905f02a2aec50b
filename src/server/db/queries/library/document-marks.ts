import type { PoolClient } from 'pg';
import type { DocumentMark } from '#domain/document/document-mark.ts';

interface Place {
  readonly accountId: string;
  readonly id: string;
}

export interface FoundMark {
  readonly number: number;
  readonly mark: DocumentMark;
  readonly hash: string;
  readonly markedAt: string;
  readonly markedBy: string | null;
  /** Null for someone whom the actor may not see. */
  readonly by: string | null;
}

export interface FoundOpening {
  readonly number: number;
  readonly openedAt: string;
  readonly by: string | null;
}

const marksSql = `
  select made.number, made.mark, encode(made.content_hash, 'hex') as hash, made.marked_at::text as "markedAt",
         replace(made.marked_by::text, '-', '') as "markedBy", person.name as by
    from document_marks made left join users person on person.id = made.marked_by
   where made.account_id = $1 and made.document_id = $2 order by made.marked_at`;

const openingsSql = `
  select opening.number, opening.opened_at::text as "openedAt", person.name as by
    from document_openings opening left join users person on person.id = opening.user_id
   where opening.account_id = $1 and opening.document_id = $2 order by opening.opened_at desc limit 200`;

/** Queries for people's remarks on documents, the versions that they opened and the documents that they want to find again. */
export function documentMarks(connection: PoolClient) {
  return {
    async of({ accountId, id }: Place): Promise<FoundMark[]> {
      return (await connection.query<FoundMark>(marksSql, [accountId, id])).rows;
    },
    /** False where it has been said of the version before. */
    async add(
      { accountId, id }: Place,
      { number, mark, hash, by }: { number: number; mark: DocumentMark; hash: string; by: string },
    ): Promise<boolean> {
      const { rowCount } = await connection.query(
        `insert into document_marks (account_id, document_id, number, mark, content_hash, marked_by) values ($1, $2, $3, $4, decode($5, 'hex'), $6)
         on conflict do nothing`,
        [accountId, id, number, mark, hash, by],
      );
      return rowCount === 1;
    },
    /** False where it is not the actor's to take back. */
    async remove({ accountId, id }: Place, number: number, mark: DocumentMark): Promise<boolean> {
      const { rowCount } = await connection.query(
        'delete from document_marks where account_id = $1 and document_id = $2 and number = $3 and mark = $4 and marked_by = actor_user()',
        [accountId, id, number, mark],
      );
      return rowCount === 1;
    },
    async openings({ accountId, id }: Place): Promise<FoundOpening[]> {
      return (await connection.query<FoundOpening>(openingsSql, [accountId, id])).rows;
    },
    async isFavourite({ accountId, id }: Place, userId: string): Promise<boolean> {
      const text = 'select from document_favourites where account_id = $1 and document_id = $2 and user_id = $3';
      return (await connection.query(text, [accountId, id, userId])).rowCount === 1;
    },
    async favour({ accountId, id }: Place, userId: string): Promise<void> {
      await connection.query(
        'insert into document_favourites (account_id, document_id, user_id) values ($1, $2, $3) on conflict do nothing',
        [accountId, id, userId],
      );
    },
    async unfavour({ accountId, id }: Place, userId: string): Promise<void> {
      await connection.query('delete from document_favourites where account_id = $1 and document_id = $2 and user_id = $3', [
        accountId,
        id,
        userId,
      ]);
    },
  };
}
