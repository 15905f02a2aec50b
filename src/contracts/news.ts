import * as z from 'zod';
import type { ListedPost, SitePosts } from './site.ts';

/** The news that a reader looks for, as the address says it. */
export const NewsQuery = z.object({
  search: z.string().trim().min(1).max(100).optional(),
  tag: z.string().min(1).max(60).optional(),
  page: z.coerce.number().int().min(1).max(1000).optional(),
});
export type NewsQuery = z.infer<typeof NewsQuery>;

/** An article of an outside service in a list. */
export interface OutsideArticle {
  readonly id: string;
  readonly title: string;
  readonly summary: string | null;
  /** The publisher. */
  readonly source: string;
  readonly author: string | null;
  readonly day: string;
  readonly topics: readonly string[];
}

export interface WholeArticle extends OutsideArticle {
  /** None where the service has no more than the summary. */
  readonly paragraphs: readonly string[];
  /** The article's address at its source; null if it has none. */
  readonly link: string | null;
}

/** A post of the firm, or an article with its source, whose id is its address. */
export type ListedNews = ListedPost & { readonly source?: string };

export interface NewsPage extends Omit<SitePosts, 'posts'> {
  readonly news: readonly ListedNews[];
  readonly search: string | null;
  /** False while the portal's service does not answer. */
  readonly isReached: boolean;
}
