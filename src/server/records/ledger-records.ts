import { holdings } from '#collections/holdings.ts';
import { transactions } from '#collections/transactions.ts';
import { readOnlyPolicy } from '#domain/office/read-only-policy.ts';
import { listHoldings, listTransactions, readHolding, readTransaction } from '../operations/office-ledger/read-ledger-records.ts';
import { bind, bindReadOnly } from './binding.ts';

export const holdingRecords = bind(holdings, { ...bindReadOnly(readOnlyPolicy), list: listHoldings, read: readHolding });

export const transactionRecords = bind(transactions, { ...bindReadOnly(readOnlyPolicy), list: listTransactions, read: readTransaction });
