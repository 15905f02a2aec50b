import * as z from 'zod';
import type { AudienceGroup } from '#contracts/audience.ts';
import type { ListedMailing, ShownMailing } from '#contracts/mailings.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { FoundMailing, FoundPerson } from '../../db/queries/threads/mailings.ts';
import type { Queries } from '../../db/queries.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';

type Reading = Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>;

/**
 * Groups that the caller can write to, and what they wrote to several last.
 *
 * @throws AppError `forbidden`
 */
export async function readMailings({
  actor,
  db,
  portal,
  variant,
}: Reading): Promise<{ readonly groups: readonly AudienceGroup[]; readonly mailings: readonly ListedMailing[] }> {
  if (!isOfTheFirm(actor) || !portal) throw new AppError('forbidden');
  return db.read(async ({ audience, mailings }) => ({
    groups: await audience.groups(portal.id),
    mailings: (await mailings.newest(portal.id)).map((each) => listed(each, variant.timeZone)),
  }));
}

/**
 * Returns the outcome of one of the caller's messages to several recipients.
 *
 * @throws AppError `mailing-not-found`
 */
export async function readMailing(context: Reading, id: string): Promise<ShownMailing> {
  const { found, people } = await context.db.read(async (snapshot) => {
    const one = await findMailing(snapshot, context, id);
    return { found: one, people: await snapshot.mailings.people(one.id) };
  });
  return {
    ...listed(found, context.variant.timeZone),
    isStopped: found.isStopped,
    isSilent: !found.notifies,
    isCopied: found.copies,
    counts: countsOf(people),
    people,
  };
}

const StopForm = z.strictObject({ intent: z.literal('stop') });

/**
 * Takes back what has not been sent yet of a message of the caller's to several.
 *
 * @throws AppError `form-not-understood`, `mailing-not-found`, `message-sent-already`
 */
export async function stopMailing(context: Reading, id: string, fields: Record<string, unknown>): Promise<{ readonly stopped: number }> {
  if (!StopForm.safeParse(fields).success) throw new AppError('form-not-understood');
  return context.db.write(async (tx) => {
    const mailing = await findMailing(tx, context, id);
    const stopped = await tx.mailings.stop(mailing.id);
    if (stopped === 0) throw new AppError('message-sent-already');
    const portalId = context.portal?.id ?? null;
    tx.audit.add({ action: 'mailing-stopped', portalId, target: { kind: 'mailing', id }, after: { recipients: stopped } });
    return { stopped };
  });
}

async function findMailing({ mailings }: Pick<Queries, 'mailings'>, { actor, portal }: Reading, id: string): Promise<FoundMailing> {
  const found = isOfTheFirm(actor) && portal && isId(id) ? await mailings.find(portal.id, id) : null;
  if (!found) throw new AppError('mailing-not-found');
  return found;
}

function listed({ id, subject, sentAt, count }: FoundMailing, timeZone: string): ListedMailing {
  return { id, subject, sentAt: localMoment(sentAt, timeZone), count };
}

function countsOf(people: readonly FoundPerson[]): ShownMailing['counts'] {
  const counts = { sent: 0, waiting: 0, stopped: 0, leftOut: 0 };
  for (const { state } of people) counts[state] += 1;
  return counts;
}
