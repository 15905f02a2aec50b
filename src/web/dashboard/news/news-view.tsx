import { Newspaper } from 'lucide-react';
import { href } from 'react-router';
import type { SitePosts } from '#contracts/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useTagWords } from '../../lib/use-tag-words.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import headStyles from '../page-head.module.css';
import { NewsList } from './news-list.tsx';
import styles from './news.module.css';

/** Lists the posts that the firm has published for this reader, the newest first, of one topic where it is chosen. */
export function NewsView({ portal, listed: { posts, tags, tag, page, hasMore } }: { readonly portal: string; readonly listed: SitePosts }) {
  const texts = useTexts();
  const words = useTagWords();
  const address = (chosen: string | null, of = 1) => {
    const query = new URLSearchParams({ ...(chosen !== null && { tag: chosen }), ...(of > 1 && { page: String(of) }) });
    return `${href('/dashboard/:portal/news', { portal })}${query.size > 0 ? `?${query}` : ''}`;
  };
  return (
    <>
      <title>{texts('shell.entries.news')}</title>
      <header className={headStyles.head}>
        <h1>{texts('shell.entries.news')}</h1>
      </header>
      {tags.length > 1 && (
        <nav className={styles.topics} aria-label={texts('publicSite.byTag')}>
          {tags.map((each) => (
            <Chip key={each} href={address(each === tag ? null : each)} isOn={each === tag}>
              {words(each)}
            </Chip>
          ))}
        </nav>
      )}
      {posts.length === 0 ? (
        <Card>
          <EmptyState icon={Newspaper} title={texts('publicSite.noPosts')} text="" />
        </Card>
      ) : (
        <NewsList portal={portal} posts={posts} />
      )}
      <nav className={styles.pages} aria-label={texts('states.pages')}>
        {page > 1 && <LinkButton to={address(tag, page - 1)}>{texts('publicSite.newer')}</LinkButton>}
        {hasMore && <LinkButton to={address(tag, page + 1)}>{texts('publicSite.older')}</LinkButton>}
      </nav>
    </>
  );
}
