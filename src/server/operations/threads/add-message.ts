import * as z from 'zod';
import type { Account } from '#domain/account/account.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { maxFormatted, type MessageBody, readBody, typedBody } from '#domain/thread/message-body.ts';
import type { MessageChoices } from '#domain/thread/message-choices.ts';
import { threadLimits, undoSeconds } from '#domain/thread/thread.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { announceMessage } from './announce-message.ts';

export type Writing = Pick<RequestContext, 'actor' | 'db' | 'auth' | 'portal' | 'signedIn'>;
export type Sending = Writing & Pick<RequestContext, 'files'>;

interface NewMessage {
  readonly account: Account;
  readonly thread: { readonly id: string; readonly subject: string; readonly assignedTo: string | null };
  readonly body: MessageBody;
  readonly isInternal: boolean;
  /** True if it is held for a moment, in which its writer may take it back. */
  readonly isHeld: boolean;
  readonly choices: MessageChoices;
}

/** Writes a message, whose id it tells, and has it announced to who reads it next; a note of the firm is announced to no one, and what is held when it is sent. */
export async function addMessage(
  tx: Transaction,
  context: Writing,
  { account, thread, body, isInternal, isHeld, choices }: NewMessage,
): Promise<string> {
  const { id: writtenBy, name: writtenByName } = getAuthor(context);
  const side = isOfTheFirm(context.actor) ? 'firm' : 'client';
  const heldSeconds = isHeld && !isInternal ? undoSeconds : null;
  const place = { accountId: account.id, threadId: thread.id };
  const id = await tx.threads.addMessage({ ...place, side, isInternal, writtenBy, writtenByName, ...body, heldSeconds, ...choices });
  if (isInternal || isHeld) return id;
  await announceMessage(tx, { account, thread, message: { id, side, notifies: choices.notifies } });
  return id;
}

/** After the commit: what was announced goes out, and what is held when its time has come. */
export async function sendWritten({ auth: { services } }: Writing, isHeld: boolean): Promise<void> {
  await (isHeld ? services.releaseLater() : services.wakeSender());
}

/**
 * Limits the messages that clients write; the firm's people, who answer many, have no limit.
 *
 * @throws AppError `too-many-messages`
 */
export async function refuseTooMany(tx: Transaction, { actor }: Writing): Promise<void> {
  if (actor.kind !== 'investor') return;
  const { lastHour, lastDay } = await tx.threads.writtenBy(actor.userId);
  if (lastHour >= threadLimits.clientPerHour || lastDay >= threadLimits.clientPerDay)
    throw new AppError('too-many-messages', { minutes: 60 });
}

export function getAuthor({ actor, signedIn }: Writing): { readonly id: string; readonly name: string } {
  if (!('userId' in actor) || !signedIn) throw new AppError('forbidden');
  return { id: actor.userId, name: signedIn.user.name };
}

/** The message in a form: plain text, or a document. */
export const bodyFields = { text: z.string().max(maxFormatted).optional(), 'text.formatted': z.string().max(maxFormatted).optional() };

interface BodyFields {
  readonly text?: string | undefined;
  readonly 'text.formatted'?: string | undefined;
}

/**
 * Returns the typed text without surrounding whitespace.
 *
 * @throws AppError `form-not-understood`, `message-required`, `message-too-long`
 */
export function parseMessageBody({ text, 'text.formatted': formatted }: BodyFields): MessageBody {
  const body = readBody({ text, formatted });
  if (!body) throw new AppError('form-not-understood');
  if (body.text === '') throw new AppError('message-required');
  return requireShortBody(body);
}

/**
 * A message that is not longer than messages may be.
 *
 * @throws AppError `message-too-long`
 */
export function requireShortBody(body: MessageBody): MessageBody {
  const isLong = body.text.length > threadLimits.text || typedBody(body).length > maxFormatted;
  if (isLong) throw new AppError('message-too-long', { limit: threadLimits.text });
  return body;
}

/** The ids of the draft's files that the form showed, from a hidden field. */
export const attachmentIds = z
  .string()
  .regex(/^(?:[0-9a-f]{32}(?:,(?!$)|$)){0,10}$/)
  .optional()
  .transform((ids) => (ids ? ids.split(',') : []));
