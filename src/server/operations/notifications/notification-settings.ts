import * as z from 'zod';
import type { NotificationSettings } from '#contracts/people/notification-settings.ts';
import { AppError } from '#domain/errors.ts';
import type { NotificationKind } from '#domain/notification/notification-kind.ts';
import {
  isInBell,
  type MailPace,
  mailPaceOf,
  mailPaces,
  type NotificationPreferences,
  preferencesUnasked,
  type QuietHours,
} from '#domain/notification/notification-preferences.ts';
import { kindsFor, notificationTopics } from '#domain/notification/notification-kind-rules.ts';
import { newsTextsPerDay } from '#domain/notification/text-limits.ts';
import { personPolicy } from '#domain/person/person-policy.ts';
import { authorize } from '#domain/policy.ts';
import { canText } from '../second-factor/pin-message.ts';
import type { RequestContext } from '../../request-context.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'auth' | 'signedIn' | 'variant'>;

const sectionOf = { messages: 'messages', documents: 'library', requests: 'library' } as const;

/** Lists the user's notification topics whose section the variant has. */
function topicsOf({ signedIn, variant: { sections } }: Asking) {
  const reader = signedIn?.user.role === 'investor' ? 'client' : 'firm';
  return notificationTopics.filter((topic) => sections[sectionOf[topic]]).map((topic) => ({ topic, kinds: kindsFor(reader, topic) }));
}

/**
 * Returns the notification settings of the signed-in user.
 *
 * @throws AppError `sign-in-needed`
 */
export async function readNotificationSettings(context: Asking): Promise<NotificationSettings> {
  const { db, signedIn, variant } = context;
  if (!signedIn) throw new AppError('sign-in-needed');
  const mandatory = variant.mandatoryNotifications;
  const { chosen, user } = await db.read(async ({ notificationPreferences, users }) => ({
    chosen: await notificationPreferences.own(),
    user: await users.find(signedIn.user.id),
  }));
  const preferences = chosen ?? preferencesUnasked(variant.timeZone);
  const settingOf = (kind: NotificationKind) => ({
    kind,
    isInBell: isInBell(kind, preferences, mandatory),
    mail: mailPaceOf(kind, preferences, mandatory),
    isTexted: preferences.texted.includes(kind),
    isMandatory: mandatory.includes(kind),
  });
  return {
    topics: topicsOf(context).map(({ topic, kinds }) => ({ topic, kinds: kinds.map(settingOf) })),
    quiet: preferences.quiet,
    timeZone: preferences.timeZone,
    timeZones: timeZonesWith(preferences.timeZone),
    texts: textsOffered(context, user),
    firm: variant.brand.name,
    email: signedIn.user.email,
  };
}

/** Text messages go to the number that the person has confirmed; none where the firm sends none, or this installation cannot. */
function textsOffered(
  { auth: { services }, variant }: Asking,
  user: { readonly phone: string | null } | null,
): NotificationSettings['texts'] {
  if (!variant.textsNews || !services.gateways.sms) return null;
  const phone = user?.phone ?? null;
  return { phone: phone !== null && canText(services, phone) ? phone : null, perDay: newsTextsPerDay };
}

const hour = z
  .string()
  .regex(/^(\d|1\d|2[0-3])?$/)
  .transform((typed) => (typed === '' ? null : Number(typed)));

const Settings = z.object({ from: hour, until: hour, timeZone: z.string().max(60) });
const Pace = z.enum(mailPaces);

/**
 * Keeps how the signed-in user wants to be told; of kinds of which nothing is said nothing is chosen.
 *
 * @throws AppError `sign-in-needed`, `form-not-understood`, `quiet-hours-incomplete` where one end is missing or both are the same; AccessRefused
 *   `forbidden` for anyone who looks on behalf of another
 */
export async function saveNotificationSettings(context: Asking, fields: Record<string, unknown>): Promise<{ readonly done: 'saved' }> {
  const { actor, db, signedIn, variant } = context;
  if (!signedIn) throw new AppError('sign-in-needed');
  const { id } = signedIn.user;
  authorize({ policy: personPolicy, action: 'edit', notFound: 'sign-in-needed' }, actor, signedIn.user);
  const kinds = topicsOf(context).flatMap((each) => each.kinds);
  await db.write(async (tx) => {
    const before = (await tx.notificationPreferences.own()) ?? preferencesUnasked(variant.timeZone);
    // Who cannot choose them at the moment keeps what they had chosen.
    const offered = textsOffered(context, await tx.users.find(id));
    const texted = offered?.phone ? kinds.filter((kind) => fields[`text.${kind}`] !== undefined) : before.texted;
    const chosen = { ...chosenIn(fields, kinds, variant), texted };
    await tx.notificationPreferences.setOwn(chosen);
    const target = { kind: 'person', id } as const;
    tx.audit.add({ action: 'preference-changed', target, before: factsOf(before), after: factsOf(chosen) });
  });
  return { done: 'saved' };
}

function chosenIn(
  fields: Readonly<Record<string, unknown>>,
  kinds: readonly NotificationKind[],
  { timeZone: ofFirm, mandatoryNotifications: mandatory }: RequestContext['variant'],
): Omit<NotificationPreferences, 'texted'> {
  const { data } = Settings.safeParse(fields);
  if (!data || !timeZonesWith(ofFirm).includes(data.timeZone)) throw new AppError('form-not-understood');
  const mail = kinds.flatMap((kind): [NotificationKind, MailPace][] => {
    const pace = Pace.safeParse(fields[`mail.${kind}`]).data;
    return pace ? [[kind, pace]] : [];
  });
  return {
    mail: Object.fromEntries(mail),
    hidden: kinds.filter((kind) => !mandatory.includes(kind) && fields[`bell.${kind}`] === undefined),
    quiet: quietHours(data.from, data.until),
    timeZone: data.timeZone,
  };
}

function quietHours(from: number | null, until: number | null): QuietHours | null {
  if (from === null && until === null) return null;
  if (from === null || until === null || from === until) throw new AppError('quiet-hours-incomplete');
  return { from, until };
}

const clock = (hourOfDay: number) => `${String(hourOfDay).padStart(2, '0')}:00`;

/** As the trail tells it. */
function factsOf({ mail, hidden, texted, quiet, timeZone }: NotificationPreferences) {
  return {
    emails: mail,
    notInBell: hidden,
    textMessages: texted,
    quietHours: quiet && `${clock(quiet.from)}–${clock(quiet.until)}`,
    timeZone,
  };
}

/** Returns the time zones that this server knows, and `one`, which it may not list. */
function timeZonesWith(one: string): readonly string[] {
  return [...new Set(['UTC', one, ...Intl.supportedValuesOf('timeZone')])].toSorted();
}
