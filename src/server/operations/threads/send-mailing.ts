import * as z from 'zod';
import { audienceFields, type AudienceQuery } from '#contracts/audience.ts';
import { filingFields } from '#contracts/thread-filing.ts';
import type { Locale } from '#contracts/ids.ts';
import type { MailingReach, MailingReachQuery } from '#contracts/mailings.ts';
import { fieldLanguage } from '#contracts/message-templates.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { fieldsUsed, type FieldValues, type MessageField } from '#domain/thread/message-fields.ts';
import { mailingLimits } from '#domain/thread/mailing.ts';
import { undoSeconds } from '#domain/thread/thread.ts';
import type { Recipient } from '../../db/queries/audience.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { reachOf, recipientsIn } from '../audience/recipients-in.ts';
import { formKey, sentForm } from '../idempotency/form-key.ts';
import { once } from '../idempotency/once.ts';
import { bodyFields, parseMessageBody, requireShortBody, sendWritten, getAuthor, type Writing } from './add-message.ts';
import { filedIn } from './filing.ts';
import { filled, type FieldContext, missingIn, valuesFor, type Words } from './fill-fields.ts';
import { choiceFields, parseChoices } from './message-choices.ts';
import { subjectIn } from './start-thread.ts';

const MailingForm = z.strictObject({
  'form-key': formKey,
  ...audienceFields,
  subject: z.string().max(20_000).optional(),
  ...bodyFields,
  process: filingFields.process,
  ...choiceFields,
  language: fieldLanguage,
});

/**
 * Writes one message to several clients of the caller's, to each in a thread of their own; it is held as any other, and can be stopped.
 *
 * @returns its id
 * @throws AppError `form-not-understood`, `forbidden`, `subject-required`, `subject-too-long`, `message-required`, `message-too-long`, `nobody-chosen`,
 * `account-not-found`, `mailing-reaches-no-one`, `mailing-too-large`, `too-many-messages`; as `once`
 */
export async function sendMailing(
  context: Writing & FieldContext & Pick<RequestContext, 'variant'>,
  sent: Record<string, unknown>,
): Promise<string> {
  const { data: form } = MailingForm.safeParse(sent);
  if (!form) throw new AppError('form-not-understood');
  const { actor, db, portal } = context;
  if (!isOfTheFirm(actor) || !portal) throw new AppError('forbidden');
  const subject = subjectIn(form.subject);
  const body = parseMessageBody(form);
  const { name: writtenByName } = getAuthor(context);
  const id = await db.write((tx) =>
    once(tx, sentForm(actor, 'mailing-started', form), async () => {
      const fields = fieldsUsed(subject, body.text);
      const { recipients, values } = await withValues(tx, context, {
        found: await fewEnough(tx, portal.id, form),
        fields,
        language: form.language,
      });
      const reached = recipients.filter(({ reason }) => reason === null).map((each) => each.id);
      if (reached.length === 0) throw new AppError('mailing-reaches-no-one');
      if ((await tx.mailings.ofLastHour()) >= mailingLimits.perHour) throw new AppError('too-many-messages', { minutes: 60 });
      const words = reached.map((account) => {
        const read = filledIn({ subject, body }, values.get(account));
        return { account, subject: read.subject, ...read.body };
      });
      const { process } = await filedIn(tx, context, { process: form.process });
      const filed = { process, groups: form.to === 'groups' ? form.groups : [] };
      const mailing = await tx.mailings.add({
        portalId: portal.id,
        writtenByName,
        subject,
        words,
        heldSeconds: undoSeconds,
        recipients,
        ...parseChoices(context, form),
        ...filed,
      });
      const after = { subject, recipients: reached.length, leftOut: recipients.length - reached.length, concerned: reached };
      tx.audit.add({ action: 'mailing-started', portalId: portal.id, target: { kind: 'mailing', id: mailing }, after });
      return mailing;
    }),
  );
  await sendWritten(context, true);
  return id;
}

/**
 * Returns how many recipients a message would reach, and who is left out.
 *
 * @throws AppError `forbidden`, `nobody-chosen`, `account-not-found`
 */
export async function readReach(
  context: Pick<RequestContext, 'actor' | 'db'> & FieldContext,
  wanted: MailingReachQuery,
): Promise<MailingReach> {
  const { actor, db, portal } = context;
  if (!isOfTheFirm(actor) || !portal) throw new AppError('forbidden');
  const most = mailingLimits.recipients;
  const { recipients, values } = await db.read(async (snapshot) =>
    withValues(snapshot, context, {
      found: await recipientsIn(snapshot, portal.id, { wanted, most }),
      fields: wanted.fields,
      language: wanted.language,
    }),
  );
  const first = recipients.find(({ reason }) => reason === null);
  const ofFirst = first && values.get(first.id);
  return { ...reachOf(recipients, most), example: first && ofFirst ? { name: first.name, values: ofFirst } : null };
}

interface Meant {
  readonly found: readonly Recipient[];
  readonly fields: readonly MessageField[];
  readonly language: Locale | undefined;
}

/** Leaves out recipients who lack a value for a field, so that no message has a gap. A message without fields reads no values. */
async function withValues(queries: Queries, context: FieldContext, { found, fields, language }: Meant) {
  const values =
    fields.length === 0
      ? new Map<string, FieldValues>()
      : await valuesFor(queries, context, { accounts: found.map(({ id }) => id), language });
  const recipients = found.map((each): Recipient => {
    const isMissing = each.reason === null && missingIn(fields, values.get(each.id) ?? {}).length > 0;
    return isMissing ? { ...each, reason: 'noValue' } : each;
  });
  return { recipients, values };
}

function filledIn(words: Words, values: FieldValues | undefined): Words {
  if (!values) return words;
  const { subject, body } = filled(words, values);
  return { subject: subjectIn(subject), body: requireShortBody(body) };
}

async function fewEnough(tx: Queries, portalId: string, wanted: AudienceQuery): Promise<readonly Recipient[]> {
  const most = mailingLimits.recipients;
  const found = await recipientsIn(tx, portalId, { wanted, most });
  if (found.length > most) throw new AppError('mailing-too-large', { limit: most });
  return found;
}
