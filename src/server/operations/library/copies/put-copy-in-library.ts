import { idOfActor, system } from '#domain/actor.ts';
import { accountDocumentsPolicy } from '#domain/document/document.ts';
import { longestTitle } from '#domain/document/document-type.ts';
import { authorize } from '#domain/policy.ts';
import type { DueCopy } from '../../../db/queries/library/library-copies.ts';
import type { Transaction } from '../../../db/queries.ts';
import type { RequestContext } from '../../../request-context.ts';
import { once } from '../../idempotency/once.ts';
import { describeAnswersCopy } from '../../submissions/copies/describe-answers-copy.ts';
import { describeMessageCopy } from '../../threads/describe-message-copy.ts';
import { saveOrDeleteFile } from '../add-document.ts';
import type { Keeping } from '../save-document.ts';
import type { CopiedPaper } from './copied-paper.ts';

const job = system('library-copies');

/**
 * Prints a submission in the language of its sender, or a message in that of its client, and puts it into the library of its account: as a new document,
 * or as the next version of the one that it was before, unless that is in the trash. Nothing happens if it was put there meanwhile, or has changed again.
 *
 * @param context of the sender: whoever has lost the account puts nothing into its library
 * @throws AccessRefused `account-not-found`, `page-not-found`, `thread-not-found`; as the printer does
 */
export async function putCopyInLibrary(context: RequestContext, copy: DueCopy): Promise<void> {
  const { auth, pagePrinter } = context;
  const account = await context.db.read(({ accounts }) => accounts.find(copy.accountId));
  authorize({ policy: accountDocumentsPolicy, action: 'add', notFound: 'account-not-found' }, context.actor, account);
  const { thread, source } = copy;
  const paper = await (thread === null
    ? describeAnswersCopy(context, { submission: source, sentBy: copy.sentBy })
    : describeMessageCopy(context, { account, thread, message: source }));
  const pdf = Buffer.from(await pagePrinter.print(paper.reader, paper.path, idOfActor(job)));
  await auth.database.as(job).write((tx) => keep(tx, { copy, paper, pdf }));
}

interface Printed {
  readonly copy: DueCopy;
  readonly paper: CopiedPaper;
  readonly pdf: Buffer;
}

/** The system brings it, not its sender: who signs in as the client cannot change what they have sent. */
async function keep(tx: Transaction, printed: Printed): Promise<void> {
  const { copy, paper } = printed;
  const { files, variant } = paper.reader;
  const taken = await tx.libraryCopies.take(copy);
  if (!taken) return;
  const keeping = { ...keepingOf(printed), ...(await replacing(tx, taken.document)) };
  const { title, day } = paper;
  const sent = { by: job, action: 'document-added', key: null, payload: { source: copy.source, title, day } } as const;
  await once(tx, sent, async () => {
    const { id } = await saveOrDeleteFile(tx, { actor: job, files, variant, portal: { id: copy.portalId } }, keeping);
    await tx.libraryCopies.put(copy, id);
  });
}

function keepingOf({ copy, paper: { reader, title, day, fileName }, pdf }: Printed): Keeping {
  return {
    given: {
      account: copy.accountId,
      portfolio: null,
      holding: null,
      type: 'other',
      effectiveDate: day,
      tags: [],
      title: title.slice(0, longestTitle),
      sameName: 'copy',
    },
    fileName,
    extension: 'pdf',
    size: pdf.length,
    store: (key) => reader.files.storeBytes(pdf, () => key),
    kept: new Set(),
    isQuiet: true,
  };
}

async function replacing({ documents }: Pick<Transaction, 'documents'>, id: string | null): Promise<Pick<Keeping, 'replaces'>> {
  const document = id === null ? null : await documents.find(id);
  return document && !document.isRemoved ? { replaces: document.id } : {};
}
