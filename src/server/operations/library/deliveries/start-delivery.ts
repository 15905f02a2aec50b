import type { AudienceQuery } from '#contracts/audience.ts';
import type { BegunDelivery } from '#contracts/deliveries.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import { deliveryLimits, reportDays } from '#domain/document/delivery.ts';
import { reportFileName } from '#wording/report-file-name.ts';
import { reportTitle } from '#wording/report-title.ts';
import { AppError } from '#domain/errors.ts';
import { toSafeFileName, storedKey } from '#domain/file/stored-key.ts';
import type { NewLine } from '../../../db/queries/library/delivery-lines.ts';
import type { DeliveryDetails, SharedFile } from '../../../db/queries/library/deliveries.ts';
import type { Queries, Transaction } from '../../../db/queries.ts';
import { detectFormat } from '../../../files/detect-format.ts';
import { discardFile } from '../../../files/uploads.ts';
import type { RequestContext } from '../../../request-context.ts';
import { recipientsIn } from '../../audience/recipients-in.ts';
import { answeredBefore, once, type SentOnce } from '../../idempotency/once.ts';
import { newId } from '../../ledger/new-id.ts';
import type { NewDelivery } from '../document-form.ts';
import { matched } from './match-files.ts';

type Starting = Pick<RequestContext, 'actor' | 'db' | 'files' | 'portal' | 'requestDelivery' | 'texts' | 'today' | 'variant'>;
type ForAll = Extract<NewDelivery, { kind: 'same' }>;
type ForEach = Extract<NewDelivery, { kind: 'own' }>;
type OfReports = Extract<NewDelivery, { kind: 'report' }>;

/**
 * Begins to send documents to several clients of the actor's. A job sends one file for all, and prints the report of each; files of which each client
 * has their own are sent afterwards, each to its line.
 *
 * @throws AppError `forbidden`, `nobody-chosen`, `account-not-found`, `delivery-reaches-no-one`, `delivery-too-large`, `deliveries-too-many`,
 * `upload-missing`, `file-unsupported`, `file-name-invalid`, `form-not-understood`; as `once`
 */
export async function startDelivery(context: Starting, given: NewDelivery, key: string | null): Promise<BegunDelivery> {
  const { actor, db, portal } = context;
  if (!isOfTheFirm(actor) || !('userId' in actor) || !portal) throw new AppError('forbidden');
  const sent: SentOnce = { by: actor, action: 'delivery-started', key, payload: given };
  const before = await db.read((snapshot) => answeredBefore(snapshot, sent));
  if (before) return before.answer as BegunDelivery;
  const starting = { id: newId(), portalId: portal.id, sent };
  if (given.kind === 'same') return startForAll(context, given, { ...starting, person: actor.userId });
  if (given.kind === 'report') return startReports(context, given, starting);
  return db.write((tx) =>
    once(tx, sent, async () =>
      addDelivery(tx, { ...starting, given, groups: [], file: null, lines: await linesOfNames(tx, portal.id, given) }),
    ),
  );
}

/** The documents get their titles in the language of each client; the delivery is called in the sender's. */
async function startReports(
  { db, texts, today, requestDelivery }: Starting,
  { kind, day, ...given }: OfReports,
  { id, portalId, sent }: Pick<StartingForAll, 'id' | 'portalId' | 'sent'>,
): Promise<BegunDelivery> {
  if (!reportDays(today).includes(day)) throw new AppError('form-not-understood');
  const title = reportTitle(texts, day);
  const details = { kind, title, type: 'statement', effectiveDate: day, tags: [], sameName: 'copy' } as const;
  return db.write((tx) =>
    once(tx, sent, async () => {
      const lines = await linesFor(tx, { portalId, given, nameFor: (name) => reportFileName(texts, name, day).slice(0, 200) });
      const added = await addDelivery(tx, { id, portalId, given: details, groups: groupsOf(given), file: null, lines });
      await requestDelivery(tx);
      return added;
    }),
  );
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
  const fileName = toSafeFileName(given.fileName);
  const recipients = { portalId, given, nameFor: () => fileName };
  await db.read((snapshot) => linesFor(snapshot, recipients));
  const upload = { person, key: given.upload };
  const received = await files.uploads.take(upload);
  const storedAs = storedKey({ variant: variant.id, portal: portalId, kind: 'deliveries', id, version: 1, name: fileName });
  try {
    const { extension } = await detectFormat(received.path, fileName);
    const stored = await files.store(received, storedAs);
    const begun = await db.write((tx) =>
      once(tx, sent, async () => {
        const lines = await linesFor(tx, recipients);
        const file = { ...stored, fileName, extension };
        const added = await addDelivery(tx, { id, portalId, given, groups: groupsOf(given), file, lines });
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

interface Recipients {
  readonly portalId: string;
  readonly given: AudienceQuery;
  /** Returns the name of the file that the client of this name gets. */
  readonly nameFor: (client: string) => string;
}

async function linesFor(queries: Pick<Queries, 'audience'>, { portalId, given, nameFor }: Recipients): Promise<readonly NewLine[]> {
  const most = deliveryLimits.recipients;
  const found = await recipientsIn(queries, portalId, { wanted: given, most });
  if (found.length > most) throw new AppError('delivery-too-large', { limit: most });
  const lines = found.map(({ id, name, reason }): NewLine => {
    return { accountId: id, portfolioId: null, fileName: nameFor(name), reason: reason === 'closed' ? reason : null };
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

const groupsOf = ({ to, groups }: AudienceQuery) => (to === 'groups' ? groups : []);

interface Adding {
  readonly id: string;
  readonly portalId: string;
  readonly given: Pick<NewDelivery, 'kind'> & DeliveryDetails;
  /** The client groups that it is for. */
  readonly groups: readonly string[];
  readonly file: SharedFile | null;
  readonly lines: readonly NewLine[];
}

/** @throws AppError `deliveries-too-many` */
export async function addDelivery(tx: Transaction, { id, portalId, given, groups, file, lines }: Adding): Promise<BegunDelivery> {
  if ((await tx.deliveries.ofLastHour()) >= deliveryLimits.perHour) throw new AppError('deliveries-too-many');
  const { kind, title, type, effectiveDate, tags, sameName } = given;
  await tx.deliveries.add({ id, kind, portalId, title, type, effectiveDate, tags, sameName, groups, file });
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
  return { id, files: kind === 'own' ? waiting : [] };
}
