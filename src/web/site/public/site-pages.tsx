import { href } from 'react-router';
import type { SiteEntry, SitePerson, SitePost, SitePosts } from '#contracts/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useTagWords } from '../../lib/use-tag-words.ts';
import { endsWithCall } from './blocks/ends-with-call.ts';
import { SiteBlocks } from './blocks/site-blocks.tsx';
import { SiteFrame, type SiteFrameProps } from './site-frame.tsx';
import { Byline, DemoCall, People, PostList, SiteHead, SiteText, Tags } from './site-parts.tsx';
import { SitePicture } from '../../ui/pictures/site-picture.tsx';
import { SiteAnchor } from './site-anchor.tsx';
import styles from './site.module.css';

/** A page that the firm has written. */
export function SitePageView({ entry, ...frame }: SiteFrameProps & { readonly entry: SiteEntry }) {
  return (
    <SiteFrame {...frame} isPlain={entry.isPlain}>
      <title>{`${entry.title} · ${frame.brand.name}`}</title>
      <meta name="description" content={entry.description ?? entry.summary ?? entry.title} />
      {entry.made.blocks[0]?.type !== 'hero' && (
        <SiteHead title={entry.title} summary={entry.summary} action={entry.action} picture={entry.picture} />
      )}
      <SiteBlocks page={entry.made} offices={frame.frame.offices} />
      {entry.body !== null && entry.made.blocks.length === 0 && (
        <section className={styles.raised}>
          <div className={styles.wrap}>
            <SiteText body={entry.body} pictures={entry.textPictures} />
          </div>
        </section>
      )}
      {entry.posts.length > 0 && (
        <section className={styles.section}>
          <div className={styles.wrap}>
            <PostList posts={entry.posts} isLeading />
          </div>
        </section>
      )}
      {!entry.isPlain && !endsWithCall(entry.made) && <DemoCall frame={frame.frame} />}
    </SiteFrame>
  );
}

/** A post, with who wrote it and what to read next. */
export function SitePostView({ post, ...frame }: SiteFrameProps & { readonly post: SitePost }) {
  const texts = useTexts();
  return (
    <SiteFrame {...frame}>
      <title>{`${post.title} · ${frame.brand.name}`}</title>
      <meta name="description" content={post.summary ?? post.title} />
      <article>
        <header className={styles.head}>
          <div className={styles.wrap}>
            <Tags tags={post.tags} />
            <h1>{post.title}</h1>
            {post.summary !== null && <p className={styles.lead}>{post.summary}</p>}
            <Byline author={post.author?.name ?? null} date={post.date} />
            {post.picture !== null && (
              <SitePicture picture={post.picture} sizes="(max-width: 1200px) 92vw, 1200px" isFirst className={styles.headPicture} />
            )}
          </div>
        </header>
        <div className={styles.raised}>
          <div className={`${styles.wrap} ${styles.article}`}>
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
            <SiteText body={post.body} pictures={post.textPictures} />
            {post.embed !== null && (
              <p>
                <SiteAnchor href={post.embed} rel="noopener noreferrer">
                  {texts('publicSite.video')}
                </SiteAnchor>
              </p>
            )}
            <p className={styles.byline}>{texts('publicSite.warning')}</p>
          </div>
        </div>
      </article>
      {post.related.length > 0 && (
        <section className={styles.section}>
          <div className={styles.wrap}>
            <h2 className={styles.sectionTitle}>{texts('publicSite.related')}</h2>
            <PostList posts={post.related} />
          </div>
        </section>
      )}
      <DemoCall frame={frame.frame} />
    </SiteFrame>
  );
}

function address(tag: string | null, page = 1): string {
  const query = new URLSearchParams({ ...(tag !== null && { tag }), ...(page > 1 && { page: String(page) }) });
  return query.size === 0 ? href('/posts') : `${href('/posts')}?${query}`;
}

/** All posts, or those of one tag. */
export function SitePostsView({ listed, ...frame }: SiteFrameProps & { readonly listed: SitePosts }) {
  const texts = useTexts();
  const words = useTagWords();
  return (
    <SiteFrame {...frame}>
      <title>{`${texts('publicSite.posts')} · ${frame.brand.name}`}</title>
      <meta name="description" content={texts('publicSite.postsText')} />
      <SiteHead title={texts('publicSite.posts')} summary={texts('publicSite.postsText')} />
      <section className={styles.raised}>
        <div className={styles.wrap}>
          <nav className={styles.filters} aria-label={texts('publicSite.byTag')}>
            {[null, ...listed.tags].map((tag) => (
              <SiteAnchor key={tag ?? ''} href={address(tag)} aria-current={tag === listed.tag ? 'true' : undefined}>
                {tag === null ? texts('publicSite.everything') : words(tag)}
              </SiteAnchor>
            ))}
          </nav>
          {listed.posts.length === 0 ? <p>{texts('publicSite.noPosts')}</p> : <PostList posts={listed.posts} isLeading />}
          <nav className={styles.pages} aria-label={texts('publicSite.pages')}>
            {listed.page > 1 && <SiteAnchor href={address(listed.tag, listed.page - 1)}>{texts('publicSite.newer')}</SiteAnchor>}
            {listed.hasMore && <SiteAnchor href={address(listed.tag, listed.page + 1)}>{texts('publicSite.older')}</SiteAnchor>}
          </nav>
        </div>
      </section>
      <DemoCall frame={frame.frame} />
    </SiteFrame>
  );
}

export function SiteTeamView({ people, ...frame }: SiteFrameProps & { readonly people: readonly SitePerson[] }) {
  const texts = useTexts();
  return (
    <SiteFrame {...frame}>
      <title>{`${texts('publicSite.team')} · ${frame.brand.name}`}</title>
      <meta name="description" content={texts('publicSite.teamText')} />
      <SiteHead title={texts('publicSite.team')} summary={texts('publicSite.teamText')} />
      <section className={styles.raised}>
        <div className={styles.wrap}>
          {people.length === 0 ? <p>{texts('publicSite.noPeople')}</p> : <People people={people} isLeading />}
        </div>
      </section>
      <DemoCall frame={frame.frame} />
    </SiteFrame>
  );
}
