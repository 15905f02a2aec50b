import { redirect } from 'react-router';
import { readSitePost } from '#server/operations/site/read-site.ts';
import { NewsArticleView } from '#web/dashboard/news/news-article-view.tsx';
import { newsAddress } from '#web/dashboard/news/news-address.ts';
import { placed } from '#web/dashboard/page-path.ts';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/news-article.ts';

export const loader = handlePage(async (context, { params: { portal, post: address } }: Route.LoaderArgs) => {
  const post = await readSitePost(context, address);
  if ('movedTo' in post) throw redirect(newsAddress(portal, post.movedTo));
  return { portal, post };
});

export const handle = placed(({ post }: Route.ComponentProps['loaderData']) => ({ names: { newsArticle: post.title } }));

export default function NewsArticle({ loaderData }: Route.ComponentProps) {
  return <NewsArticleView {...loaderData} />;
}
