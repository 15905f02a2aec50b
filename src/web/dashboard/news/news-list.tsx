import { Link } from 'react-router';
import type { ListedNews } from '#contracts/news.ts';
import { useFormats } from '../../lib/formats.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { useTagWords } from '../../lib/use-tag-words.ts';
import { SitePicture } from '../../ui/pictures/site-picture.tsx';
import { articleAddress } from './news-address.ts';
import styles from './news.module.css';

/** Posts of the firm and articles of others, each with its picture, topic, summary, source, author and day. */
export function NewsList({ portal, posts }: { readonly portal: string; readonly posts: readonly ListedNews[] }) {
  const texts = useTexts();
  const formats = useFormats();
  const words = useTagWords();
  return (
    <ul className={styles.list}>
      {posts.map((post) => (
        <li key={`${post.source ?? ''} ${post.id}`}>
          <article className={styles.item}>
            <Head post={post} />
            <div className={styles.about}>
              {post.tags.length > 0 && (
                <p className={styles.tags}>
                  {post.tags.map((tag) => (
                    <Tag key={tag}>{words(tag)}</Tag>
                  ))}
                </p>
              )}
              <h2>
                <Link to={articleAddress(portal, post)} className={styles.title}>
                  {post.label}
                </Link>
              </h2>
              {post.summary !== null && <p>{post.summary}</p>}
              <p className={styles.byline}>
                {post.source !== undefined && <span>{texts('news.from', { source: post.source })}</span>}
                {post.author !== null && <span>{post.author}</span>}
                <time dateTime={post.date}>{formats.date(post.date)}</time>
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** The picture; the name of the source where it has none. */
function Head({ post: { picture, source } }: { readonly post: ListedNews }) {
  if (picture !== null) return <SitePicture picture={picture} sizes="(max-width: 760px) 92vw, 360px" className={styles.picture} />;
  return (
    source !== undefined && (
      <p className={styles.plate} aria-hidden>
        {source}
      </p>
    )
  );
}
