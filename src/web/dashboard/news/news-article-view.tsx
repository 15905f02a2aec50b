import type { SitePost } from '#contracts/site.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { SitePicture } from '../../ui/pictures/site-picture.tsx';
import { Card } from '../../ui/card.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { RichTextView } from '../../ui/rich-text.tsx';
import headStyles from '../page-head.module.css';
import { NewsList } from './news-list.tsx';
import styles from './news.module.css';

/** One post in the frame of the portal, with what to read next. */
export function NewsArticleView({ portal, post }: { readonly portal: string; readonly post: SitePost }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <>
      <title>{post.title}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{post.title}</h1>
          <p className={styles.byline}>
            {post.author !== null && <span>{post.author.name}</span>}
            <time dateTime={post.date}>{formats.date(post.date)}</time>
          </p>
        </div>
      </header>
      <Card>
        <article className={styles.article}>
          {post.picture !== null && (
            <SitePicture picture={post.picture} sizes="(max-width: 760px) 92vw, 760px" isFirst className={styles.picture} />
          )}
          {post.summary !== null && <p className={styles.lead}>{post.summary}</p>}
          {post.keypoints.length > 0 && (
            <aside className={styles.keypoints} aria-label={texts('publicSite.keypoints')}>
              <h2>{texts('publicSite.keypoints')}</h2>
              <ul>
                {post.keypoints.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </aside>
          )}
          {post.body !== null && <RichTextView document={post.body} />}
          {post.embed !== null && (
            <p>
              <OutsideLink href={post.embed}>{texts('publicSite.video')}</OutsideLink>
            </p>
          )}
          <p className={styles.byline}>{texts('publicSite.warning')}</p>
        </article>
      </Card>
      {post.related.length > 0 && (
        <section className={styles.related} aria-label={texts('publicSite.related')}>
          <h2>{texts('publicSite.related')}</h2>
          <NewsList portal={portal} posts={post.related} />
        </section>
      )}
    </>
  );
}
