import type { ShownHolding } from '#contracts/datasets/holding-data.ts';
import type { BreakdownData } from '#contracts/reports/breakdown-data.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import type { ReportingProvider, ReportSubject } from '../../providers/reporting-provider.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordView } from '../activity/record-view.ts';
import { canEditHolding } from '../ledger/holding-by-hand.ts';
import { readHoldingDocuments } from '../library/read-holdings.ts';
import { reportFrame } from './report-frame.ts';
import { type ReportRequest, reportSubject } from './report-subject.ts';

type PartRequest = ReportRequest & { readonly path: string };

/**
 * One security of an account or a portfolio, for the drawer over its page; written down as viewed. Where the page leaves out what rests on
 * returns, the drawer does.
 *
 * @throws AppError as the page does, and `page-not-found` for what was never held there.
 */
export async function readHolding(
  context: RequestContext,
  { holding: id, ...request }: PartRequest & { readonly holding: string },
): Promise<ShownHolding> {
  if (!isId(id)) throw new AppError('page-not-found');
  const {
    data,
    account,
    subject: of,
  } = await readPart(context, request, async (provider, subject) => {
    const held = await provider.holdingData(subject, id);
    return subject.portfolio === null && (await isLimited(provider, subject)) ? { ...held, fund: { ...held.fund, returns: [] } } : held;
  });
  recordView(context, { section: 'portfolio', info: data.fund.symbol, ...(account ? { accountId: account } : {}) });
  const portfolio = of.portfolio?.id ?? null;
  const isKept = portfolio !== null && (await canEditHolding(context, portfolio, id));
  return { ...data, documents: await readHoldingDocuments(context, of, id), isKept };
}

/** The value of an account or a portfolio divided, with the holdings of each part, for the drawer over its page. */
export async function readBreakdown(context: RequestContext, request: PartRequest): Promise<BreakdownData> {
  const { data } = await readPart(context, request, async (provider, subject): Promise<BreakdownData> => {
    const [{ asOf, currency, total, by }, { rows }] = await Promise.all([provider.breakdowns(subject), provider.holdings(subject)]);
    const { type, sector, region } = by;
    const shown = rows.map(({ id, name, type: kind, sector: of, region: from, value, percent }) => {
      return { id, name, type: kind, sector: of, region: from, value, percent };
    });
    return { asOf, currency, total, by: { type, sector, region }, rows: shown };
  });
  return data;
}

async function readPart<Data>(
  context: RequestContext,
  { path, ...request }: PartRequest,
  read: (provider: ReportingProvider, subject: ReportSubject) => Promise<Data>,
): Promise<{ readonly data: Data; readonly account: string | null; readonly subject: ReportSubject }> {
  return context.db.read(async (snapshot) => {
    const subject = await reportSubject(snapshot, context, request);
    const page = subject.portfolio ? 'portfolio' : 'account';
    const { asOf } = await reportFrame(snapshot, context, { page, path, subject });
    return {
      data: await read(context.provider(snapshot, context.actor), { ...subject, asOf }),
      account: subject.account?.id ?? null,
      subject,
    };
  });
}

async function isLimited(provider: ReportingProvider, subject: ReportSubject): Promise<boolean> {
  return provider.overviewReturns(subject).then(
    () => false,
    () => true,
  );
}
