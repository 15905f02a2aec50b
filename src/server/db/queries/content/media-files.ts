import type { PoolClient } from 'pg';
import type { MediaSize } from '#domain/media/media-file.ts';
import { hex } from '../../hex.ts';

export interface NewMediaFile {
  readonly place: string;
  readonly fileName: string;
  readonly format: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly sizes: readonly MediaSize[];
}

export interface MediaFile extends NewMediaFile {
  readonly id: string;
}

const columns = 'place, file_name as "fileName", format, size, width, height, sizes';

/** Row-level security decides: readers find the files of the media that they may read, administrators all. */
export function mediaFiles(connection: PoolClient) {
  return {
    async add({ place, fileName, format, size, width, height, sizes }: NewMediaFile): Promise<string> {
      const { rows } = await connection.query<{ id: string }>(
        `insert into media_files (place, file_name, format, size, width, height, sizes, stored_by)
         values ($1, $2, $3, $4, $5, $6, $7, actor_user()) returning ${hex('id')} as id`,
        [place, fileName, format, size, width, height, JSON.stringify(sizes)],
      );
      return rows[0]?.id ?? '';
    },
    async find(id: string): Promise<MediaFile | null> {
      const { rows } = await connection.query<MediaFile>(`select ${hex('id')} as id, ${columns} from media_files where id = $1`, [id]);
      return rows[0] ?? null;
    },
    /** By its address, with whether everyone may read it. */
    async at(place: string): Promise<(MediaFile & { readonly isPublic: boolean }) | null> {
      const { rows } = await connection.query<MediaFile & { isPublic: boolean }>(
        `select ${hex('id')} as id, ${columns},
                exists (select from published_content
                         where collection = 'media' and data ->> 'file' = ${hex('media_files.id')} and access = 'public') as "isPublic"
           from media_files where place = $1`,
        [place],
      );
      return rows[0] ?? null;
    },
    /** Forgets files of an earlier day that no record has, nor any version or deleted record; what it returns are their places. */
    async forgetUnused(): Promise<Pick<MediaFile, 'place' | 'sizes'>[]> {
      const { rows } = await connection.query<Pick<MediaFile, 'place' | 'sizes'>>(
        `delete from media_files file where created_at < now() - interval '1 day'
            and not exists (select from content_records where collection = 'media' and data ->> 'file' = ${hex('file.id')})
            and not exists (select from content_versions where data ->> 'file' = ${hex('file.id')})
            and not exists (select from removed_records where collection = 'media' and content ->> 'file' = ${hex('file.id')})
         returning place, sizes`,
      );
      return rows;
    },
  };
}
