import { href } from 'react-router';
import { idOfActor, system } from '#domain/actor.ts';
import { accountDocumentsPolicy } from '#domain/document/document.ts';
import { longestTitle } from '#domain/document/document-type.ts';
import { authorize } from '#domain/policy.ts';
import { getFormats } from '#wording/formats.ts';
import { fileNameOf } from '#wording/report-file-name.ts';
import type { DueCopy } from '../../../db/queries/content/submission-copies.ts';
import type { Transaction } from '../../../db/queries.ts';
import type { RequestContext } from '../../../request-context.ts';
import { once } from '../../idempotency/once.ts';
import { saveOrDeleteFile } from '../../library/add-document.ts';
import type { Keeping } from '../../library/save-document.ts';
import { asItsReader } from '../../reports/put-report-in-library.ts';
import { readAnswersPaper } from './read-answers-paper.ts';

const job = system('submission-copies');

/**
 * Prints a submission in the language of its sender and puts it into the library of the account for which it was sent: as a new document, or as the next
 * version of the one that it was before, unless that is in the trash. Nothing happens if it was put there meanwhile, or has changed again.
 *
 * @param context of the sender: whoever has lost the account puts nothing into its library
 * @throws AccessRefused `account-not-found`, `page-not-found`; as the printer does
 */
export async function putCopyInLibrary(context: RequestContext, copy: DueCopy): Promise<void> {
  const { auth, pagePrinter } = context;
  const account = await context.db.read(({ accounts }) => accounts.find(copy.accountId));
  authorize({ policy: accountDocumentsPolicy, action: 'add', notFound: 'account-not-found' }, context.actor, account);
  const reader = await asItsReader(context, { account: { clientUserId: copy.sentBy } });
  const { title, day } = await readAnswersPaper(reader, copy.submission);
  const path = href('/internal/paper/submission/:submission', { submission: copy.submission });
  const pdf = Buffer.from(await pagePrinter.print(reader, path, idOfActor(job)));
  await auth.database.as(job).write((tx) => keep(tx, { reader, copy, title, day, pdf }));
}

interface Printed {
  readonly reader: RequestContext;
  readonly copy: DueCopy;
  readonly title: string;
  readonly day: string;
  readonly pdf: Buffer;
}

/** The system brings it, not its sender: who signs in as the client cannot change what they have sent. */
async function keep(tx: Transaction, printed: Printed): Promise<void> {
  const { reader, copy, title, day } = printed;
  const { files, variant } = reader;
  const taken = await tx.submissionCopies.take(copy);
  if (!taken) return;
  const keeping = { ...keepingOf(printed), ...(await replacing(tx, taken.document)) };
  const sent = { by: job, action: 'document-added', key: null, payload: { submission: copy.submission, title, day } } as const;
  await once(tx, sent, async () => {
    const { id } = await saveOrDeleteFile(tx, { actor: job, files, variant, portal: { id: copy.portalId } }, keeping);
    await tx.submissionCopies.put(copy, id);
  });
}

function keepingOf({ reader: { files, locale, texts }, copy, title, day, pdf }: Printed): Keeping {
  const named = texts('paper.answers.title', { title, date: getFormats(locale).date(day) });
  return {
    given: {
      account: copy.accountId,
      portfolio: null,
      holding: null,
      type: 'other',
      effectiveDate: day,
      tags: [],
      title: named.slice(0, longestTitle),
      sameName: 'copy',
    },
    fileName: fileNameOf(texts, 'paper.answers.fileName', { name: title, date: day }),
    extension: 'pdf',
    size: pdf.length,
    store: (key) => files.storeBytes(pdf, () => key),
    kept: new Set(),
    isQuiet: true,
  };
}

async function replacing({ documents }: Pick<Transaction, 'documents'>, id: string | null): Promise<Pick<Keeping, 'replaces'>> {
  const document = id === null ? null : await documents.find(id);
  return document && !document.isRemoved ? { replaces: document.id } : {};
}
