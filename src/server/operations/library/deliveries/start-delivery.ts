import type { BegunDelivery } from '#contracts/deliveries.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import { deliveryLimits } from '#domain/document/delivery.ts';
import { AppError } from '#domain/errors.ts';
import { shownFileName, storedKey } from '#domain/file/stored-key.ts';
import type { NewLine } from '../../../db/queries/library/delivery-lines.ts';
import type { SharedFile } from '../../../db/queries/library/deliveries.ts';
import type { Queries, Transaction } from '../../../db/queries.ts';
import { detectFormat } from '../../../files/detect-format.ts';
import { discardFile } from '../../../files/uploads.ts';
import type { Visit } from '../../../visit.ts';
import { recipientsIn } from '../../audience/recipients-in.ts';
import { answeredBefore, once, type SentOnce } from '../../idempotency/once.ts';
import { newId } from '../../ledger/new-id.ts';
import type { NewDelivery } from '../document-form.ts';
import { matched } from './match-files.ts';

type Starting = Pick<Visit, 'actor' | 'db' | 'files' | 'portal' | 'requestDelivery' | 'variant'>;
type ForAll = Extract<NewDelivery, { kind: 'same' }>;
type ForEach = Extract<NewDelivery, { kind: 'own' }>;

/**
 * Begins to send documents to several clients of the actor's: one file for all goes out by a job; files of which each client has their own are sent
 * afterwards, each to its line.
 *
 * @throws AppError `forbidden`, `nobody-chosen`, `account-not-found`, `delivery-reaches-no-one`, `delivery-too-large`, `deliveries-too-many`,
 * `upload-missing`, `file-unsupported`, `file-name-invalid`; as `once`
 */
export async function startDelivery(visit: Starting, given: NewDelivery, key: string | null): Promise<BegunDelivery> {
  const { actor, db, portal } = visit;
  if (!isOfTheFirm(actor) || !('userId' in actor) || !portal) throw new AppError('forbidden');
  const sent: SentOnce = { by: actor, action: 'delivery-started', key, payload: given };
  const before = await db.read((snapshot) => answeredBefore(snapshot, sent));
  if (before) return before.answer as BegunDelivery;
  const starting = { id: newId(), portalId: portal.id, sent };
  return given.kind === 'own'
    ? db.write((tx) =>
        once(tx, sent, async () => add(tx, { ...starting, given, file: null, lines: await linesOfNames(tx, portal.id, given) })),
      )
    : startForAll(visit, given, { ...starting, person: actor.userId });
}

interface StartingForAll {
  readonly id: string;
  readonly portalId: string;
  readonly person: string;
  readonly sent: SentOnce;
}

/** The file is kept once for all of them, until the job has given each their own. */
async function startForAll(
  { db, files, variant, requestDelivery }: Starting,
  given: ForAll,
  { id, portalId, person, sent }: StartingForAll,
): Promise<BegunDelivery> {
  const fileName = shownFileName(given.fileName);
  await db.read((snapshot) => linesForAll(snapshot, portalId, { ...given, fileName }));
  const upload = { person, key: given.upload };
  const received = await files.uploads.take(upload);
  const storedAs = storedKey({ variant: variant.id, portal: portalId, kind: 'deliveries', id, version: 1, name: fileName });
  try {
    const { extension } = await detectFormat(received.path, fileName);
    const stored = await files.store(received, storedAs);
    const begun = await db.write((tx) =>
      once(tx, sent, async () => {
        const lines = await linesForAll(tx, portalId, { ...given, fileName });
        const added = await add(tx, { id, portalId, given, file: { ...stored, fileName, extension }, lines });
        await requestDelivery(tx);
        return added;
      }),
    );
    if (begun.id !== id) await files.remove(storedAs);
    await discardFile(received);
    return begun;
  } catch (error) {
    await files.uploads.giveBack(upload, received);
    throw error;
  }
}

async function linesForAll(queries: Pick<Queries, 'audience'>, portalId: string, given: ForAll): Promise<readonly NewLine[]> {
  const most = deliveryLimits.recipients;
  const found = await recipientsIn(queries, portalId, { wanted: given, most });
  if (found.length > most) throw new AppError('delivery-too-large', { limit: most });
  const lines = found.map(({ id, reason }): NewLine => {
    return { accountId: id, portfolioId: null, fileName: given.fileName, reason: reason === 'closed' ? reason : null };
  });
  if (lines.every(({ reason }) => reason !== null)) throw new AppError('delivery-reaches-no-one');
  return lines;
}

async function linesOfNames(tx: Transaction, portalId: string, { names }: ForEach): Promise<readonly NewLine[]> {
  const found = await matched(tx, portalId, names);
  const lines = found.flatMap(({ name, known }): NewLine[] =>
    known ? [{ accountId: known.id, portfolioId: known.portfolioId, fileName: name, reason: null }] : [],
  );
  if (lines.length === 0) throw new AppError('delivery-reaches-no-one');
  return lines;
}

interface Adding {
  readonly id: string;
  readonly portalId: string;
  readonly given: NewDelivery;
  readonly file: SharedFile | null;
  readonly lines: readonly NewLine[];
}

async function add(tx: Transaction, { id, portalId, given, file, lines }: Adding): Promise<BegunDelivery> {
  if ((await tx.deliveries.ofLastHour()) >= deliveryLimits.perHour) throw new AppError('deliveries-too-many');
  const { title, type, effectiveDate, tags, sameName } = given;
  await tx.deliveries.add({ id, portalId, title, type, effectiveDate, tags, sameName, file });
  await tx.deliveryLines.add(id, lines);
  const reached = lines.filter(({ reason }) => reason === null).map(({ accountId }) => accountId);
  const facts = { type, recipients: reached.length, leftOut: lines.length - reached.length, concerned: [...new Set(reached)] };
  const after = { ...(file && { fileName: file.fileName }), ...facts };
  tx.audit.add({ action: 'delivery-started', portalId, target: { kind: 'delivery', id }, after });
  const waiting = lines.map(({ accountId, fileName, portfolioId }, at) => ({
    line: at + 1,
    name: fileName,
    account: accountId,
    portfolio: portfolioId,
  }));
  return { id, files: file ? [] : waiting };
}
