import type { PreviewedId } from '#collections/content/previewed.ts';
import type { SiteEntry, SiteHome, SitePost } from '#contracts/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { listAddress } from '../../records/record-address.ts';
import type { SiteFrameProps } from './site-frame.tsx';
import { SiteHomePage } from './site-home-page.tsx';
import { SitePageView, SitePostView } from './site-pages.tsx';
import styles from './site.module.css';

interface PreviewPageProps extends SiteFrameProps {
  readonly collection: PreviewedId;
  readonly id: string;
  readonly version: number;
  readonly shown: { readonly home: SiteHome } | { readonly entry: SiteEntry } | { readonly post: SitePost };
}

/** A draft as the site will show it, below a line that says so. */
export function PreviewPage({ collection, id, version, shown, ...frame }: PreviewPageProps) {
  const texts = useTexts();
  return (
    <>
      <aside className={styles.preview} aria-label={texts('publicSite.preview.title')}>
        <p>{texts('publicSite.preview.text', { version })}</p>
        <a href={listAddress(collection, { open: id })}>{texts('publicSite.preview.edit')}</a>
      </aside>
      {'home' in shown && <SiteHomePage {...frame} home={shown.home} />}
      {'entry' in shown && <SitePageView {...frame} entry={shown.entry} />}
      {'post' in shown && <SitePostView {...frame} post={shown.post} />}
    </>
  );
}
