import { href } from 'react-router';
import type { ListedPost, SiteFrame, SiteLink, SitePerson, TextPictures } from '#contracts/site.ts';
import type { SitePicture as Picture } from '#contracts/media.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { useTagWords } from '../../lib/use-tag-words.ts';
import { buttonClass } from '../../ui/button-look.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import { TextPicturesContext } from '../../ui/text-pictures.ts';
import { RichTextView } from '../../ui/rich-text.tsx';
import { SitePicture } from '../../ui/pictures/site-picture.tsx';
import { SiteAnchor, useInLanguage } from './site-anchor.tsx';
import styles from './site.module.css';

/** Draws the title, summary and action of a page. */
export function SiteHead({
  title,
  summary,
  action,
  picture = null,
}: {
  readonly title: string;
  readonly summary: string | null;
  readonly action?: SiteLink | null;
  readonly picture?: Picture | null;
}) {
  return (
    <header className={styles.head}>
      <div className={styles.wrap}>
        <h1>{title}</h1>
        {summary !== null && <p className={styles.lead}>{summary}</p>}
        {action && <ActionLink action={action} />}
        {picture !== null && (
          <SitePicture picture={picture} sizes="(max-width: 1200px) 92vw, 1200px" isFirst className={styles.headPicture} />
        )}
      </div>
    </header>
  );
}

export function ActionLink({ action }: { readonly action: SiteLink }) {
  return (
    <p className={styles.action}>
      <SiteAnchor href={action.href} className={buttonClass({ look: 'primary', size: 'large' })}>
        {action.label}
      </SiteAnchor>
    </p>
  );
}

/** Written text of an entry, with its pictures; those of blocks stand around it. */
export function SiteText({ body, pictures }: { readonly body: RichText | null; readonly pictures?: TextPictures }) {
  const inItsLanguage = useInLanguage();
  if (body === null) return null;
  const text = (
    <div className={styles.text}>
      <RichTextView document={linked(body, inItsLanguage)} />
    </div>
  );
  return pictures ? <TextPicturesContext value={(id) => pictures[id] ?? null}>{text}</TextPicturesContext> : text;
}

/** The same text whose links to this site keep the language of the page. */
function linked(body: RichText, inItsLanguage: (href: string) => string): RichText {
  const copied = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copied);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]: [string, unknown]) => [key, key === 'href' ? inItsLanguage(String(part)) : copied(part)]),
    );
  };
  return copied(body) as RichText;
}

interface Leading {
  /** The list is what the page is about: its headings follow the page's own, and its first pictures are loaded at once. */
  readonly isLeading?: boolean;
}

/** The pictures that a list shows before anyone scrolls. */
const firstPictures = 3;

export function PostList({ posts, isLeading = false }: Leading & { readonly posts: readonly ListedPost[] }) {
  const Heading = isLeading ? 'h2' : 'h3';
  return (
    <ul className={styles.posts}>
      {posts.map((post, at) => (
        <li key={post.id}>
          <article>
            {post.picture !== null && (
              <SitePicture
                picture={post.picture}
                sizes="(max-width: 760px) 92vw, 380px"
                isFirst={isLeading && at < firstPictures}
                className={styles.postPicture}
              />
            )}
            <Tags tags={post.tags} />
            <Heading>
              <SiteAnchor href={post.href}>{post.label}</SiteAnchor>
            </Heading>
            {post.summary !== null && <p>{post.summary}</p>}
            <Byline author={post.author} date={post.date} />
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Draws the author and the date. */
export function Byline({ author, date }: { readonly author: string | null; readonly date: string }) {
  const formats = useFormats();
  return (
    <p className={styles.byline}>
      {author !== null && <span>{author}</span>}
      <time dateTime={date}>{formats.date(date)}</time>
    </p>
  );
}

export function Tags({ tags }: { readonly tags: readonly string[] }) {
  const words = useTagWords();
  if (tags.length === 0) return null;
  return (
    <p className={styles.tags}>
      {tags.map((tag) => (
        <SiteAnchor key={tag} href={`${href('/posts')}?tag=${encodeURIComponent(tag)}`}>
          {words(tag)}
        </SiteAnchor>
      ))}
    </p>
  );
}

export function People({ people, isLeading = false }: Leading & { readonly people: readonly SitePerson[] }) {
  const Heading = isLeading ? 'h2' : 'h3';
  return (
    <ul className={styles.people}>
      {people.map((person, at) => (
        <li key={person.id} id={person.id}>
          {person.photo === null ? (
            <span className={styles.portrait} aria-hidden="true">
              {initialsOf(person.name)}
            </span>
          ) : (
            <SitePicture
              picture={person.photo}
              sizes="(max-width: 600px) 60vw, 270px"
              isFirst={isLeading && at < firstPictures}
              className={styles.photo}
            />
          )}
          <Heading>{person.name}</Heading>
          <p className={styles.byline}>{placedTitle(person)}</p>
          {person.bio !== null && <SiteText body={person.bio} />}
        </li>
      ))}
    </ul>
  );
}

/** A title that names the place already is enough. */
function placedTitle({ title, location }: SitePerson): string {
  const isNamed = title !== null && location !== null && title.includes(location);
  return [title, isNamed ? null : location].filter(Boolean).join(' · ');
}

function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/);
  return [first, others.at(-1) ?? ''].map((part) => part.slice(0, 1)).join('');
}

/** The end of most pages: the talk that the firm offers. */
export function DemoCall({ frame: { offices } }: { readonly frame: Pick<SiteFrame, 'offices'> }) {
  const texts = useTexts();
  return (
    <section className={styles.demo}>
      <div className={styles.wrap}>
        <h2>{texts('publicSite.demo.title')}</h2>
        <p className={styles.lead}>{texts('publicSite.demo.text')}</p>
        <p className={styles.action}>
          <SiteAnchor href={href('/demo')} className={buttonClass({ size: 'large' }, styles.onDark)}>
            {texts('publicSite.demo.join')}
          </SiteAnchor>
          {offices.map(({ place, phone }) => (
            <a key={place} href={`tel:${phone.replaceAll(' ', '')}`} className={styles.phone}>
              {place}: {phone}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
