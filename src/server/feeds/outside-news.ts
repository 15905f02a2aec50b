import * as z from 'zod';
import type { OutsideArticle, WholeArticle } from '#contracts/news.ts';
import type { CallService } from '../auth/call-service.ts';
import { addressOf, day, id, line, named, paragraphs } from './outside-fields.ts';

/** The source of news from outside. */
export interface NewsFeed {
  /** The newest first, each once. */
  latest(): Promise<readonly OutsideArticle[]>;
  /** Null where there is no such article. */
  article(id: string): Promise<WholeArticle | null>;
}

const maxArticles = 100;
const optional = (limit: number) =>
  line(limit)
    .nullable()
    .default(null)
    .transform((text) => text || null);

const Article = z.object({
  id,
  title: named(300),
  summary: optional(1000),
  source: named(120),
  author: optional(120),
  day,
  topics: z.array(named(60)).max(10).default([]),
});

const ArticleList = z.object({ value: z.array(Article).max(maxArticles) });

const Whole = Article.extend({
  text: paragraphs(200_000).nullable().default(null),
  link: z
    .url({ protocol: /^https$/ })
    .max(1000)
    .nullable()
    .default(null),
});

/**
 * The news of a service that speaks the shape of `docs/feeds.md`; what it says otherwise is refused as a whole. It learns nothing of the reader: all
 * are asked the same, and what is searched for is looked for here.
 */
export function outsideNews(ask: CallService, base: string): NewsFeed {
  return {
    async latest() {
      const parameters = [['order', 'newest'] as const, ['top', String(maxArticles)] as const];
      const { status, json } = await ask(addressOf(base, 'articles', parameters));
      if (status !== 200) throw new Error(`The news service answered ${status}.`);
      const articles = new Map(ArticleList.parse(json).value.map((article) => [article.id, article]));
      return [...articles.values()].toSorted((a, b) => b.day.localeCompare(a.day));
    },

    async article(wanted) {
      if (!id.safeParse(wanted).success) return null;
      const { status, json } = await ask(addressOf(base, `articles/${wanted}`, []));
      if (status === 404) return null;
      if (status !== 200) throw new Error(`The news service answered ${status}.`);
      const { text, ...article } = Whole.parse(json);
      return { ...article, paragraphs: text ?? [] };
    },
  };
}
