import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { type IsoDate, isIsoDate } from '#finance/iso-date.ts';
import { tokenHash } from '../../auth/token.ts';
import type { Database } from '../../db/database.ts';

/** A day chosen in a portal; null goes back to the variant's default. */
export interface ChosenAsOf {
  readonly sessionToken: string;
  readonly portalId: string;
  readonly asOf: IsoDate | null;
}

/** Remembers the day per portal until sign-out. A portal that does not exist is remembered by no one. */
export async function chooseAsOf(db: Database, { sessionToken, portalId, asOf }: ChosenAsOf): Promise<void> {
  if (!isId(portalId)) throw new AppError('query-not-understood', { part: 'portal' });
  if (asOf !== null && !isIsoDate(asOf)) throw new AppError('query-not-understood', { part: 'asOf' });
  await db.as(system('session')).writeUnaudited('chosen-day', (tx) => tx.sessions.chooseAsOf(tokenHash(sessionToken), portalId, asOf));
}
