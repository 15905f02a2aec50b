import type { ImportFileName } from './import-file.ts';
import { accounts, portfolios, users } from './clients.ts';
import type { FileFormat } from './column.ts';
import { commitments, reportedValues, transactions } from './ledger.ts';
import { benchmarks, dividends, fundWeights, fx, instruments, models, prices } from './market.ts';

/** The import format: every file with its columns. */
export const formats: Readonly<Record<ImportFileName, FileFormat>> = {
  'instruments.csv': instruments,
  'prices.csv': prices,
  'dividends.csv': dividends,
  'fx.csv': fx,
  'benchmarks.csv': benchmarks,
  'models.csv': models,
  'fund-weights.csv': fundWeights,
  'users.csv': users,
  'accounts.csv': accounts,
  'portfolios.csv': portfolios,
  'transactions.csv': transactions,
  'commitments.csv': commitments,
  'reported-values.csv': reportedValues,
};
