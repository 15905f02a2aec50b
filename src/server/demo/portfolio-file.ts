import type { ImportFile } from '../operations/import/format/import-file.ts';
import { fileOfRecords } from './file-of-records.ts';
import type { IsoDate } from '#finance/iso-date.ts';

/** A portfolio as it is imported. */
export interface DemoPortfolio {
  readonly externalId: string;
  /** The account's external id. */
  readonly account: string;
  readonly name: string;
  readonly type: string;
  readonly currency: string;
  readonly region: string;
  readonly inception: IsoDate;
  /** Income, Accumulation or Both. */
  readonly objective: string;
  /** 1 to 10. */
  readonly riskLevel: number;
  /** 1 to 10. */
  readonly esgRating: number;
  readonly benchmark: string;
  readonly model?: string;
}

/** portfolios.csv. */
export function portfolioFile(portfolios: readonly DemoPortfolio[]): ImportFile {
  const columns = [
    'externalId',
    'account',
    'name',
    'type',
    'currency',
    'region',
    'inception',
    'objective',
    'riskLevel',
    'esgRating',
    'benchmark',
    'model',
  ];
  return fileOfRecords(
    'portfolios.csv',
    columns,
    portfolios.map((portfolio) => ({ ...portfolio, riskLevel: String(portfolio.riskLevel), esgRating: String(portfolio.esgRating) })),
  );
}
