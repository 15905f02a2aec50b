import { holdings } from '#collections/holdings.ts';
import { transactions } from '#collections/transactions.ts';
import { lookedAtPolicy } from '#domain/office/looked-at-policy.ts';
import { listHoldings, listTransactions, readHolding, readTransaction } from '../operations/office-ledger/read-ledger-records.ts';
import { bind, lookedAt } from './binding.ts';

export const holdingRecords = bind(holdings, { ...lookedAt(lookedAtPolicy), list: listHoldings, read: readHolding });

export const transactionRecords = bind(transactions, { ...lookedAt(lookedAtPolicy), list: listTransactions, read: readTransaction });
