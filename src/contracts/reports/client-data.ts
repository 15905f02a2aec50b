import type { AccountDetails, Advisors } from '../datasets/accounts.ts';
import type { Portfolios } from '../datasets/lists.ts';
import type { Report } from './report.ts';

/** A client in the panel over the list: as the page of their account has it, and what the reader may do there. */
export interface ClientData {
  readonly report: Omit<Report, 'datasets'>;
  readonly accountDetails: AccountDetails;
  readonly advisors: Advisors;
  readonly portfolios: Portfolios;
}
