import type { EntryAnswer } from '#contracts/ledger/entry.ts';
import { AppError } from '#domain/errors.ts';
import { dayNumber } from '#finance/iso-date.ts';
import type { PricePoint } from '../../db/queries/market/prices.ts';
import { lockEntryPlace } from './entry-portfolio.ts';
import { getHoldingByHand, type HandHolding } from './holding-by-hand.ts';
import type { LedgerContext } from './record-entry.ts';

/** The described facts of a security. */
export interface KeptFacts {
  readonly name: string;
  readonly region: string | null;
  /** A fraction a year. */
  readonly annualGrowth: string | null;
  readonly points: readonly PricePoint[];
}

export interface Keeping {
  readonly portfolio: string;
  readonly symbol: string;
  /** As its form was shown. */
  readonly shown: string;
  readonly facts: KeptFacts;
  readonly reason: string;
}

/** Before anything was recorded. */
const everSince = dayNumber('1900-01-01');

/**
 * Corrects what a holding by hand is said to be, of a property its growth and value points too: for those who record the transactions of all
 * who hold it. Figures are computed anew from the first day that is worth something else.
 *
 * @throws AppError `changed-meanwhile`, and as `getHoldingByHand` does; the database refuses what others hold; AccessRefused `portfolio-not-found`, `forbidden`
 */
export async function updateHolding({ actor, db, requestRefresh }: LedgerContext, keeping: Keeping): Promise<EntryAnswer> {
  return db.write(async (tx) => {
    const place = await lockEntryPlace(tx, actor, keeping.portfolio);
    const { instrument } = await getHoldingByHand(tx, place, keeping.symbol);
    await tx.handHoldings.hold(instrument.id);
    const found = await getHoldingByHand(tx, place, keeping.symbol);
    if (found.kind === 'listed') throw new AppError('holding-not-by-hand');
    if (found.shown !== keeping.shown) throw new AppError('changed-meanwhile');
    const before = factsOf(found);
    const after = found.kind === 'property' ? keeping.facts : { ...before, name: keeping.facts.name, region: keeping.facts.region };
    await tx.handHoldings.keep(instrument.id, after, after.points);
    const day = firstChange(before, after);
    if (day !== null) {
      await tx.ledgerMarks.repriced([{ instrumentId: instrument.id, day }]);
      await requestRefresh(tx);
    }
    tx.audit.add({
      action: 'holding-changed',
      accountId: place.account.id,
      target: { kind: 'security', id: instrument.id },
      before: told(before),
      after: { ...told(after), symbol: keeping.symbol, portfolio: place.portfolio.name, reason: keeping.reason },
    });
    return { done: 'kept', change: { recorded: [], voided: [] } };
  });
}

function factsOf({ instrument: { name, region, annualGrowth }, points }: HandHolding): KeptFacts {
  return { name, region, annualGrowth, points };
}

/** The day number of the first day whose value follows from something else than before; null for none. */
function firstChange(before: KeptFacts, after: KeptFacts): number | null {
  if (Number(before.annualGrowth ?? 0) !== Number(after.annualGrowth ?? 0)) return everSince;
  const [old, now] = [new Set(before.points.map(textOf)), new Set(after.points.map(textOf))];
  const days = [...old.symmetricDifference(now)].map((text) => dayNumber(text.slice(0, 10)));
  return days.length === 0 ? null : Math.min(...days);
}

const textOf = ({ day, price }: PricePoint) => `${day} ${Number(price)}`;

function told({ points, ...facts }: KeptFacts) {
  return { ...facts, ...(points.length > 0 && { prices: points.map(({ day, price }) => `${day} ${price}`) }) };
}
