import * as z from 'zod';
import {
  readServedAccount,
  readServedHoldings,
  readServedPortfolio,
  readServedProgrammes,
  readServedTransactions,
} from '../../../operations/reporting-api/read-served-figures.ts';
import { listServedDocuments, openServedDocument } from '../../../operations/reporting-api/served-files.ts';
import { namedInFile } from '../../../operations/reporting-api/read-client-report.ts';
import { day, nameOf, pageNumber, servedCall } from './served-call.ts';

const onDate = z.strictObject({ date: day });

/** The calls of private-equity reporting (section 7), below `/api/v1/private-equity`: `docs/reporting-api.md`. The specification names no paths. */
export const privateEquityCalls = [
  servedCall({ path: '/accounts/:account/portfolios', params: ['account'], query: onDate, answer: readServedProgrammes }),
  servedCall({
    path: '/reports/:clientReport',
    params: ['clientReport'],
    query: z.strictObject({}),
    answer: (context, { clientReport }) => readServedAccount(context, { account: namedInFile(clientReport) }),
  }),
  servedCall({
    path: '/portfolios/:portfolio',
    params: ['portfolio'],
    query: onDate.extend({ contactId: nameOf }).transform(({ contactId, date }) => ({ account: contactId, date })),
    answer: readServedPortfolio,
  }),
  servedCall({
    path: '/portfolios/:portfolio/holdings',
    params: ['portfolio'],
    query: onDate.extend({ ownerId: nameOf }).transform(({ ownerId, date }) => ({ account: ownerId, date })),
    answer: readServedHoldings,
  }),
  servedCall({
    path: '/holdings/:holding/transactions',
    params: ['holding'],
    query: z.strictObject({ account: nameOf, date: day }).transform(({ account, date }) => ({ account, to: date })),
    answer: readServedTransactions,
  }),
  servedCall({
    path: '/accounts/:account/documents',
    params: ['account'],
    query: z.strictObject({ page: pageNumber }),
    answer: listServedDocuments,
  }),
  servedCall({
    path: '/documents/:documentPath',
    params: ['documentPath'],
    query: z.strictObject({ account: nameOf }),
    answer: openServedDocument,
  }),
];
