import * as z from 'zod';
import type { ThreadAnswer } from '#contracts/threads.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { joinedBodies, type MessageBody } from '#domain/thread/message-body.ts';
import { joinedChoices, type MessageChoices, usualChoices } from '#domain/thread/message-choices.ts';
import type { Attachment } from '../../db/queries/threads/attachments.ts';
import type { FoundDraft } from '../../db/queries/threads/drafts.ts';
import type { FiledIn } from '../../db/queries/threads/filed-in.ts';
import type { OpenedThread } from '../../db/queries/threads/threads.ts';
import type { RequestContext } from '../../request-context.ts';
import { formKey, sentForm } from '../idempotency/form-key.ts';
import { once } from '../idempotency/once.ts';
import {
  addMessage,
  attachmentIds,
  bodyFields,
  parseMessageBody,
  requireShortBody,
  refuseTooMany,
  sendWritten,
  getAuthor,
  type Sending,
  type Writing,
} from './add-message.ts';
import { moveAttachments } from './attachments.ts';
import { discardFiles } from './draft-attachments.ts';
import { findThread } from './find-thread.ts';
import { choiceFields, parseChoices } from './message-choices.ts';
import { recipientId } from './read-recipients.ts';

type Answering = Writing & Pick<RequestContext, 'files'>;

const WritingForm = z.strictObject({
  intent: z.enum(['reply', 'note']),
  'form-key': formKey,
  ...bodyFields,
  hold: z.literal('yes').optional(),
  ...choiceFields,
  attachments: attachmentIds,
});
const ThreadForm = z.discriminatedUnion('intent', [
  WritingForm,
  z.strictObject({ intent: z.enum(['archive', 'unarchive']) }),
  z.strictObject({ intent: z.literal('undo'), message: z.string().refine(isId) }),
  z.strictObject({ intent: z.literal('assign'), person: z.union([z.literal(''), z.string().refine(isId)]) }),
]);

/**
 * A reply, a note of the firm, who has the thread, that someone has put it away, or takes back what they have just written.
 *
 * @throws AppError `form-not-understood`, `thread-not-found`, `forbidden`, `message-required`, `message-too-long`, `message-sent-already`,
 * `person-not-found`, `too-many-messages`; as `once`
 */
export async function threadAction(context: Answering, id: string, fields: Record<string, unknown>): Promise<ThreadAnswer> {
  const { data: form } = ThreadForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  if (form.intent === 'undo') return takeBack(context, id, form.message);
  if (form.intent === 'reply' || form.intent === 'note') await write(context, id, form);
  else if (form.intent === 'assign') await assign(context, id, form.person);
  else await putAway(context, id, form.intent === 'archive');
  return { done: form.intent };
}

/** The draft of a thread that is gone with its only message is one of a new message. */
async function takeBack(context: Answering, id: string, message: string): Promise<ThreadAnswer> {
  const { note: lost, ...answered } = await context.db.write(async (tx) => {
    const { thread, account } = await findThread(tx, context, { id, action: 'write' });
    const attachments = await tx.attachments.ofMessage({ accountId: account.id, threadId: id, messageId: message });
    await tx.drafts.lockAttachments();
    const begun = await tx.drafts.ofThread(account.portalId, id);
    const taken = await tx.messagesOnHold.takeBack(thread, message);
    if (!taken) throw new AppError('message-sent-already');
    const { isAll } = taken;
    // A note goes with the thread that it was begun in: in a message to the client nothing of it is kept.
    const note = isAll ? noteIn(begun) : null;
    const { body, files, isInternal, choices } = above({ body: taken, files: attachments, choices: taken }, note ? null : begun);
    const filed = isAll ? filedAs(thread) : { process: null, group: null };
    const words = {
      isInternal,
      notifies: choices.notifies,
      copies: choices.copies,
      recipient: recipientOf(context, account.id, thread.assignedTo),
      subject: thread.subject,
      ...filed,
      ...body,
    };
    const draft = await tx.drafts.save(account.portalId, isAll ? { id: null } : { thread: id }, words);
    if (files.length > 0) await tx.drafts.attach(draft, files);
    const about = { accountId: account.id, portalId: account.portalId, target: { kind: 'thread', id } } as const;
    tx.audit.add({ action: 'thread-taken-back', ...about });
    return { done: 'undo' as const, newDraft: isAll ? draft : null, note };
  });
  await discardFiles(context, lost?.attachments ?? []);
  return answered;
}

