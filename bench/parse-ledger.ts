import type { LedgerEntry } from '#finance/ledger/ledger.ts';
import { ledgerEntry } from '#server/db/ledger-entry.ts';
import type { LedgerRow } from '#server/db/queries/ledger/transactions.ts';
import { randomLedger, randomMarket } from './support/random-book.ts';
import { median, milliseconds } from './support/timing.ts';

/** 200 000 transactions of 100 ledgers from rows of text into exact units, against the same with plain numbers. */
const market = randomMarket(50);
const ledgers = Array.from({ length: 100 }, (_, at) => randomLedger(at + 1, market, 2000));

const plain = await median(7, () => ledgers.map((rows) => rows.map(plainEntry)));
const exact = await median(7, () => ledgers.map((rows) => rows.map(ledgerEntry)));
console.log(
  `parsing 200 000 transactions into exact units ${milliseconds(exact)}, into numbers ${milliseconds(plain)}, ratio ${(exact / plain).toFixed(1)}`,
);

type PlainEntry = { readonly [Name in keyof LedgerEntry]: unknown };

function plainEntry(row: LedgerRow): PlainEntry {
  return {
    id: row.id,
    sequence: row.sequence,
    day: row.day,
    type: row.type,
    instrumentId: row.instrumentId,
    units: numberOf(row.units),
    amount: Number(row.amount),
    currency: row.currency,
    rate: numberOf(row.fxRate),
    charges: Number(row.charges),
    tax: Number(row.tax),
    category: row.category,
    ratio: numberOf(row.ratio),
    cost: numberOf(row.cost),
    acquiredDay: row.acquiredDay,
    transferId: row.transferId,
  };
}

function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text);
}
