import { logoOnPaper } from '#server/operations/images/logo-on-paper.ts';
import { readAnswersPaper } from '#server/operations/submissions/copies/read-answers-paper.ts';
import { AnswersPaperView } from '#web/dashboard/paper/answers-paper-view.tsx';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/answers-paper.ts';

/** The sheets of what someone sent through a form of the portal. */
export const loader = handleRoute(async (context, { params }: Route.LoaderArgs) => ({
  sent: await readAnswersPaper(context, params.submission),
  brand: localiseBrand(context.variant.brand, context.locale, await logoOnPaper(context)),
}));

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.sent.title }];
}

export default function AnswersPaperPage({ loaderData: { brand, sent } }: Route.ComponentProps) {
  return <AnswersPaperView brand={brand} sent={sent} />;
}
