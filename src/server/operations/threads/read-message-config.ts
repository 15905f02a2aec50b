import type { MessageConfig, MessageConfigQuery } from '#contracts/message-config.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { threadViews } from '#domain/thread/thread.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * Returns how messages are shown, and the firm's other contacts, for a portal that is open to the caller or for the firm alone.
 *
 * @throws AppError `page-not-found` for a portal that is not open to them
 */
export async function readMessageConfig(
  { actor, db, locale, texts, variant }: Pick<RequestContext, 'actor' | 'db' | 'locale' | 'texts' | 'variant'>,
  { portal: id }: MessageConfigQuery,
): Promise<MessageConfig> {
  const portal = id === undefined ? null : await db.read(({ portals }) => portals.find(id));
  if (id !== undefined && !portal?.isOpen) throw new AppError('page-not-found');
  const divisions = variant.brand.offices.map(({ place, phone }) => ({ title: place[locale], phone }));
  return {
    title: texts('threads.title'),
    overview: texts('threads.text'),
    views: threadViews
      .filter((name) => name !== 'mine' || isOfTheFirm(actor))
      .map((name) => ({ name, title: texts(`threads.views.${name}`) })),
    divisions,
    ...reachedBy(portal, divisions[0]?.phone ?? null),
  };
}

function reachedBy(portal: { readonly phone: string | null; readonly email: string | null } | null, phone: string | null) {
  return portal ? { phone: portal.phone ?? phone, email: portal.email } : { phone, email: null };
}
