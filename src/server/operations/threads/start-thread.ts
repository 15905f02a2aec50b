import * as z from 'zod';
import type { Locale } from '#contracts/ids.ts';
import { filingFields } from '#contracts/thread-filing.ts';
import { fieldLanguage } from '#contracts/message-templates.ts';
import type { Account } from '#domain/account/account.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { fieldsUsed } from '#domain/thread/message-fields.ts';
import { threadLimits, threadPolicy } from '#domain/thread/thread.ts';
import type { Attachment } from '../../db/queries/threads/attachments.ts';
import type { Transaction } from '../../db/queries.ts';
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
import { filedIn } from './filing.ts';
import { filled, type FieldContext, valuesFor, type Words } from './fill-fields.ts';
import { choiceFields, parseChoices } from './message-choices.ts';
import { messengersOf } from './read-recipients.ts';

const typed = z.string().max(20_000);
const NewThreadForm = z.strictObject({
  'form-key': formKey,
  recipient: typed.optional(),
  subject: typed.optional(),
  ...bodyFields,
  ...filingFields,
  ...choiceFields,
  hold: z.literal('yes').optional(),
  language: fieldLanguage,
  attachments: attachmentIds,
  draft: z.union([z.literal(''), z.string().refine(isId)]).optional(),
});

/**
 * Begins a thread: of a client with an adviser of one of their accounts, of the firm's people with a client.
 *
 * @returns its id
 * @throws AppError `form-not-understood`, `recipient-required`, `subject-required`, `subject-too-long`, `message-required`, `message-too-long`,
 * `account-not-found`, `client-cannot-read`, `client-group-not-offered`, `field-without-value`, `too-many-messages`; as `once`
 */
export async function startThread(
  context: Sending & FieldContext & Pick<RequestContext, 'variant'>,
  fields: Record<string, unknown>,
): Promise<string> {
  const { data: form } = NewThreadForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  const { recipient = '' } = form;
  if (recipient === '') throw new AppError('recipient-required');
  const written = { subject: subjectIn(form.subject), body: parseMessageBody(form) };
  const isHeld = form.hold === 'yes';
  const { actor, db } = context;
  const by = getAuthor(context);
  let unsent: readonly Attachment[] = [];
  const id = await db.write((tx) =>
    once(tx, sentForm(actor, 'thread-started', form), async () => {
      const { account, assignedTo } = await addressed(tx, context, recipient);
      await refuseTooMany(tx, context);
      const { id: accountId, portalId } = account;
      const { subject, body } = isOfTheFirm(actor)
        ? await filledFor(tx, context, { written, accountId, language: form.language })
        : written;
      const filed = await filedIn(tx, context, form);
      const threadId = await tx.threads.insert({ accountId, subject, startedBy: by.id, startedByName: by.name, assignedTo, filed });
      const messageId = await addMessage(tx, context, {
        account,
        thread: { id: threadId, subject, assignedTo },
        body,
        isInternal: false,
        isHeld,
        choices: parseChoices(context, form),
      });
      const place = { accountId, threadId, messageId };
      unsent = await moveAttachments(tx, { place, draft: { id: form.draft || null }, ids: form.attachments, by: by.id });
      tx.audit.add({
        action: 'thread-started',
        accountId,
        portalId,
        target: { kind: 'thread', id: threadId },
        ...(!isHeld && { after: { subject } }),
      });
      return threadId;
    }),
  );
  await discardFiles(context, unsent);
  await sendWritten(context, isHeld);
  return id;
}

interface Fillable {
  readonly written: Words;
  readonly accountId: string;
  readonly language: Locale | undefined;
}

/** Fills the fields of the firm's message with the client's values. */
async function filledFor(tx: Transaction, context: FieldContext, { written, accountId, language }: Fillable): Promise<Fillable['written']> {
  if (fieldsUsed(written.subject, written.body.text).length === 0) return written;
  const values = await valuesFor(tx, context, { accounts: [accountId], language });
  const { subject, body } = filled(written, values.get(accountId) ?? {});
  return { subject: subjectIn(subject), body: requireShortBody(body) };
}

/** Returns the account that a thread is about, and its assignee at the firm: the adviser whom the client chose, or the writer. */
async function addressed(
  tx: Transaction,
  { actor, portal }: Writing,
  recipient: string,
): Promise<{ readonly account: Account; readonly assignedTo: string | null }> {
  const [accountId = '', person = ''] = recipient.split('.');
  const found = isId(accountId) ? await tx.accounts.find(accountId) : null;
  const account = found?.portalId === portal?.id ? found : null;
  authorize({ policy: threadPolicy, action: 'write', notFound: 'account-not-found' }, actor, account);
  const assignedTo = isOfTheFirm(actor) ? await ofTheFirm(tx, actor, account) : await chosenBy(tx, account, person);
  return { account, assignedTo };
}

async function chosenBy(tx: Transaction, { id }: Account, person: string): Promise<string> {
  const messengers = messengersOf(await tx.threads.team(id));
  if (messengers.every((one) => one.id !== person)) throw new AppError('recipient-required');
  return person;
}

/** Returns the writer as assignee if they look after the account. */
async function ofTheFirm(tx: Transaction, actor: Writing['actor'], { id }: Account): Promise<string | null> {
  if ((await tx.threads.client(id)) === null) throw new AppError('client-cannot-read');
  const team = await tx.threads.team(id);
  return team.find((one) => 'userId' in actor && one.id === actor.userId)?.id ?? null;
}

/**
 * @throws AppError `subject-required`, `subject-too-long`
 */
export function subjectIn(typedSubject = ''): string {
  const subject = typedSubject.replaceAll(/\s+/g, ' ').trim();
  if (subject === '') throw new AppError('subject-required');
  if (subject.length > threadLimits.subject) throw new AppError('subject-too-long', { limit: threadLimits.subject });
  return subject;
}
