import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { personPolicy } from '#domain/person/person-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { ActorDatabase } from '../../db/database.ts';
import { type OwnList, ownLists } from '../../db/queries/people/own-data.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordDownload } from '../activity/record-download.ts';

const batchSize = 1000;

/**
 * Everything that is stored about the caller, without secrets, as JSON that is written while it is read. Told as a download before the first of
 * it.
 *
 * @throws AppError `sign-in-needed`; AccessRefused `forbidden` for anyone who looks on behalf of another
 */
export async function exportOwnData(
  context: Pick<RequestContext, 'actor' | 'signedIn' | 'auth' | 'db' | 'portal'>,
): Promise<AsyncGenerator<string>> {
  const { actor, signedIn, auth } = context;
  if (!signedIn) throw new AppError('sign-in-needed');
  authorize({ policy: personPolicy, action: 'edit', notFound: 'sign-in-needed' }, actor, signedIn.user);
  await recordDownload(context, { section: 'profile', file: 'my-data.json' });
  return pieces(auth.database.as(system('own-data')), signedIn.user.id);
}

async function* pieces(database: ActorDatabase, userId: string): AsyncGenerator<string> {
  const about = await database.read((snapshot) => snapshot.ownData.about(userId));
  yield JSON.stringify(about, null, 2).replace(/\n\}$/, '');
  for (const list of ownLists) {
    yield `,\n  ${JSON.stringify(list)}: [`;
    yield* entries(database, list, userId);
    yield ']';
  }
  yield '\n}\n';
}

async function* entries(database: ActorDatabase, list: OwnList, userId: string): AsyncGenerator<string> {
  for (let key: string | null = null; ;) {
    const wanted: { userId: string; key: string | null; limit: number } = { userId, key, limit: batchSize };
    const batch = await database.read((snapshot) => snapshot.ownData.list(list, wanted));
    const lines = batch.map(({ entry }) => `\n    ${JSON.stringify(entry)}`).join(',');
    if (lines) yield key === null ? lines : `,${lines}`;
    if (batch.length < batchSize) return;
    key = batch.at(-1)?.key ?? null;
  }
}
