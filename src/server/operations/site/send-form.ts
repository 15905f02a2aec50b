import { createHash } from 'node:crypto';
import { href } from 'react-router';
import * as z from 'zod';
import { isAdministrator, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { emailKey } from '#domain/sign-in/email-address.ts';
import { mailNetworkLimits } from '#domain/sign-in/failure-count.ts';
import { type Answers, parseAnswers } from '#forms/answers.ts';
import { pickApplicableAnswers } from '#forms/applicable-fields.ts';
import { checkAnswers, type Problems } from '#forms/check-answers.ts';
import { changedFields, listVisibleFields } from '#forms/fields-for.ts';
import type { AskedField } from '#forms/form.ts';
import type { Typed } from '#forms/kind.ts';
import { listInputNames } from '#forms/kinds.ts';
import { listTexts } from '#forms/kinds/texts.ts';
import { submissionDocumentOf } from '#forms/submission.ts';
import { getNetwork } from '../../auth/network.ts';
import type { PublishedEntry } from '../../db/queries/content/site-content.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { formText } from '../form-line.ts';
import { formKey } from '../idempotency/form-key.ts';
import { once } from '../idempotency/once.ts';
import { notifyAdministrators } from '../messages/notify-administrators.ts';
import { postMessage } from '../messages/post-message.ts';
import { requestCopy } from '../submissions/copies/request-copy.ts';
import { countInAdvance } from '../passwords/password-buckets.ts';
import { mailBuckets } from '../sign-in/mail-buckets.ts';
import type { SiteContext } from './read-site.ts';
import { findSentBefore, senderOf } from './sent-before.ts';
import { findForm } from './site-forms.ts';
import { listLanguages, spoken } from './spoken.ts';
import { beginningOf, listQuestionsOf, type WholeForm } from './whole-form.ts';

const Sent = z.object({ 'form-key': formKey.optional() }).catchall(formText(5000));

/** The longest name that a record of content may have, in characters. */
const longestName = 200;

type Sending = SiteContext & Pick<RequestContext, 'auth' | 'requestCopies'>;

/** The process that a form is sent through. */
export interface SentThrough {
  /** The values that its submission has beside those of all. */
  readonly values: Readonly<Record<string, string | null>>;
  /** Refuses a submission before it is written. No other is written until then. */
  readonly refuse: (tx: Transaction) => Promise<void>;
}

/**
 * Keeps what someone answers to a published form, whoever they are, with the questions as they were asked; tells the form's recipients of it, and
 * answers by mail where the form says so. What one network sends is limited as the mails of signing up are, and so is what one address is sent.
 *
 * @param isChange the signed-in sender changes what they have sent, as far as the form lets them
 * @returns what is wrong with the answers; null when they were kept
 * @throws AppError `form-not-understood`; `form-changed` for a field that the sender is not asked; `page-not-found` for a form that they may not
 * fill in; `form-sent-before` for a second submission of a form that takes one; `submission-closed` for a change; `too-many-attempts`
 */
export async function sendForm(
  context: Sending,
  address: string,
  { fields, isChange }: { readonly fields: Record<string, unknown>; readonly isChange: boolean },
): Promise<Problems | null> {
  const entry = await context.db.read((snapshot) => findForm(snapshot, address));
  if (!entry) throw new AppError('page-not-found');
  return sendAnswers(context, entry, { fields, isChange });
}

interface SentFields {
  readonly fields: Record<string, unknown>;
  readonly isChange: boolean;
  readonly through?: SentThrough;
}

/**
 * Keeps what is answered to a form that the sender may fill in.
 *
 * @throws AppError as `sendForm` does, and as `through` refuses
 */
export async function sendAnswers(context: Sending, entry: WholeForm, { fields, isChange, through }: SentFields): Promise<Problems | null> {
  const { data: form } = Sent.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  const { 'form-key': key, ...typed } = form;
  const asked = listVisibleFields(listQuestionsOf(entry), isAdministrator(context.actor));
  const given = answersOf(context, entry, { asked, typed });
  const problems = checkAnswers(asked, given, context.today);
  if (Object.keys(problems).length > 0) return problems;
  const answers = pickApplicableAnswers(asked, given);
  await countSending(context, firstAnswer(asked, answers, 'email'));
  const answered = { asked, answers, key: key ?? keyOf(context, entry, answers), through };
  await (isChange ? changeSubmission(context, entry, answered) : keepSubmission(context, entry, answered));
  return null;
}

interface Filled {
  readonly asked: readonly AskedField[];
  readonly typed: Typed;
}

/** The sender's answers, and the defaults of the fields that the sender may not change. */
function answersOf({ actor }: Sending, entry: WholeForm, { asked, typed }: Filled): Answers {
  const changed = changedFields(asked, isAdministrator(actor));
  const names = new Set(changed.flatMap(listInputNames));
  if (Object.keys(typed).some((name) => !names.has(name))) throw new AppError('form-changed');
  const fixed = asked.filter((field) => !changed.includes(field));
  return { ...beginningOf(entry, fixed).answers, ...parseAnswers(changed, typed) };
}

/** The key of a form on a page that is kept for many readers: the same answers from the same network are the same form for a day. */
function keyOf({ auth, today }: Sending, { id }: PublishedEntry, answers: Answers): string {
  const sent = JSON.stringify([id, today, getNetwork(auth.caller.networkAddress), answers]);
  return createHash('sha256').update(sent).digest('base64url').slice(0, 22);
}

interface Answered {
  readonly asked: readonly AskedField[];
  readonly answers: Answers;
  readonly key: string;
  readonly through: SentThrough | undefined;
}

async function keepSubmission(context: Sending, entry: PublishedEntry, { asked, answers, key, through }: Answered): Promise<void> {
  const { auth, actor, today } = context;
  const email = firstAnswer(asked, answers, 'email');
  const sender = senderOf(context, email);
  await auth.database.as(system('forms')).write((tx) =>
    once(tx, { by: actor, action: 'content-made', key, payload: { form: entry.id, answers, ...through?.values } }, async () => {
      const submissions = tx.contentRecords.of('submissions');
      await submissions.lock();
      if (entry.values.single === true && (await findSentBefore(tx, entry, sender))) throw new AppError('form-sent-before');
      await through?.refuse(tx);
      const id = await submissions.insert({
        name: nameOf(context, { asked, answers, email }),
        form: entry.id,
        submitted: today,
        owners: await ownerOf(tx, context, entry),
        sender,
        step: 'review',
        answers: submissionDocumentOf({ fields: asked, answers }),
        note: null,
        ...through?.values,
      });
      tx.audit.add({ action: 'content-made', by: actor, target: { kind: 'content', id }, after: { collection: 'submissions' } });
      await requestCopy(tx, context, { entry, id, account: through?.values.account });
      await tellRecipients(tx, context, { entry, id });
      if (email !== null && entry.values.autorespond === true) await answerByMail(tx, context, { entry, id, email });
      return {};
    }),
  );
  await auth.services.wakeSender();
}

/** The name of a submission: its sender's, else their address or the first text of their answers. */
function nameOf(
  { signedIn }: Sending,
  { asked, answers, email }: Pick<Answered, 'asked' | 'answers'> & { readonly email: string | null },
): string {
  return (signedIn?.user.name ?? email ?? firstAnswer(asked, answers, 'text') ?? '–').slice(0, longestName);
}

/** Counts a form from a network, and to an address that it may answer. */
async function countSending({ auth: { caller, database } }: Sending, email: string | null): Promise<void> {
  const network = { key: { kind: 'mail-network', subject: getNetwork(caller.networkAddress) }, limits: mailNetworkLimits } as const;
  await database.as(system('forms')).writeUnaudited('sign-in-counts', async (tx) => {
    await countInAdvance(tx, email === null ? [network] : await mailBuckets(tx, caller, emailKey(email)));
  });
}

/** Puts other answers into the submission that the signed-in sender has sent last. No one is mailed again: it is still to be looked at. */
async function changeSubmission(context: Sending, entry: PublishedEntry, { asked, answers }: Answered): Promise<void> {
  const { auth, actor, signedIn } = context;
  if (!signedIn) throw new AppError('sign-in-needed');
  await auth.database.as(system('forms')).write(async (tx) => {
    const submissions = tx.contentRecords.of('submissions');
    await submissions.lock();
    const sent = await findSentBefore(tx, entry, signedIn.user.id);
    if (!sent?.mayChange) throw new AppError('submission-closed');
    await submissions.set(sent.id, { ...sent.values, answers: submissionDocumentOf({ fields: asked, answers }) });
    await requestCopy(tx, context, { entry, id: sent.id, account: sent.values.account });
    tx.audit.add({ action: 'content-changed', by: actor, target: { kind: 'content', id: sent.id }, after: { collection: 'submissions' } });
  });
}

/** The first answer to a field of this kind. */
function firstAnswer(asked: readonly AskedField[], answers: Answers, wanted: 'email' | 'text'): string | null {
  const field = asked.find(({ kind, id }) => kind === wanted && answers[id] !== undefined);
  return field ? String(answers[field.id]) : null;
}

/** A user owns what they send, or their organisation does; what a guest sends is no one's. */
async function ownerOf(tx: Transaction, { signedIn }: Sending, { values }: PublishedEntry): Promise<string | null> {
  if (!signedIn) return null;
  if (values.owned !== 'Organisation') return signedIn.user.name;
  const { organisationId } = signedIn.user;
  return organisationId === null ? null : ((await tx.organisations.find(organisationId))?.name ?? null);
}

interface Kept {
  readonly entry: PublishedEntry;
  /** The submission. */
  readonly id: string;
}

/** Tells the addresses that the form names; all administrators where it names none. */
async function tellRecipients(tx: Transaction, { auth: { services }, variant }: Sending, { entry, id }: Kept): Promise<void> {
  const { name: form, recipients, sendCSV } = entry.values;
  const list = `${services.origin}${href('/admin/:collection', { collection: 'submissions' })}`;
  const file = sendCSV === true ? { file: `${list}.csv?submission=${id}` } : {};
  const mail = { kind: 'submission', href: `${list}?open=${id}`, form, ...file } as const;
  if (typeof recipients !== 'string') return notifyAdministrators(tx, services, { portalId: null, mail, about: id });
  for (const recipient of listTexts(recipients)) {
    await postMessage(tx, services.gateways, {
      kind: mail.kind,
      channel: 'email',
      recipient,
      portalId: null,
      ...services.writer.mail(variant.locales[0] ?? null, mail),
      validMinutes: null,
      idempotencyKey: `${mail.kind}:${id}:${recipient}`,
    });
  }
}

/** The words are the form's: nothing that the sender wrote goes to the address that they gave. */
async function answerByMail(tx: Transaction, context: Sending, { entry, id, email }: Kept & { readonly email: string }): Promise<void> {
  const { gateways, writer } = context.auth.services;
  const languages = listLanguages(context);
  const text = spoken(entry.values, 'autorespondBody', languages);
  if (text === null) return;
  const mail = {
    kind: 'submissionAnswer',
    from: { name: null, subject: spoken(entry.values, 'autorespondSubject', languages), text },
  } as const;
  await postMessage(tx, gateways, {
    kind: mail.kind,
    channel: 'email',
    recipient: email,
    portalId: null,
    ...writer.mail(context.locale, mail),
    validMinutes: null,
    idempotencyKey: `${mail.kind}:${id}`,
  });
}
