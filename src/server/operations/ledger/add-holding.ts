import { randomUUID } from 'node:crypto';
import type { Entry, EntryAnswer, EntryDoubtKind } from '#contracts/ledger/entry.ts';
import { AppError } from '#domain/errors.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { AssetClass, InstrumentType } from '#finance/ledger/ledger.ts';
import type { Transaction } from '../../db/queries.ts';
import { once } from '../idempotency/once.ts';
import { bookedIds, bookEntry } from './book-entry.ts';
import { depositFact, factsOfEntry } from './entry-facts.ts';
import { entryPlace, lockLedger } from './entry-portfolio.ts';
import { newId } from './new-id.ts';
import type { LedgerContext } from './record-entry.ts';
import { EntryRefused, catchRefusal } from './refused.ts';

/** A security that the firm has not had, with the prices that are known of it. */
export interface NewSecurity {
  /** Null of what no exchange lists, such as a house. */
  readonly symbol: string | null;
  readonly name: string;
  readonly type: InstrumentType;
  readonly assetClass: AssetClass;
  readonly currency: string;
  /** In which its prices are, where that is not its currency. */
  readonly quoteUnit: string | null;
  readonly region: string | null;
  /** A fraction a year. */
  readonly annualGrowth: string | null;
  readonly prices: readonly { readonly day: IsoDate; readonly price: string }[];
}

export interface AddingHolding {
  readonly portfolio: string;
  /** Null for one that the firm's list has. */
  readonly security: NewSecurity | null;
  /** By which the holding begins; its symbol is that of the new security. */
  readonly entry: Entry;
  readonly confirmed: readonly EntryDoubtKind[];
  /** True to deposit the cash that the purchase lacks. */
  readonly isDeposited: boolean;
  readonly key: string | null;
}

/**
 * Begins a holding, for an adviser of the account and administrators: the security, where the firm has not had it, and the transaction that
 * brings it, together or not at all.
 *
 * @throws AppError `symbol-taken`, `securities-of-today` by the database, and as `recordEntry` does
 */
export async function addHolding({ actor, db, today, requestRefresh }: LedgerContext, adding: AddingHolding): Promise<EntryAnswer> {
  const { portfolio: portfolioId, security, entry, confirmed, isDeposited, key } = adding;
  return catchRefusal(EntryRefused, () =>
    db.write(async (tx) => {
      const { account, portfolio } = await entryPlace(tx, actor, portfolioId);
      const payload = { portfolioId, security, entry, confirmed, isDeposited };
      return once<EntryAnswer>(tx, { by: actor, action: 'holding-added', key, payload }, async () => {
        await lockLedger(tx, portfolio);
        const symbol = security ? await addSecurity(tx, security) : entry.symbol;
        const booked = { ...entry, symbol };
        const { sourceIds, deposit } = await bookEntry(tx, { portfolio, entry: booked, id: newId(), today, confirmed, isDeposited });
        const recorded = await bookedIds(tx, account.id, sourceIds);
        tx.audit.add({
          action: 'holding-added',
          accountId: account.id,
          target: { kind: 'transaction', id: recorded[0] ?? '' },
          after: {
            ...factsOfEntry(booked),
            portfolio: portfolio.name,
            ...depositFact(deposit),
            ...(security ? { name: security.name, security: security.type } : {}),
          },
        });
        await requestRefresh(tx);
        return { done: 'added', change: { recorded, voided: [] } };
      });
    }),
  );
}

/** Tells its symbol: what has none is given one. */
async function addSecurity(tx: Transaction, { prices, ...security }: NewSecurity): Promise<string> {
  const symbol = security.symbol ?? `PROPERTY-${randomUUID().slice(0, 8).toUpperCase()}`;
  if (await tx.instruments.bySymbol(symbol)) throw new AppError('symbol-taken');
  await tx.instruments.add({ ...security, symbol }, prices);
  return symbol;
}
