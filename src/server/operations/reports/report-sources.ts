import type { DatasetId, Datasets } from '#contracts/datasets.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReportSubject } from '../../providers/reporting-provider.ts';
import type { RequestContext } from '../../request-context.ts';
import { newestCommentary } from '../commentary/read-commentary.ts';

/** All datasets of report pages: figures come from the variant's provider, commentary from the firm's content. */
export type ReportSources = { readonly [Id in DatasetId]: (subject: ReportSubject) => Promise<Datasets[Id]> };

/** Opens the sources of a page on its snapshot. */
export function reportSources(context: RequestContext, snapshot: Queries): ReportSources {
  return { ...context.provider(snapshot, context.actor), commentary: () => newestCommentary(snapshot, context) };
}
