import type { DocumentNameQuery, Namesake } from '#contracts/library.ts';
import { copyName } from '#domain/document/copy-name.ts';
import { accountDocumentsPolicy, documentPolicy } from '#domain/document/document.ts';
import { shownFileName } from '#domain/file/stored-key.ts';
import { abilities, authorize } from '#domain/policy.ts';
import type { Queries } from '../../db/queries.ts';
import { localMoment } from '../../local-moment.ts';
import type { Visit } from '../../visit.ts';

/** The document of an account whose file has this name, in upper or lower case, and the names that are taken there. */
export async function namesakeOf(queries: Pick<Queries, 'documents'>, accountId: string, fileName: string) {
  const names = await queries.documents.fileNames(accountId);
  const namesake = names.find((each) => each.fileName.toLowerCase() === fileName.toLowerCase()) ?? null;
  return { namesake, taken: new Set(names.map((each) => each.fileName.toLowerCase())) };
}

/**
 * What stands in the way of a file that someone is about to send; null where nothing does.
 *
 * @throws AccessRefused `account-not-found`, `forbidden`; AppError `file-name-invalid`
 */
export async function findNamesake(
  { actor, db, portal, variant }: Pick<Visit, 'actor' | 'db' | 'portal' | 'variant'>,
  { account: accountId, name }: DocumentNameQuery,
): Promise<Namesake | null> {
  const fileName = shownFileName(name);
  return db.read(async (snapshot) => {
    const found = await snapshot.accounts.find(accountId);
    const account = found?.portalId === portal?.id ? found : null;
    authorize({ policy: accountDocumentsPolicy, action: 'add', notFound: 'account-not-found' }, actor, account);
    const { namesake, taken } = await namesakeOf(snapshot, accountId, fileName);
    if (!namesake) return null;
    const { size, number, uploadedAt, createdBy } = namesake;
    return {
      account: account.name,
      size,
      number,
      arrivedAt: localMoment(uploadedAt, variant.timeZone),
      copyName: copyName(fileName, taken),
      mayReplace: abilities(documentPolicy, actor, { account, createdBy, isRemoved: false }).keep,
    };
  });
}
