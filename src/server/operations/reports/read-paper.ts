import type { DatasetId, Datasets, Transactions } from '#contracts/datasets.ts';
import type { PaperReport } from '#contracts/paper-report.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReportSubject } from '../../providers/reporting-provider.ts';
import type { Visit } from '../../visit.ts';
import { pageNeeds } from './page-needs.ts';
import { reportFrame } from './report-frame.ts';
import { type ReportRequest, reportSubject } from './report-subject.ts';

type PaperRequest = ReportRequest & { readonly path: string };

/**
 * A portfolio's page as it is printed: all of its datasets, of one snapshot, and all transactions of the range instead of one
 * page of them.
 *
 * @throws whatever kept a dataset from being loaded: a report with a hole in it is not handed out.
 */
export async function readPaper(visit: Visit, { path, ...request }: PaperRequest): Promise<PaperReport> {
  return visit.db.read(async (snapshot) => {
    const wanted = await reportSubject(snapshot, visit, request);
    const frame = await reportFrame(snapshot, visit, { page: 'portfolio', path, subject: wanted });
    const subject = { ...wanted, asOf: frame.asOf };
    const title = await visit.provider.title(snapshot, subject);
    const needs = [...pageNeeds('portfolio', frame.layout)].filter((id) => id !== 'title');
    const entries = await Promise.all(needs.map(async (id) => [id, await load({ visit, snapshot, subject }, id)] as const));
    return { frame, datasets: { ...(Object.fromEntries(entries) as Partial<Datasets>), title } };
  });
}

interface Asked {
  readonly visit: Visit;
  readonly snapshot: Queries;
  readonly subject: ReportSubject;
}

function load(asked: Asked, id: DatasetId): Promise<Datasets[DatasetId]> {
  return id === 'transactions' ? wholeRange(asked) : asked.visit.provider[id](asked.snapshot, asked.subject);
}

async function wholeRange({ visit, snapshot, subject }: Asked): Promise<Transactions> {
  const pageOf = (page: number) => visit.provider.transactions(snapshot, { ...subject, query: { ...subject.query, page } });
  const first = await pageOf(1);
  const later = Array.from({ length: Math.ceil(first.count / first.pageSize) - 1 }, (_, index) => index + 2);
  const others = await Promise.all(later.map(pageOf));
  return { ...first, rows: [first, ...others].flatMap(({ rows }) => rows), pageSize: Math.max(first.count, 1) };
}
