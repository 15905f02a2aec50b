import type { BlockId } from '#contracts/reports/blocks.ts';
import type { DatasetId, Datasets } from '#contracts/datasets.ts';
import type { PageId } from '#contracts/ids.ts';
import { isDelegated } from '#contracts/reports/delegated-blocks.ts';
import { percentages, percentagesQuery } from '#contracts/reports/percentages.ts';
import { limitedLayout, pagesOfAccounts } from '#contracts/reports/limited-layout.ts';
import type { Loaded, Report, ReportLayout } from '#contracts/reports/report.ts';
import type { Actor } from '#domain/actor.ts';
import { AccessRefused, AppError } from '#domain/errors.ts';
import type { ReportSubject } from '../../providers/reporting-provider.ts';
import type { RequestContext } from '../../request-context.ts';
import { listSections } from '#contracts/reports/section-of.ts';
import { recordDownload } from '../activity/record-download.ts';
import { recordView } from '../activity/record-view.ts';
import { chooseAsOf } from '../sessions/choose-as-of.ts';
import { needsOf, screenNeeds } from './page-needs.ts';
import { reportFrame } from './report-frame.ts';
import { type ReportSources, reportSources } from './report-sources.ts';
import { type ReportRequest, reportSubject } from './report-subject.ts';

/** The time in milliseconds after which missing data is sent after the page: its blocks show their skeletons in the meantime. */
const timeoutMs = 150;

type Promised = { [Id in DatasetId]?: Promise<Loaded<Datasets[Id]>> };

interface Opened {
  readonly frame: Omit<Report, 'datasets'>;
  readonly datasets: Promised;
}

type PageRequest = ReportRequest & { readonly path: string };

/**
 * A report page with what its blocks need, all of one snapshot of the database.
 *
 * @throws AppError when the subject does not exist or may not be read; a dataset that fails is told in its place.
 */
export async function readReportPage(context: RequestContext, page: PageId, request: PageRequest): Promise<Report> {
  const wanted: Wanted = { page, needs: (shown) => screenNeeds(page, shown, request.query.tab), isWhole: false };
  const { without, ...rest } = isOfPercentages(context.actor) ? percentagesQuery(request.query) : request.query;
  // On other pages of an account all of its portfolios count.
  const query = page === 'home' && without ? { ...rest, without } : rest;
  const report = await readReport(context, wanted, { ...request, query, isReduced: true });
  await remember(context, request);
  const { account } = report;
  recordView(context, { section: page, ...(account ? { accountId: account.id } : {}) });
  return report;
}

/** A portfolio's report with what one block needs, its lists whole, for the file that leaves the product. Failures as those of the page. */
export async function readReportFile(context: RequestContext, block: BlockId, request: PageRequest): Promise<Report> {
  if (context.actor.kind === 'delegate' && !isDelegated(block, context.actor.area)) throw new AccessRefused('page-not-found');
  const wanted: Wanted = { page: 'portfolio', needs: () => needsOf([block]), isWhole: true };
  const report = await readReport(context, wanted, request);
  const { account } = report;
  await Promise.all(Object.values(report.datasets).map(async (dataset) => dataset));
  await recordDownload(context, { section: 'portfolio', file: `${block}.csv`, ...(account ? { accountId: account.id } : {}) });
  return report;
}

interface Wanted {
  readonly page: PageId;
  readonly needs: (shown: Pick<Report, 'layout' | 'sections'>) => ReadonlySet<DatasetId>;
  /** Lists whole instead of one page of them. */
  readonly isWhole: boolean;
}

async function readReport(context: RequestContext, { page, needs, isWhole }: Wanted, request: PageRequest): Promise<Report> {
  const opening = Promise.withResolvers<Opened>();
  const snapshotEnds = context.db.read(async (snapshot) => {
    const subject = await reportSubject(snapshot, context, request);
    const frame = await reportFrame(snapshot, context, { page, path: request.path, subject, section: request.section });
    const asked = pagesOfAccounts.has(page) ? new Set<DatasetId>(['overviewReturns', ...needs(frame)]) : needs(frame);
    const datasets = loadAll(
      context,
      { sources: reportSources(context, snapshot), subject: { ...subject, asOf: frame.asOf, isWhole } },
      asked,
    );
    opening.resolve(await opened(frame, datasets, { needs, whole: context.variant.reports[page] }));
    await Promise.all(Object.values(datasets));
  });
  snapshotEnds.catch(opening.reject);
  const { frame, datasets } = await opening.promise;
  return { ...frame, datasets: await settledSoon(datasets, snapshotEnds) };
}

