import type { DocumentNameQuery, NamedFile, Namesake } from '#contracts/library.ts';
import type { Account } from '#domain/account/account.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import { copyName } from '#domain/document/copy-name.ts';
import { accountDocumentsPolicy, documentPolicy } from '#domain/document/document.ts';
import { toSafeFileName } from '#domain/file/stored-key.ts';
import { abilities, authorize } from '#domain/policy.ts';
import type { Queries } from '../../db/queries.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { matched } from './deliveries/match-files.ts';

/** The document of an account whose file has this name, in upper or lower case, and the names that are taken there. */
export async function namesakeOf(queries: Pick<Queries, 'documents'>, accountId: string, fileName: string) {
  const names = await queries.documents.fileNames(accountId);
  const namesake = names.find((each) => each.fileName.toLowerCase() === fileName.toLowerCase()) ?? null;
  return { namesake, taken: new Set(names.map((each) => each.fileName.toLowerCase())) };
}

/** The client whose external ID the name of a file has in it, of those whom the actor of the firm sees; null where it is the recipient's own, or no one's. */
export async function otherRecipientOf(
  queries: Pick<Queries, 'deliveryLines'>,
  { actor, portal }: Pick<RequestContext, 'actor'> & { readonly portal: { readonly id: string } | null },
  { account, fileName }: { readonly account: string; readonly fileName: string },
): Promise<{ readonly id: string; readonly name: string } | null> {
  if (!isOfTheFirm(actor) || !portal) return null;
  const [found] = await matched(queries, portal.id, [fileName]);
  return found?.known && found.known.id !== account ? found.known : null;
}

/**
 * Returns the obstacles to a file that the user is about to upload.
 *
 * @throws AccessRefused `account-not-found`, `forbidden`; AppError `file-name-invalid`
 */
export async function readNamedFile(
  { actor, db, portal, variant }: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>,
  { account: accountId, name }: DocumentNameQuery,
): Promise<NamedFile> {
  const fileName = toSafeFileName(name);
  return db.read(async (snapshot) => {
    const found = await snapshot.accounts.find(accountId);
    const account = found?.portalId === portal?.id ? found : null;
    authorize({ policy: accountDocumentsPolicy, action: 'add', notFound: 'account-not-found' }, actor, account);
    const other = await otherRecipientOf(snapshot, { actor, portal }, { account: accountId, fileName });
    return {
      namesake: await shownNamesake(snapshot, { actor, variant }, { account, fileName }),
      otherRecipient: other && { account: account.name, other: other.name },
    };
  });
}

async function shownNamesake(
  snapshot: Queries,
  { actor, variant }: Pick<RequestContext, 'actor' | 'variant'>,
  { account, fileName }: { readonly account: Account; readonly fileName: string },
): Promise<Namesake | null> {
  const { namesake, taken } = await namesakeOf(snapshot, account.id, fileName);
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
}
