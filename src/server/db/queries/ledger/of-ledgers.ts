import type { PoolClient } from 'pg';
import { cashList } from './cash-list.ts';
import { commitments } from './commitments.ts';
import { entries } from './entries.ts';
import { handHoldings } from './hand-holdings.ts';
import { summedUnits } from './summed-units.ts';
import { positions } from '../figures/positions.ts';
import { trades } from './trades.ts';
import { transactionList } from './transaction-list.ts';
import { transactions } from './transactions.ts';
import { unitsInBook } from '../figures/units-in-book.ts';

/** The queries about portfolios' ledgers and holdings. */
export function ofLedgers(connection: PoolClient) {
  return {
    cashList: cashList(connection),
    commitments: commitments(connection),
    entries: entries(connection),
    handHoldings: handHoldings(connection),
    heldUnits: summedUnits(connection),
    unitsInBook: unitsInBook(connection),
    positions: positions(connection),
    trades: trades(connection),
    transactionList: transactionList(connection),
    transactions: transactions(connection),
  };
}
