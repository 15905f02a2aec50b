import { AppError } from '#domain/errors.ts';
import { isShutOut, type Maintenance } from '#domain/maintenance/maintenance.ts';
import { getFormats } from '#wording/formats.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';

/** @throws AppError `in-maintenance` for everyone but administrators, with what the firm says, and when it is expected to be over while that is yet to come. */
export function requirePortalOpen(
  { actor, ...context }: Pick<RequestContext, 'actor' | 'variant' | 'texts' | 'locale'>,
  maintenance: Maintenance | null,
): void {
  if (!maintenance || !isShutOut(actor, maintenance)) return;
  throw new AppError('in-maintenance', { told: told(context, maintenance) });
}

/** For what is about no portal. Throws as `requirePortalOpen`. */
export async function requireNoMaintenance(context: Pick<RequestContext, 'actor' | 'db' | 'variant' | 'texts' | 'locale'>): Promise<void> {
  requirePortalOpen(context, await context.db.read(({ maintenance }) => maintenance.current()));
}

function told({ variant, texts, locale }: Pick<RequestContext, 'variant' | 'texts' | 'locale'>, { until, words }: Maintenance): string {
  const isToCome = until !== null && Date.parse(until) > Date.now();
  const expected = isToCome
    ? texts('site.closed.expected', { moment: getFormats(locale).moment(localMoment(until, variant.timeZone)) })
    : texts('site.closed.soon');
  return words === null ? expected : `${words} ${expected}`;
}
