import * as z from 'zod';
import type { AudienceGroup } from '#contracts/audience.ts';
import type { DeliveryQuery, ListedDelivery, ShownDelivery } from '#contracts/deliveries.ts';
import { reportDays } from '#domain/document/delivery.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { FoundDelivery } from '../../../db/queries/library/deliveries.ts';
import type { Queries } from '../../../db/queries.ts';
import { localMoment } from '../../../local-moment.ts';
import type { RequestContext } from '../../../request-context.ts';

type Reading = Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>;

const pageSize = 50;

/**
 * Returns the groups that the caller can send to, the deliveries they made last, and the quarters' ends whose reports can be sent.
 *
 * @throws AppError `forbidden`
 */
export async function readDeliveries({ actor, db, portal, variant, today }: Reading & Pick<RequestContext, 'today'>): Promise<{
  readonly groups: readonly AudienceGroup[];
  readonly deliveries: readonly ListedDelivery[];
  readonly reportDays: readonly IsoDate[];
}> {
  if (!isOfTheFirm(actor) || !portal) throw new AppError('forbidden');
  return db.read(async ({ audience, deliveries }) => ({
    groups: await audience.groups(portal.id),
    deliveries: (await deliveries.newest(portal.id)).map((each) => listed(each, variant.timeZone)),
    reportDays: reportDays(today),
  }));
}

/**
 * Returns the outcome of one of the caller's deliveries, for each client.
 *
 * @throws AppError `delivery-not-found`
 */
export async function readDelivery(context: Reading, id: string, { show: wanted, page = 1 }: DeliveryQuery): Promise<ShownDelivery> {
  const { timeZone } = context.variant;
  const show = wanted ?? null;
  return context.db.read(async (snapshot) => {
    const delivery = await findDelivery(snapshot, context, id);
    const counts = await snapshot.deliveryLines.counts(id);
    const lines = await snapshot.deliveryLines.page(id, { show, limit: pageSize + 1, offset: (page - 1) * pageSize });
    return {
      ...listed(delivery, timeZone),
      counts,
      isUnderWay: delivery.kind !== 'own' && counts.waiting > 0,
      show,
      lines: lines.slice(0, pageSize).map(({ accountId, account, openedAt, ...line }) => ({
        ...line,
        account: { id: accountId, name: account },
        openedAt: openedAt && localMoment(openedAt, timeZone),
      })),
      page,
      pageSize,
      hasMore: lines.length > pageSize,
    };
  });
}

const StopForm = z.strictObject({ intent: z.literal('stop') });

/**
 * Sends nothing more of a delivery of the caller's.
 *
 * @throws AppError `form-not-understood`, `delivery-not-found`, `delivery-ended`
 */
export async function stopDelivery(context: Reading, id: string, fields: Record<string, unknown>): Promise<{ readonly stopped: number }> {
  if (!StopForm.safeParse(fields).success) throw new AppError('form-not-understood');
  return context.db.write(async (tx) => {
    await findDelivery(tx, context, id);
    const { waiting } = await tx.deliveryLines.counts(id);
    if (waiting === 0 || !(await tx.deliveries.stop(id))) throw new AppError('delivery-ended');
    const portalId = context.portal?.id ?? null;
    tx.audit.add({ action: 'delivery-stopped', portalId, target: { kind: 'delivery', id }, after: { recipients: waiting } });
    return { stopped: waiting };
  });
}

async function findDelivery({ deliveries }: Pick<Queries, 'deliveries'>, { actor, portal }: Reading, id: string): Promise<FoundDelivery> {
  const found = isOfTheFirm(actor) && portal && isId(id) ? await deliveries.find(portal.id, id) : null;
  if (!found) throw new AppError('delivery-not-found');
  return found;
}

function listed({ id, kind, title, fileName, type, sentAt, count }: FoundDelivery, timeZone: string): ListedDelivery {
  return { id, kind, name: title ?? fileName, type, sentAt: localMoment(sentAt, timeZone), count };
}