interface Shown extends Pick<Wanted, 'needs'> {
  /** The page in all its sections. */
  readonly whole: ReportLayout;
}

/**
 * The page with what it shows: without the blocks of returns when the returns of the overview, which pages of accounts ask for,
 * could not be loaded; and without datasets that no block reads.
 */
async function opened(frame: Opened['frame'], datasets: Promised, { needs, whole }: Shown): Promise<Opened> {
  const isLimited = (await datasets.overviewReturns)?.state === 'failed';
  const hasDocuments = frame.sections.some(({ section }) => section === 'documents');
  const shown = isLimited ? { layout: limitedLayout(frame.layout), sections: listSections(limitedLayout(whole), { hasDocuments }) } : frame;
  const { layout, sections } = shown;
  const needed = needs(shown);
  return {
    frame: { ...frame, layout, sections, access: isLimited ? 'limited' : 'full' },
    datasets: Object.fromEntries(Object.entries(datasets).filter(([id]) => needed.has(id as DatasetId))),
  };
}

interface Asked {
  readonly sources: ReportSources;
  readonly subject: ReportSubject;
}

function loadAll(context: RequestContext, asked: Asked, needs: ReadonlySet<DatasetId>): Promised {
  // The title is asked for first: the page does not begin without it.
  const ids: readonly DatasetId[] = needs.has('title') ? ['title', ...needs] : [...needs];
  return Object.fromEntries([...new Set(ids)].map((id) => [id, load(context, asked, id)]));
}

/**
 * One dataset, or what became of it. What fails in the database ends the transaction that the whole page shares; so whatever
 * failed is asked once more in a snapshot of its own, and only the dataset that is really at fault stays failed.
 */
async function load<Id extends DatasetId>(context: RequestContext, { sources, subject }: Asked, id: Id): Promise<Loaded<Datasets[Id]>> {
  const told = reducing(context.actor, id);
  const ask = async (asked: ReportSources) => told(await asked[id](subject));
  const askAgain = () => context.db.read((fresh) => ask(reportSources(context, fresh)));
  try {
    return { state: 'ready', value: await ask(sources).catch(askAgain) };
  } catch (error) {
    context.log.error({ dataset: id, err: error }, 'a dataset could not be loaded');
    return { state: 'failed', code: error instanceof AppError ? error.code : 'unexpected', requestId: context.requestId };
  }
}

/** No amount leaves for a delegate of percentages: what has no way to be told without is not asked for. */
function reducing<Id extends DatasetId>(actor: Actor, id: Id): (dataset: Datasets[Id]) => Datasets[Id] {
  if (!isOfPercentages(actor)) return (dataset) => dataset;
  const told = percentages[id];
  if (!told) throw new AppError('forbidden');
  return told;
}

const isOfPercentages = (actor: Actor) => actor.kind === 'delegate' && actor.area === 'percentages';

/** The datasets as values where all are there within that time, else as promises that the page streams, below a header that is there already. */
async function settledSoon(datasets: Promised, snapshotEnds: Promise<void>): Promise<Report['datasets']> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs);
  });
  const first = await Promise.race([snapshotEnds, late]);
  clearTimeout(timer);
  if (first === 'late') return datasets.title ? { ...datasets, title: await datasets.title } : datasets;
  const values = await Promise.all(Object.entries(datasets).map(async ([id, dataset]) => [id, await dataset]));
  return Object.fromEntries(values);
}

/** A day chosen in the address is kept for the portal until sign-out; what a viewer chose is the page's alone. */
async function remember({ auth, portal, signedIn, isFromElsewhere }: RequestContext, { query: { date } }: ReportRequest): Promise<void> {
  if (!date || !portal || !auth.sessionToken || signedIn?.viewing || isFromElsewhere) return;
  if (signedIn?.session.asOf[portal.id] === date) return;
  await chooseAsOf(auth.database, { sessionToken: auth.sessionToken, portalId: portal.id, asOf: date });
}
