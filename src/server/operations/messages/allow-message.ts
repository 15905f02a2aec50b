import { AppError } from '#domain/errors.ts';
import { decideMessage, type SentMessage } from '#domain/sign-in/message-limits.ts';
import type { Counted } from '../../db/queries/outgoing-messages.ts';
import type { Transaction } from '../../db/queries.ts';
import type { Channel } from '../../mail/gateway.ts';
import type { SignInDesk } from '../sign-in/sign-in-desk.ts';
import { tellOffice } from './tell-office.ts';

/** A PIN or a text message that is about to be written. */
interface Asked extends Omit<SentMessage, 'at'> {
  readonly userId: string;
  readonly channel: Channel;
}

/** Whom the message counts for, or in how many seconds a PIN may follow the last one. */
export type Allowance = { readonly counted: Counted } | { readonly waitSeconds: number };

/**
 * Whether a PIN or a text message may be written now, by the limits of the person and of the firm; those that are asked for at once are
 * looked at one after the other. Every one passes here: the database takes none that counts for nobody.
 *
 * @throws AppError `too-many-attempts` at the person's caps, `messages-paused` at the firm's
 */
export async function allowMessage(tx: Transaction, desk: SignInDesk, { userId, channel, ...next }: Asked): Promise<Allowance> {
  const key = { kind: 'messages', subject: userId } as const;
  const { count } = await tx.authCounters.lock(key);
  const { sent, now } = await tx.messageCounts.ofLastDay(userId);
  const decision = decideMessage(sent, next, now);
  if (decision.kind === 'refuse') throw new AppError('too-many-attempts', { minutes: Math.ceil((decision.until - now) / 60_000) });
  if (decision.kind === 'wait') return { waitSeconds: Math.ceil((decision.until - now) / 1000) };
  // What would be refused after this one: the trail is told of it by its end.
  const after = decideMessage([...sent, { at: now, ...next }], next, now);
  if (after.kind === 'refuse') await tx.authCounters.save(key, { ...count, lockedUntil: after.until });
  await takePlace(tx, desk, channel);
  return { counted: { countedFor: userId, isOfNewDevice: next.isOfNewDevice } };
}

/** One of the firm's messages of the hour; administrators are told of the last. */
async function takePlace(tx: Transaction, desk: SignInDesk, channel: Channel): Promise<void> {
  const key = { kind: 'messages', subject: channel } as const;
  await tx.authCounters.lock(key);
  const perHour = desk.messagesPerHour[channel];
  const { count, minutes } = await tx.messageCounts.ofLastHour(channel, perHour);
  if (count >= perHour) throw new AppError('messages-paused', { minutes });
  if (count + 1 < perHour || !(await tx.authCounters.tellDaily(key))) return;
  tx.audit.add({ action: 'message-limit-reached', after: { channel, perHour } });
  const kind = channel === 'sms' ? 'textLimit' : 'pinMailLimit';
  const about = `${channel}:${new Date().toISOString()}`;
  await tellOffice(tx, desk, { portalId: null, mail: { kind, href: `${desk.origin}/admin/audit`, perHour }, about });
  desk.log.error({ channel, perHour }, 'the limit of PINs and text messages in an hour is reached');
}
