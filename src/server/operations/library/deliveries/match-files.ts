import type { DeliveryReach, DeliveryReachQuery, MatchedFile } from '#contracts/deliveries.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import { deliveryLimits } from '#domain/document/delivery.ts';
import { chosenMatch, nameParts } from '#domain/document/name-parts.ts';
import { AppError } from '#domain/errors.ts';
import { isSupported } from '#domain/file/file-format.ts';
import { toSafeFileName } from '#domain/file/stored-key.ts';
import type { KnownId } from '../../../db/queries/library/delivery-lines.ts';
import type { Queries } from '../../../db/queries.ts';
import type { RequestContext } from '../../../request-context.ts';
import { reachOf, recipientsIn } from '../../audience/recipients-in.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'portal'>;

/**
 * Returns the recipients whom a file for all, or the reports of a day, would reach.
 *
 * @throws AppError `forbidden`, `nobody-chosen`, `account-not-found`
 */
export async function readDeliveryReach(
  { actor, db, portal }: Asking,
  { name, day, ...wanted }: DeliveryReachQuery,
): Promise<DeliveryReach> {
  if (!isOfTheFirm(actor) || !portal) throw new AppError('forbidden');
  const most = deliveryLimits.recipients;
  return db.read(async (snapshot) => {
    const found = await recipientsIn(snapshot, portal.id, { wanted, most });
    const reached = found.filter(({ reason }) => reason !== 'closed');
    const files = name === '' ? [] : reached.map(({ id }) => ({ account: id, name: toSafeFileName(name) }));
    return {
      ...reachOf(
        found.map((each) => (each.reason === 'cannotRead' ? { ...each, reason: null } : each)),
        most,
      ),
      unregistered: reached.filter(({ reason }) => reason === 'cannotRead').length,
      namesakes: day
        ? await snapshot.publishedReports.countAccounts(
            reached.map(({ id }) => id),
            day,
          )
        : (await snapshot.deliveryLines.taken(files)).length,
    };
  });
}

/**
 * Returns the account that each file would go to by its name, in the order of the names.
 *
 * @throws AppError `forbidden`
 */
export async function matchFiles({ actor, db, portal }: Asking, names: readonly string[]): Promise<readonly MatchedFile[]> {
  if (!isOfTheFirm(actor) || !portal) throw new AppError('forbidden');
  return db.read(async (snapshot) => {
    const found = await matched(snapshot, portal.id, names);
    const wanted = found.flatMap(({ name, known }) => (known ? [{ account: known.id, name }] : []));
    const taken = new Set((await snapshot.deliveryLines.taken(wanted)).map(({ account, name }) => `${account} ${name}`));
    return found.map(({ name, known, reason }) => ({
      name,
      account: known && { id: known.id, name: known.name },
      reason,
      isTaken: known !== null && taken.has(`${known.id} ${name}`),
      isUnregistered: known?.isUnregistered ?? false,
    }));
  });
}

interface Matched extends Pick<MatchedFile, 'name' | 'reason'> {
  readonly known: KnownId | null;
}

/** Each name once, with the account that it says, or why it says none. */
export async function matched(
  { deliveryLines }: Pick<Queries, 'deliveryLines'>,
  portalId: string,
  names: readonly string[],
): Promise<readonly Matched[]> {
  const shown = [...new Set(names.map(toSafeFileName))];
  const known = await deliveryLines.known(portalId, [...new Set(shown.flatMap(nameParts))]);
  return shown.map((name) => {
    if (!isSupported(name)) return { name, known: null, reason: 'type' };
    const match = chosenMatch(name, known);
    if (match === null || match === 'several') return { name, known: null, reason: match ?? 'none' };
    return match.isActive ? { name, known: match, reason: null } : { name, known: null, reason: 'closed' };
  });
}
