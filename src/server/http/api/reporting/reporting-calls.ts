import * as z from 'zod';
import {
  listServedAccounts,
  readDatesOfAll,
  readServedAccount,
  readServedCosts,
  readServedDates,
  readServedHoldings,
  readServedPerformance,
  readServedPortfolio,
  readServedPortfolios,
  readServedTransactions,
} from '../../../operations/reporting-api/read-served-figures.ts';
import { generatePdfByAddress, isOneComponent, pdfComponents, pdfTypes } from '../../../operations/reporting-api/generate-pdf.ts';
import { listServedDocuments, openServedDocument, printServedReport } from '../../../operations/reporting-api/served-files.ts';
import { day, flag, nameOf, pageNumber, servedCall } from './served-call.ts';

const onDate = z.strictObject({ date: day });
const onDateString = z.strictObject({ dateString: day }).transform(({ dateString }) => ({ date: dateString }));
const range = z.strictObject({ fromDateString: day, toDateString: day });
const overDates = range.transform(({ fromDateString, toDateString }) => ({ from: fromDateString, to: toDateString }));
const printed = range.extend({ portfolio: nameOf.optional() }).transform(({ fromDateString, toDateString, portfolio }) => ({
  from: fromDateString,
  to: toDateString,
  ...(portfolio === undefined ? {} : { portfolio }),
}));
/** The query of the specification's PDF function. Its `url` changes nothing: what is printed is a page of ours. */
const pdfFunction = z
  .strictObject({
    token: z.string().max(200).optional(),
    url: z.string().max(2000).optional(),
    componentToRender: z.enum(pdfComponents).optional(),
    pdfType: z.enum(pdfTypes).default('Pdf'),
    externalId: nameOf,
    renderConsolidated: flag,
    singlePortfolio: flag,
  })
  .refine(isOneComponent, { path: ['singlePortfolio'] })
  .transform(({ url: _url, ...wanted }) => wanted);
const performance = range
  .extend({ benchmarkCumulative: flag, benchmarkDiscrete: flag })
  .transform(({ fromDateString, toDateString, ...benchmarks }) => ({ from: fromDateString, to: toDateString, ...benchmarks }));

/** The reporting API of the specification (section 7), below `/api/v1/reporting`: `docs/reporting-api.md`. */
export const reportingCalls = [
  servedCall({
    path: '/Account',
    params: [],
    // All securities are the platform's: the flag of the specification has nothing to choose here, and `false` is refused.
    query: z.strictObject({ usePlatformSecurities: z.literal('true').optional(), page: pageNumber }),
    answer: (context, { page }) => listServedAccounts(context, page),
  }),
  servedCall({ path: '/Account/:account', params: ['account'], query: onDateString, answer: readServedAccount }),
  servedCall({ path: '/Portfolios/:account', params: ['account'], query: onDate, answer: readServedPortfolios }),
  servedCall({
    path: '/Portfolios/:account/portfolio/:portfolio',
    params: ['account', 'portfolio'],
    query: onDate,
    answer: readServedPortfolio,
  }),
  servedCall({
    path: '/Holdings/:account/portfolio/:portfolio',
    params: ['account', 'portfolio'],
    query: onDateString,
    answer: readServedHoldings,
  }),
  servedCall({ path: '/Holdings/dates', params: [], query: z.strictObject({}), answer: (context) => readDatesOfAll(context) }),
  servedCall({ path: '/Holdings/:account/dates', params: ['account'], query: z.strictObject({}), answer: readServedDates }),
  servedCall({
    path: '/Transactions/:account/portfolio/:portfolio',
    params: ['account', 'portfolio'],
    query: overDates,
    answer: readServedTransactions,
  }),
  servedCall({
    path: '/Performance/:account/portfolio/:portfolio',
    params: ['account', 'portfolio'],
    query: performance,
    answer: readServedPerformance,
  }),
  // All portfolios of the account as one.
  servedCall({ path: '/Performance/:account', params: ['account'], query: performance, answer: readServedPerformance }),
  servedCall({
    path: '/Charges/:account',
    params: ['account'],
    query: overDates,
    answer: (context, asked) => readServedCosts(context, { ...asked, costs: 'charges' }),
  }),
  servedCall({
    path: '/TransactionCosts/:account',
    params: ['account'],
    query: overDates,
    answer: (context, asked) => readServedCosts(context, { ...asked, costs: 'dealing' }),
  }),
  servedCall({ path: '/Pdf', params: [], query: pdfFunction, answer: generatePdfByAddress }),
  servedCall({
    path: '/Pdf/:account',
    params: ['account'],
    query: printed,
    answer: (context, asked) => printServedReport(context, { ...asked, isForClient: false }),
  }),
  servedCall({
    path: '/Pdf/ClientPdf/:account',
    params: ['account'],
    query: printed,
    answer: (context, asked) => printServedReport(context, { ...asked, isForClient: true }),
  }),
  servedCall({
    path: '/Documents/:account',
    params: ['account'],
    query: z.strictObject({ page: pageNumber }),
    answer: listServedDocuments,
  }),
  servedCall({
    path: '/Documents/:account/download',
    params: ['account'],
    query: z.strictObject({ documentPath: nameOf }),
    answer: openServedDocument,
  }),
];
