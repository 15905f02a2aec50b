import { href } from 'react-router';
import type { SiteHit, SiteHits } from '#contracts/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { SiteSearchForm } from './site-search-form.tsx';
import { SiteFrame, type SiteFrameProps } from './site-frame.tsx';
import { SiteAnchor } from './site-anchor.tsx';
import styles from './site.module.css';

/** Shows what a search of the site found. Search engines keep no page of it. */
export function SiteSearchView({ found, ...frame }: SiteFrameProps & { readonly found: SiteHits }) {
  const texts = useTexts();
  const { wanted, hits, page } = found;
  const title = wanted === '' ? texts('publicSite.search.title') : texts('publicSite.search.of', { wanted });
  return (
    <SiteFrame {...frame}>
      <title>{`${title} · ${frame.brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <div className={styles.wrap}>
          <h1>{texts('publicSite.search.title')}</h1>
          <div className={styles.searched}>
            <SiteSearchForm wanted={wanted} />
          </div>
        </div>
      </header>
      {wanted !== '' && (
        <section className={styles.raised} aria-label={title}>
          <div className={styles.wrap}>
            {hits.length === 0 ? <NothingFound wanted={wanted} /> : <Hits hits={hits} />}
            <nav className={styles.pages} aria-label={texts('publicSite.pages')}>
              {page > 1 && <SiteAnchor href={address(wanted, page - 1)}>{texts('publicSite.search.before')}</SiteAnchor>}
              {found.hasMore && <SiteAnchor href={address(wanted, page + 1)}>{texts('publicSite.search.more')}</SiteAnchor>}
            </nav>
          </div>
        </section>
      )}
    </SiteFrame>
  );
}

const address = (wanted: string, page: number) => `${href('/search')}?${new URLSearchParams({ q: wanted, page: String(page) })}`;

function NothingFound({ wanted }: { readonly wanted: string }) {
  const texts = useTexts();
  return (
    <>
      <h2 className={styles.sectionTitle}>{texts('publicSite.search.none', { wanted })}</h2>
      <p>{texts('publicSite.search.noneText')}</p>
    </>
  );
}

function Hits({ hits }: { readonly hits: readonly SiteHit[] }) {
  const texts = useTexts();
  return (
    <ol className={styles.hits}>
      {hits.map(({ id, kind, label, href: place, excerpt }) => (
        <li key={id}>
          <p className={styles.byline}>{texts(`publicSite.search.kinds.${kind}`)}</p>
          <h2>
            <SiteAnchor href={place}>{label}</SiteAnchor>
          </h2>
          <p>{excerpt.map(({ text, isHit }, at) => (isHit ? <mark key={at}>{text}</mark> : text))}</p>
        </li>
      ))}
    </ol>
  );
}
