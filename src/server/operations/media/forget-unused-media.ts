import { system } from '#domain/actor.ts';
import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { mediaFolderIn } from './store-media.ts';

interface Firm {
  readonly variant: { readonly id: string };
  readonly database: Database;
}

/** Removes files of media that were uploaded a day ago and that no entry has, nor a version or the trash: rows first, then what they speak of. */
export async function forgetUnusedMedia({ variant, database }: Firm, files: FileStore): Promise<void> {
  const unused = await database.as(system('clean-up')).writeUnaudited('unused-media', ({ mediaFiles }) => mediaFiles.forgetUnused());
  for (const { place, sizes } of unused) for (const { name } of sizes) await files.remove(`${mediaFolderIn(variant.id, place)}/${name}`);
}
