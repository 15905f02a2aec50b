import * as z from 'zod';
import type { MaintenanceAnswer } from '#contracts/admin/maintenance.ts';
import { AppError } from '#domain/errors.ts';
import { maintenancePolicy } from '#domain/maintenance/maintenance.ts';
import { authorize } from '#domain/policy.ts';
import { isIsoDate } from '#finance/iso-date.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { deleteCache } from './delete-cache.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'variant' | 'signedIn' | 'requestRefresh'>;

const empty = z.literal('');
/** The time of a day that was given without one. */
const endOfDay = '23:59';

const MaintenanceForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('begin'),
    words: z
      .string()
      .max(500)
      .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
      .refine((text) => /^\P{Cc}*$/u.test(text)),
    until: z.union([empty, z.string().refine(isIsoDate)]),
    untilTime: z.union([empty, z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)]).default(''),
  }),
  z.strictObject({ intent: z.literal('end') }),
  z.strictObject({ intent: z.literal('delete-cache') }),
]);
type Beginning = Extract<z.infer<typeof MaintenanceForm>, { intent: 'begin' }>;

/**
 * Closes the portals to everyone but administrators, opens them again, or deletes the cache.
 *
 * @throws AppError `form-not-understood`, `moment-passed`, `maintenance-under-way`, `page-not-found`
 */
export async function maintenanceAction(context: Asking, fields: Record<string, unknown>): Promise<MaintenanceAnswer> {
  const { data: form } = MaintenanceForm.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  authorize({ policy: maintenancePolicy, action: 'change', notFound: 'page-not-found' }, context.actor, {});
  if (form.intent === 'begin') return begin(context, form);
  return form.intent === 'end' ? end(context) : { done: 'cache-deleted', portfolios: await deleteCache(context) };
}

async function begin({ db, variant, signedIn }: Asking, form: Beginning): Promise<MaintenanceAnswer> {
  if (!signedIn) throw new AppError('sign-in-needed');
  const { timeZone } = variant;
  const now = localMoment(new Date().toISOString(), timeZone);
  const [until, words] = [expectedEnd(form, now), form.words || null];
  if (until !== null && until <= now) throw new AppError('moment-passed');
  return db.write(async (tx) => {
    const begun = await tx.maintenance.begin({ until, timeZone, words, begunBy: signedIn.user.id });
    if (!begun) throw new AppError('maintenance-under-way');
    tx.audit.add({ action: 'maintenance-begun', after: { until: begun.until, words } });
    return { done: 'begun' };
  });
}

/** The moment on the firm's clock when the portals are expected to open; a time without a day is of today. */
function expectedEnd({ until, untilTime }: Beginning, now: string): string | null {
  if (until === '' && untilTime === '') return null;
  return `${until || now.slice(0, 10)}T${untilTime || endOfDay}`;
}

async function end({ db }: Asking): Promise<MaintenanceAnswer> {
  return db.write(async (tx) => {
    const ended = await tx.maintenance.end();
    if (ended) tx.audit.add({ action: 'maintenance-ended', before: { since: ended.since } });
    return { done: 'ended' };
  });
}
