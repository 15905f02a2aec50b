import { readOutsideArticle } from '#server/operations/news/read-news.ts';
import { OutsideArticleView } from '#web/dashboard/news/outside-article-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/outside-article.ts';

export const loader = handlePage(async (context, { params }: Route.LoaderArgs) => ({
  article: await readOutsideArticle(context, params.article),
}));

export const handle = placed(({ article }: Route.ComponentProps['loaderData']) => ({ names: { outsideArticle: article.title } }));

export default function OutsideArticle({ loaderData }: Route.ComponentProps) {
  return <OutsideArticleView {...loaderData} />;
}