function filedAs({ process, group }: OpenedThread): FiledIn {
  return { process, group: group?.id ?? null };
}

function noteIn(begun: FoundDraft | null): FoundDraft | null {
  return begun?.isInternal ? begun : null;
}

interface Written {
  readonly body: MessageBody;
  readonly files: readonly Attachment[];
  readonly choices: MessageChoices;
}

/**
 * Puts the taken-back message above the draft begun in the meantime. A note stays a note, so that nothing of it reaches the client. What its
 * writer chose for one of them is chosen for both together.
 */
function above(taken: Written, begun: FoundDraft | null): Written & { readonly isInternal: boolean } {
  if (!begun) return { ...taken, isInternal: false };
  const body = requireShortBody(joinedBodies(taken.body, begun));
  return {
    body,
    files: [...taken.files, ...begun.attachments],
    isInternal: begun.isInternal,
    choices: joinedChoices(taken.choices, begun),
  };
}

function recipientOf({ actor }: Writing, account: string, assignedTo: string | null): string {
  return actor.kind === 'investor' && assignedTo !== null ? recipientId(account, assignedTo) : account;
}

async function write(context: Sending, id: string, form: z.infer<typeof WritingForm>): Promise<void> {
  const isInternal = form.intent === 'note';
  const isHeld = !isInternal && form.hold === 'yes';
  const action = isInternal ? 'thread-noted' : 'thread-answered';
  const body = parseMessageBody(form);
  let unsent: readonly Attachment[] = [];
  await context.db.write(async (tx) => {
    const { thread, account } = await findThread(tx, context, { id, action: isInternal ? 'note' : 'write' });
    const chosen = parseChoices(context, form);
    const choices = isInternal ? usualChoices : chosen;
    return once(tx, sentForm(context.actor, action, { ...form, id } as typeof form), async () => {
      await refuseTooMany(tx, context);
      const messageId = await addMessage(tx, context, { account, thread, body, isInternal, isHeld, choices });
      const place = { accountId: account.id, threadId: id, messageId };
      unsent = await moveAttachments(tx, { place, draft: { thread: id }, ids: form.attachments, by: getAuthor(context).id });
      tx.audit.add({ action, accountId: account.id, portalId: account.portalId, target: { kind: 'thread', id } });
      return id;
    });
  });
  await discardFiles(context, unsent);
  await sendWritten(context, isHeld);
}

async function assign(context: Writing, id: string, person: string): Promise<void> {
  await context.db.write(async (tx) => {
    const { thread, account } = await findThread(tx, context, { id, action: 'assign' });
    const team = await tx.threads.team(account.id);
    const name = person === '' ? null : team.find((one) => one.id === person)?.name;
    if (name === undefined) throw new AppError('person-not-found');
    await tx.threads.assign(thread, person === '' ? null : person);
    const about = { accountId: account.id, portalId: account.portalId, target: { kind: 'thread', id } } as const;
    tx.audit.add({ action: 'thread-assigned', ...about, after: { assigned: name } });
  });
}

async function putAway(context: Writing, id: string, isPutAway: boolean): Promise<void> {
  await context.db.writeUnaudited('thread-reading', async (tx) => {
    const { thread, reader } = await findThread(tx, context, { id, action: 'write' });
    await tx.threads.setArchived(thread, reader, isPutAway ? thread.lastAt : null);
  });
}
