import { href } from 'react-router';
import { system } from '#domain/actor.ts';
import { afterQuietHours } from '#domain/notification/mail-moment.ts';
import { canTextNews, newsTextHours } from '#domain/notification/text-limits.ts';
import type { Variant } from '#variants/variant.ts';
import type { Database } from '../../db/database.ts';
import type { DueText } from '../../db/queries/notifications/notification-texts.ts';
import type { Queries } from '../../db/queries.ts';
import { postMessage } from '../messages/post-message.ts';
import { canText } from '../second-factor/pin-message.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

interface Posting {
  readonly db: Database;
  readonly variant: Pick<Variant, 'textsNews'>;
  readonly services: Pick<SignInServices, 'gateways' | 'origin' | 'writer' | 'phoneCodes' | 'messagesPerHour'>;
}

const atOnce = 200;

/**
 * Texts people that there is something new, of the kinds that each has chosen: of all that is due one text message, which says where and nothing else.
 * What was read before, or would be one message too many, is not texted. However many processes do this, each is posted once. How many.
 */
export async function postNotificationTexts(posting: Posting): Promise<{ readonly posted: number }> {
  const posted = await posting.db.as(system('notification-texts')).writeUnaudited('outgoing-messages', (tx) => postDue(tx, posting));
  return { posted };
}

async function postDue(tx: Queries, posting: Posting): Promise<number> {
  const due = await tx.notificationMails.texts.due(atOnce);
  const decided = due.map((told) => ({ told, until: isTextable(told, posting) ? afterQuietHours(told.now, told) : null }));
  const isLater = ({ told, until }: (typeof decided)[number]) => until !== null && until > told.now;
  await tx.notificationMails.texts.settle(
    decided.map((each) => ({ userId: each.told.userId, id: each.told.id, until: isLater(each) ? each.until : null })),
  );
  const texted = decided.filter((each) => each.until !== null && !isLater(each)).map(({ told }) => told);
  // In the order of their ids: two processes wait for each other's people in the same order.
  const people = [...Map.groupBy(texted, ({ userId }) => userId).entries()].toSorted(([one], [other]) => (one < other ? -1 : 1));
  let posted = 0;
  for (const [, told] of people) posted += (await post(tx, posting.services, told)) ? 1 : 0;
  return posted;
}

function isTextable({ isRead, isVisible, at, now, phone }: DueText, { variant, services }: Posting): boolean {
  if (!variant.textsNews || isRead || !isVisible || now - at > newsTextHours * 3_600_000) return false;
  return phone !== null && canText(services, phone);
}

async function post(tx: Queries, services: Posting['services'], told: readonly DueText[]): Promise<boolean> {
  const { gateways, origin, writer, messagesPerHour } = services;
  const newest = told.reduce((latest, each) => (each.id > latest.id ? each : latest));
  const { id, userId, phone, language, portalId } = newest;
  await tx.authCounters.lock({ kind: 'messages', subject: userId });
  const before = await tx.notificationMails.texts.sentBefore(userId);
  if (phone === null || !canTextNews({ ...before, firmPerHour: messagesPerHour.sms })) return false;
  await postMessage(tx, gateways, {
    kind: 'notifications',
    channel: 'sms',
    recipient: phone,
    portalId,
    ...writer.newsBySms(language, origin + href('/profile/notifications')),
    countedFor: userId,
    isOfNewDevice: false,
    validMinutes: null,
    idempotencyKey: `notification-text:${userId}:${id}`,
  });
  return true;
}
