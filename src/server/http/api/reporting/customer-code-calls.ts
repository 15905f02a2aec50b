import * as z from 'zod';
import { addDays } from '#finance/iso-date.ts';
import {
  listServedAccounts,
  readServedCash,
  readServedFees,
  readServedHoldings,
  readServedPerformance,
  readServedPeriodReturns,
  readServedPortfolios,
  readServedProduct,
  readServedTransactions,
} from '../../../operations/reporting-api/read-served-figures.ts';
import { day, nameOf, pageNumber, servedCall } from './served-call.ts';

const customer = z.strictObject({ customerCode: nameOf, portfolioId: nameOf.optional() });
const toSubject = ({ customerCode, portfolioId }: z.infer<typeof customer>) => ({
  account: customerCode,
  ...(portfolioId === undefined ? {} : { portfolio: portfolioId }),
});
const onDate = customer.extend({ date: day }).transform(({ date, ...subject }) => ({ ...toSubject(subject), date }));
const overDates = customer
  .extend({ fromDate: day, toDate: day })
  .transform(({ fromDate, toDate, ...subject }) => ({ ...toSubject(subject), from: fromDate, to: toDate }));
const ofProduct = customer
  .extend({ fromDate: day, toDate: day, productUid: nameOf.optional() })
  .transform(({ fromDate, toDate, productUid, ...subject }) => ({
    ...toSubject(subject),
    from: fromDate,
    to: toDate,
    ...(productUid === undefined ? {} : { holding: productUid }),
  }));
/** The period of the specification, where none is given. */
const usual = { fromDate: '2021-01-01', toDate: '2021-12-31' } as const;
const recentDays = 30;

/** The endpoints by customer code (section 7), below `/api/v1/customer-code`: `docs/reporting-api.md`. */
export const customerCodeCalls = [
  servedCall({
    path: '/Customer/GetPortfolios',
    params: [],
    query: z.strictObject({ customerCode: nameOf, date: day }).transform(({ customerCode, date }) => ({ account: customerCode, date })),
    answer: readServedPortfolios,
  }),
  servedCall({
    path: '/Portfolios/All',
    params: [],
    query: z.strictObject({ page: pageNumber }),
    answer: (context, { page }) => listServedAccounts(context, page),
  }),
  servedCall({ path: '/position/GetPosition', params: [], query: onDate, answer: readServedHoldings }),
  servedCall({ path: '/Transaction/GetTitleTransactions', params: [], query: ofProduct, answer: readServedTransactions }),
  servedCall({ path: '/Transaction/GetCashTransactions', params: [], query: overDates, answer: readServedCash }),
  servedCall({ path: '/Transaction/GetFees', params: [], query: overDates, answer: readServedFees }),
  servedCall({
    path: '/Transaction/GetRecentTransactions',
    params: [],
    query: customer.transform(toSubject),
    answer: (context, subject) => readServedTransactions(context, { ...subject, from: addDays(context.today, -recentDays) }),
  }),
  servedCall({
    path: '/Position/GetProductHistory',
    params: [],
    query: customer
      .extend({ productUid: nameOf, date: day })
      .transform(({ productUid, date, ...subject }) => ({ ...toSubject(subject), product: productUid, date })),
    answer: readServedProduct,
  }),
  servedCall({ path: '/Position/GetPerformanceForPeriods', params: [], query: onDate, answer: readServedPeriodReturns }),
  servedCall({
    path: '/Position/GetPerformance',
    params: [],
    query: customer
      .extend({ fromDate: day.default(usual.fromDate), toDate: day.default(usual.toDate) })
      .transform(({ fromDate, toDate, ...subject }) => ({ ...toSubject(subject), from: fromDate, to: toDate })),
    answer: (context, asked) => readServedPerformance(context, { ...asked, benchmarkCumulative: true, benchmarkDiscrete: true }),
  }),
];
