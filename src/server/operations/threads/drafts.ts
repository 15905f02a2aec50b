import * as z from 'zod';
import type { KeptDraft, SavedDraft } from '#contracts/threads.ts';
import { filingFields } from '#contracts/thread-filing.ts';
import { AppError } from '#domain/errors.ts';
import { uploadKey } from '#domain/file/upload.ts';
import { isId } from '#domain/is-id.ts';
import { type MessageBody, readBody, typedBody } from '#domain/thread/message-body.ts';
import { threadLimits } from '#domain/thread/thread.ts';
import type { DraftPlace, FoundDraft } from '../../db/queries/threads/drafts.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { bodyFields, requireShortBody } from './add-message.ts';
import { attach, detach, discardFiles, draftAttachment } from './draft-attachments.ts';
import { filedIn } from './filing.ts';
import { findThread } from './find-thread.ts';
import { choiceFields, parseChoices } from './message-choices.ts';

const idOf = z.string().refine(isId);
const DraftForm = z.object({
  thread: idOf.optional(),
  draft: z.union([z.literal(''), idOf]).optional(),
  intent: z.enum(['reply', 'note']).optional(),
  recipient: z.string().max(100).default(''),
  subject: z.string().max(threadLimits.subject).default(''),
  ...bodyFields,
  ...filingFields,
  ...choiceFields,
  /** A file that has been uploaded, and what it is called; or a document of the library; or one of them to be taken out. */
  upload: z.string().regex(uploadKey).optional(),
  'file-name': z.string().max(1000).default(''),
  document: idOf.optional(),
  detach: idOf.optional(),
});
type DraftForm = z.infer<typeof DraftForm>;

/**
 * Keeps what someone is writing, as far as it is, and the files that will come with it; of nothing at all no draft is kept.
 *
 * @throws AppError `form-not-understood`, `forbidden`, and as `attach` does; AccessRefused `thread-not-found`
 */
export async function saveDraft(context: RequestContext, fields: Record<string, unknown>): Promise<SavedDraft> {
  const { data: form } = DraftForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  if (!('userId' in context.actor) || !context.portal) throw new AppError('forbidden');
  if (form.upload === undefined && form.document === undefined) return keep(context, form);
  const { upload, document } = form;
  const wanted = upload === undefined ? { document: document ?? '' } : { upload, fileName: form['file-name'] };
  const kept = await context.db.writeUnaudited('message-drafts', (tx) => save(tx, context, form));
  return { id: kept, attachments: (await attach(context, { draft: kept, thread: form.thread ?? null, ...wanted })).map(draftAttachment) };
}

async function keep(context: RequestContext, form: DraftForm): Promise<SavedDraft> {
  const { thread, subject, detach: removed } = form;
  const { text } = draftBody(form);
  const { saved, files } = await context.db.writeUnaudited('message-drafts', async (tx) => {
    const id = await save(tx, context, form);
    const { left, gone } = await detach(tx, id, removed ?? null);
    const isNothing = left.length === 0 && text.trim() === '' && (thread !== undefined || subject.trim() === '');
    if (isNothing) await tx.drafts.remove({ id });
    return { saved: { id: isNothing ? null : id, attachments: left.map(draftAttachment) }, files: gone };
  });
  await discardFiles(context, files);
  return saved;
}

async function save(tx: Queries, context: RequestContext, form: DraftForm): Promise<string> {
  const { thread, draft, intent, recipient, subject } = form;
  const filed = thread === undefined ? await filedIn(tx, context, form) : { process: null, group: null };
  const isInternal = intent === 'note';
  if (thread !== undefined) await findThread(tx, context, { id: thread, action: isInternal ? 'note' : 'write' });
  const choices = parseChoices(context, form);
  const place: DraftPlace = thread === undefined ? { id: draft || null } : { thread };
  return tx.drafts.save(context.portal?.id ?? '', place, { isInternal, ...choices, recipient, subject, ...filed, ...draftBody(form) });
}

/** As much as has been written. */
function draftBody({ text, 'text.formatted': formatted }: DraftForm): MessageBody {
  const body = readBody({ text, formatted });
  if (!body) throw new AppError('form-not-understood');
  return requireShortBody(body);
}

/** Throws a draft away with its files. */
export async function discardDraft(context: RequestContext, id: string): Promise<SavedDraft> {
  if (!isId(id)) throw new AppError('form-not-understood');
  await discardFiles(context, await context.db.writeUnaudited('message-drafts', (tx) => tx.drafts.remove({ id })));
  return { id: null, attachments: [] };
}

/** A draft of a new message; null for one that is gone, or is another person's. */
export async function openDraft({ db, portal }: Pick<RequestContext, 'db' | 'portal'>, id: string | undefined): Promise<KeptDraft | null> {
  if (id === undefined || !portal) return null;
  return keptDraft(await db.read(({ drafts }) => drafts.find(portal.id, id)));
}

/** Returns the user's draft answer to a thread. */
export async function draftOf({ drafts }: Pick<Queries, 'drafts'>, portalId: string, thread: string): Promise<KeptDraft | null> {
  return keptDraft(await drafts.ofThread(portalId, thread));
}

function keptDraft(draft: FoundDraft | null): KeptDraft | null {
  if (!draft) return null;
  const { id, isInternal, notifies, copies, recipient, subject, process, group, attachments } = draft;
  return {
    id,
    isInternal,
    notifies,
    copies,
    recipient,
    subject,
    process,
    group,
    text: typedBody(draft),
    attachments: attachments.map(draftAttachment),
  };
}
