import { href } from 'react-router';
import type { PromotedPage, SiteHome, SiteQuote } from '#contracts/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { WaveLines } from '../../ui/brand/wave-lines.tsx';
import { SiteBlocks } from './blocks/site-blocks.tsx';
import { endsWithCall } from './blocks/ends-with-call.ts';
import { SiteFrame, type SiteFrameProps } from './site-frame.tsx';
import { ActionLink, DemoCall, People, PostList, SiteText } from './site-parts.tsx';
import { SitePicture } from '../../ui/pictures/site-picture.tsx';
import { SiteAnchor } from './site-anchor.tsx';
import styles from './site.module.css';

/** The home page of a firm that has published one. */
export function SiteHomePage({ home, ...frame }: SiteFrameProps & { readonly home: SiteHome }) {
  return (
    <SiteFrame {...frame} isPlain={home.isPlain}>
      <title>{`${frame.brand.name} · ${frame.brand.descriptor}`}</title>
      <meta name="description" content={home.description ?? home.summary ?? home.title} />
      {home.made.blocks.length === 0 ? <UsualHome home={home} /> : <SiteBlocks page={home.made} offices={frame.frame.offices} />}
      {!home.isPlain && !endsWithCall(home.made) && <DemoCall frame={frame.frame} />}
    </SiteFrame>
  );
}

/** A home page that is not made of blocks: its text, and the beginnings of what else there is. */
function UsualHome({ home }: { readonly home: SiteHome }) {
  const texts = useTexts();
  return (
    <>
      <Hero home={home} />
      {home.promoted.length > 0 && <Promoted pages={home.promoted} />}
      {home.body !== null && (
        <section className={styles.section}>
          <div className={styles.wrap}>
            <SiteText body={home.body} pictures={home.textPictures} />
          </div>
        </section>
      )}
      {home.people.length > 0 && (
        <section className={styles.raised}>
          <div className={styles.wrap}>
            <SectionHead title={texts('publicSite.meet')} more={{ label: texts('publicSite.allPeople'), href: href('/team') }} />
            <People people={home.people.map((person) => ({ ...person, bio: null }))} />
          </div>
        </section>
      )}
      {home.quotes.length > 0 && <Quotes quotes={home.quotes} />}
      {home.posts.length > 0 && (
        <section className={styles.raised}>
          <div className={styles.wrap}>
            <SectionHead title={texts('publicSite.written')} more={{ label: texts('publicSite.allPosts'), href: href('/posts') }} />
            <PostList posts={home.posts} />
          </div>
        </section>
      )}
    </>
  );
}

/** The beginning of the page: its picture, or the firm's waves. */
function Hero({ home }: { readonly home: SiteHome }) {
  return (
    <header className={styles.hero}>
      {home.picture === null ? (
        <WaveLines className={styles.waves} isStretched />
      ) : (
        <SitePicture picture={home.picture} sizes="100vw" isFirst className={styles.heroPicture} />
      )}
      <div className={styles.wrap}>
        <h1>{home.title}</h1>
        {home.summary !== null && <p className={styles.lead}>{home.summary}</p>}
        {home.action && <ActionLink action={home.action} />}
      </div>
    </header>
  );
}

function SectionHead({ title, more }: { readonly title: string; readonly more: { readonly label: string; readonly href: string } }) {
  return (
    <div className={styles.sectionHead}>
      <h2>{title}</h2>
      <SiteAnchor href={more.href} className={styles.more}>
        {more.label}
      </SiteAnchor>
    </div>
  );
}

function Promoted({ pages }: { readonly pages: readonly PromotedPage[] }) {
  return (
    <section className={styles.section}>
      <div className={styles.wrap}>
        <ul className={styles.promoted}>
          {pages.map((page) => (
            <li key={page.id}>
              <h2>
                <SiteAnchor href={page.href}>{page.label}</SiteAnchor>
              </h2>
              {page.summary !== null && <p>{page.summary}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** One long, the others short. */
function Quotes({ quotes }: { readonly quotes: readonly SiteQuote[] }) {
  return (
    <section className={styles.section}>
      <div className={`${styles.wrap} ${styles.quotes}`}>
        {quotes.map((quote) => (
          <figure key={quote.id}>
            <blockquote>
              <q>{quote.words}</q>
            </blockquote>
            <figcaption className={styles.byline}>{quote.by}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
