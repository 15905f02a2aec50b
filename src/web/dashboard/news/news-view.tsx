import { Newspaper, SearchX } from 'lucide-react';
import { Form, href } from 'react-router';
import type { NewsPage } from '#contracts/news.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useTagWords } from '../../lib/use-tag-words.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import headStyles from '../page-head.module.css';
import { FindField } from '../table/find-field.tsx';
import { listAddress } from './news-address.ts';
import { NewsList } from './news-list.tsx';
import styles from './news.module.css';

interface NewsViewProps {
  readonly portal: string;
  readonly listed: NewsPage;
}

/** Lists what the firm has published for this reader and what its news service brings, the newest first, as it is searched for and of one topic. */
export function NewsView({ portal, listed }: NewsViewProps) {
  const texts = useTexts();
  const { news, search, tag, page, hasMore, isReached } = listed;
  return (
    <>
      <title>{texts('shell.entries.news')}</title>
      <header className={headStyles.head}>
        <h1>{texts('shell.entries.news')}</h1>
      </header>
      <Narrowing portal={portal} listed={listed} />
      {!isReached && (
        <Card className={styles.unreached}>
          <FailedState title={texts('news.unreached')} text={texts('news.unreachedText')} />
        </Card>
      )}
      {news.length > 0 ? <NewsList portal={portal} posts={news} /> : isReached && <NoNews portal={portal} listed={listed} />}
      <nav className={styles.pages} aria-label={texts('states.pages')}>
        {page > 1 && <LinkButton to={listAddress(portal, { search, tag, page: page - 1 })}>{texts('publicSite.newer')}</LinkButton>}
        {hasMore && <LinkButton to={listAddress(portal, { search, tag, page: page + 1 })}>{texts('publicSite.older')}</LinkButton>}
      </nav>
    </>
  );
}

function Narrowing({ portal, listed: { tags, search, tag } }: NewsViewProps) {
  const texts = useTexts();
  const words = useTagWords();
  return (
    <search aria-label={texts('shell.entries.news')} className={styles.narrowing}>
      <Form method="get" action={href('/dashboard/:portal/news', { portal })} preventScrollReset>
        {tag !== null && <input type="hidden" name="tag" value={tag} />}
        <FindField key={search} label={texts('news.search')} name="search" defaultValue={search ?? ''} />
      </Form>
      {tags.length > 1 && (
        <nav className={styles.topics} aria-label={texts('publicSite.byTag')}>
          {tags.map((each) => (
            <Chip key={each} href={listAddress(portal, { search, tag: each === tag ? null : each, page: 1 })} isOn={each === tag}>
              {words(each)}
            </Chip>
          ))}
        </nav>
      )}
    </search>
  );
}

function NoNews({ portal, listed: { search, tag, page } }: NewsViewProps) {
  const texts = useTexts();
  const isNarrowed = search !== null || tag !== null || page > 1;
  return (
    <Card>
      {isNarrowed ? (
        <EmptyState icon={SearchX} title={texts('news.none')} text={texts('news.noneText')}>
          <LinkButton to={href('/dashboard/:portal/news', { portal })} size="small">
            {texts('news.showAll')}
          </LinkButton>
        </EmptyState>
      ) : (
        <EmptyState icon={Newspaper} title={texts('publicSite.noPosts')} text="" />
      )}
    </Card>
  );
}
