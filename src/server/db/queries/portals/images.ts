import type { PoolClient } from 'pg';
import type { ImageType } from '#contracts/admin/images.ts';

const columns = { portalId: 'portal_id', userId: 'user_id', organisationId: 'organisation_id' } as const;
type OwnerKind = keyof typeof columns;

/** The owner of a picture: a portal and an organisation have a logo, a person a photo. */
export type ImageOwner = { readonly portalId: string } | { readonly userId: string } | { readonly organisationId: string };

export interface NewImage {
  readonly mediaType: ImageType;
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}

export interface StoredImage extends NewImage {
  /** The beginning of its content's hash, by which addresses name it: 32 hex digits. */
  readonly version: string;
}

const versionSql = "left(encode(content_hash, 'hex'), 32)";
const versionsOfAdvisorsSql = `
  select replace(user_id::text, '-', '') as id, ${versionSql} as version from images
   where user_id in (select user_id from account_members where account_id = $1 and relation = 'advisor')`;
const columnsSql = `media_type as "mediaType", width, height, content, ${versionSql} as version`;

/** Row-level security decides: there is none of a user whom the actor may not see. */
export function images(connection: PoolClient) {
  return {
    async find(owner: ImageOwner): Promise<StoredImage | null> {
      const { column, id } = keyOf(owner);
      return (await connection.query<StoredImage>(`select ${columnsSql} from images where ${column} = $1`, [id])).rows[0] ?? null;
    },
    /** Finds the version of the picture, without reading it. */
    async versionOf(owner: ImageOwner): Promise<string | null> {
      const { column, id } = keyOf(owner);
      const { rows } = await connection.query<{ version: string }>(`select ${versionSql} as version from images where ${column} = $1`, [
        id,
      ]);
      return rows[0]?.version ?? null;
    },
    /** Finds the versions of some of a kind; absent are those that have none. */
    async versionsOf(kind: OwnerKind, ids: readonly string[]): Promise<Map<string, string>> {
      const column = columns[kind];
      const { rows } = await connection.query<{ id: string; version: string }>(
        `select replace(${column}::text, '-', '') as id, ${versionSql} as version from images where ${column} = any($1)`,
        [ids],
      );
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    /** Finds the versions of those who advise an account; absent are those that have none. */
    async versionsOfAdvisors(accountId: string): Promise<Map<string, string>> {
      const { rows } = await connection.query<{ id: string; version: string }>(versionsOfAdvisorsSql, [accountId]);
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    /** Tells whether the actor may see the person. */
    async isKnownPerson(userId: string): Promise<boolean> {
      return (await connection.query<{ known: boolean }>('select may_see_person($1) as known', [userId])).rows[0]?.known ?? false;
    },
    /** Until the end of the transaction no one else gives the owner another picture: what is read of it from here on is what is replaced. */
    async lock(owner: ImageOwner): Promise<void> {
      await connection.query("select pg_advisory_xact_lock(hashtextextended('image ' || $1::uuid, 0))", [keyOf(owner).id]);
    },
    /** In the place of the one before. */
    async put(owner: ImageOwner, { mediaType, width, height, content }: NewImage): Promise<void> {
      await this.lock(owner);
      await this.remove(owner);
      const { column, id } = keyOf(owner);
      await connection.query(
        `insert into images (${column}, content_hash, media_type, width, height, content) values ($1, sha256($5), $2, $3, $4, $5)`,
        [id, mediaType, width, height, content],
      );
    },
    async remove(owner: ImageOwner): Promise<void> {
      const { column, id } = keyOf(owner);
      await connection.query(`delete from images where ${column} = $1`, [id]);
    },
  };
}

function keyOf(owner: ImageOwner): { readonly column: string; readonly id: string } {
  if ('portalId' in owner) return { column: columns.portalId, id: owner.portalId };
  return 'userId' in owner ? { column: columns.userId, id: owner.userId } : { column: columns.organisationId, id: owner.organisationId };
}
