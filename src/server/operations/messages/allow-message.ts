import { href } from 'react-router';
import { AppError } from '#domain/errors.ts';
import { decideMessage, type SentMessage, shareOfUnknown, warnedAt } from '#domain/sign-in/message-limits.ts';
import type { Counted } from '../../db/queries/portals/outgoing-messages.ts';
import type { Transaction } from '../../db/queries.ts';
import type { Channel } from '../../mail/gateway.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';
import { notifyAdministrators } from './notify-administrators.ts';

/** A PIN or a text message that is about to be written. */
interface Asked extends Omit<SentMessage, 'at'> {
  readonly userId: string;
  readonly channel: Channel;
}

/** The user for whom the message counts, or the seconds until a PIN may follow the last one. */
export type Allowance = { readonly counted: Counted } | { readonly waitSeconds: number };

/**
 * Checks the limits of the user and of the firm on PINs and text messages; concurrent requests are checked one after the other. Every
 * message passes here: the database accepts none without a count.
 *
 * @throws AppError `too-many-attempts` at the person's caps, `messages-paused` at the firm's
 */
export async function allowMessage(tx: Transaction, services: SignInServices, { userId, channel, ...next }: Asked): Promise<Allowance> {
  const key = { kind: 'messages', subject: userId } as const;
  const { count } = await tx.authCounters.lock(key);
  const { sent, now } = await tx.messageCounts.ofLastDay(userId);
  const decision = decideMessage(sent, next, now);
  if (decision.kind === 'refuse') throw new AppError('too-many-attempts', { minutes: Math.ceil((decision.until - now) / 60_000) });
  if (decision.kind === 'wait') return { waitSeconds: Math.ceil((decision.until - now) / 1000) };
  // What would be refused after this one: the trail is told of it by its end.
  const after = decideMessage([...sent, { at: now, ...next }], next, now);
  if (after.kind === 'refuse') await tx.authCounters.save(key, { ...count, lockedUntil: after.until });
  await keepWithinFirmLimit(tx, services, { userId, channel });
  return { counted: { countedFor: userId, isOfNewDevice: next.isOfNewDevice } };
}

/**
 * Refuses at the limit of the firm's messages of an hour, and tells administrators when it comes near. People whom the firm does not know
 * share a quarter: with accounts that they made themselves they cannot use up what its clients need.
 */
async function keepWithinFirmLimit(tx: Transaction, services: SignInServices, { userId, channel }: Pick<Asked, 'userId' | 'channel'>) {
  const key = { kind: 'messages', subject: channel } as const;
  await tx.authCounters.lock(key);
  const perHour = services.messagesPerHour[channel];
  const ofUnknown = Math.ceil(perHour * shareOfUnknown);
  const sent = await tx.messageCounts.ofLastHour(channel, perHour, 'everybody');
  const full = sent.count >= perHour ? sent : (await tx.messageCounts.isKnown(userId)) ? null : await fullOfUnknown();
  if (full) throw new AppError('messages-paused', { minutes: full.minutes });
  const count = sent.count + 1;
  if (count < Math.ceil(perHour * warnedAt) || !(await tx.authCounters.tellDaily(key))) return;
  tx.audit.add({ action: 'message-limit-near', after: { channel, count, perHour } });
  const kind = channel === 'sms' ? 'textLimit' : 'pinMailLimit';
  const about = `${channel}:${new Date().toISOString()}`;
  await notifyAdministrators(tx, services, {
    portalId: null,
    mail: { kind, href: `${services.origin}${href('/admin/audit')}`, count, perHour },
    about,
  });
  services.log.error({ channel, count, perHour }, 'the limit of PINs and text messages in an hour is near');

  async function fullOfUnknown() {
    const unknown = await tx.messageCounts.ofLastHour(channel, ofUnknown, 'unknown');
    return unknown.count >= ofUnknown ? unknown : null;
  }
}
