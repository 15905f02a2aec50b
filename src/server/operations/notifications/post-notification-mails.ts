import { href } from 'react-router';
import { system } from '#domain/actor.ts';
import { mailMoment } from '#domain/notification/mail-moment.ts';
import { type NotificationPreferences, preferencesUnasked } from '#domain/notification/notification-preferences.ts';
import type { Variant } from '#variants/variant.ts';
import type { Database } from '../../db/database.ts';
import type { DueNotification } from '../../db/queries/notifications/notification-mails.ts';
import type { Queries } from '../../db/queries.ts';
import { postMessage } from '../messages/post-message.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

interface Posting {
  readonly db: Database;
  readonly variant: Pick<Variant, 'timeZone' | 'mandatoryNotifications'>;
  readonly services: Pick<SignInServices, 'gateways' | 'origin' | 'writer'>;
}

const atOnce = 500;
/** The most rounds in a run. The rest is posted a minute later. */
const maxRounds = 20;

/**
 * Posts the mails of what people were told of, as each has chosen: of all that is due for someone on a portal one mail, which says how much there is
 * and nothing of it. What was read before is not told again. However many processes do this, each is posted once. How many mails.
 */
export async function postNotificationMails(posting: Posting): Promise<{ readonly posted: number }> {
  const database = posting.db.as(system('notification-mails'));
  let posted = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const { due, mails } = await database.writeUnaudited('outgoing-messages', (tx) => postDue(tx, posting));
    posted += mails;
    if (due < atOnce) break;
  }
  return { posted };
}

async function postDue(tx: Queries, posting: Posting): Promise<{ readonly due: number; readonly mails: number }> {
  const due = await tx.notificationMails.due(atOnce);
  if (due.length === 0) return { due: 0, mails: 0 };
  const decided = due.map((told) => ({ told, moment: momentOf(told, posting.variant) }));
  const isLater = ({ told, moment }: (typeof decided)[number]) => moment !== null && moment > told.now;
  await tx.notificationMails.settle(
    decided.map((each) => ({ userId: each.told.userId, id: each.told.id, until: isLater(each) ? each.moment : null })),
  );
  const mailed = decided.filter((each) => each.moment !== null && !isLater(each)).map(({ told }) => told);
  const together = [...Map.groupBy(mailed, ({ userId, portalId }) => `${userId} ${portalId}`).values()];
  for (const told of together) await post(tx, posting.services, told);
  return { due: due.length, mails: together.length };
}

/** Null where no mail is sent of it. */
function momentOf(told: DueNotification, { timeZone, mandatoryNotifications }: Posting['variant']): number | null {
  if (told.isRead || !told.isVisible) return null;
  return mailMoment(told, preferencesOf(told, timeZone), mandatoryNotifications);
}

function preferencesOf({ mail, hidden, quietFrom, quietUntil, timeZone }: DueNotification, ofFirm: string): NotificationPreferences {
  if (timeZone === null) return preferencesUnasked(ofFirm);
  const quiet = quietFrom !== null && quietUntil !== null ? { from: quietFrom, until: quietUntil } : null;
  return { mail: mail ?? {}, hidden: hidden ?? [], texted: [], quiet, timeZone };
}

async function post(tx: Queries, { gateways, origin, writer }: Posting['services'], told: readonly DueNotification[]): Promise<void> {
  const newest = told.reduce((latest, each) => (each.id > latest.id ? each : latest));
  const { id, userId, email, language, portalId, kind } = newest;
  const isOneMessage = told.length === 1 && kind === 'message';
  const address = told.length === 1 ? href('/profile/notifications/:notification', { notification: id }) : href('/profile/notifications');
  const preferences = origin + href('/profile/notification-settings');
  const mail = { href: origin + address, preferences, count: told.length } as const;
  await postMessage(tx, gateways, {
    kind: isOneMessage ? 'threadMessage' : 'notifications',
    channel: 'email',
    recipient: email,
    portalId,
    ...writer.mail(language, isOneMessage ? { kind: 'threadMessage', ...mail } : { kind: 'notifications', ...mail }),
    validMinutes: null,
    idempotencyKey: `notifications:${userId}:${id}`,
  });
}
