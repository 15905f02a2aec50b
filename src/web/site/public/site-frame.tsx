import type { ReactNode } from 'react';
import { Search } from 'lucide-react';
import { href } from 'react-router';
import type { Locale } from '#contracts/ids.ts';
import type { SiteAddresses, SiteFrame as Frame, SiteLink, SiteRecord } from '#contracts/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { BrandLine } from '../../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { LanguageMenu } from '../../ui/language-menu.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { ChannelGroup, ChannelLine } from './site-channels.tsx';
import { AdminBar, ReaderLinks, ReaderMenu } from './reader-menu.tsx';
import { SiteSearchForm } from './site-search-form.tsx';
import { SiteLinks, SiteMenu } from './site-menu.tsx';
import { SiteAnchor, useInLanguage } from './site-anchor.tsx';
import styles from './site.module.css';

export interface SiteFrameProps {
  readonly brand: ShownBrand;
  readonly languages: readonly Locale[];
  readonly frame: Frame;
  /** The address of the page, for the menu. */
  readonly here: string;
  readonly addresses: SiteAddresses;
  /** The record that an administrator may edit from the page; null for other readers and other pages. */
  readonly edited: SiteRecord | null;
}

interface AroundProps extends SiteFrameProps {
  /** Shows nothing around the page, in the theme of the firm. */
  readonly isPlain?: boolean;
  readonly children: ReactNode;
}

/** The header, the foot and the question about cookies, around a page of the public site. It needs no script. */
export function SiteFrame({ children, isPlain = false, ...frame }: AroundProps) {
  const texts = useTexts();
  if (isPlain)
    return (
      <div className={styles.site}>
        <Addresses {...frame.addresses} />
        <main id="content">{children}</main>
      </div>
    );
  return (
    <div className={styles.site}>
      <Addresses {...frame.addresses} />
      <a href="#content" className={styles.skip}>
        {texts('publicSite.skip')}
      </a>
      {frame.edited && <AdminBar record={frame.edited} />}
      <SiteHeader {...frame} />
      <main id="content">{children}</main>
      <Foot {...frame} />
      {frame.frame.asksForCookies && <CookieQuestion here={frame.here} />}
    </div>
  );
}

/** Tells search engines at which addresses the page stands, in which languages. */
function Addresses({ canonical, alternates }: SiteAddresses) {
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language, address }) => (
        <link key={language} rel="alternate" hrefLang={language} href={address} />
      ))}
    </>
  );
}

/** The head of every page of the site, also above a page that is designed. */
export function SiteHeader({ brand, languages, frame, here }: Omit<SiteFrameProps, 'addresses' | 'edited'>) {
  const texts = useTexts();
  return (
    <header className={styles.header}>
      <ChannelLine frame={frame} />
      <div className={styles.headerLine}>
        <SiteAnchor href={frame.channel?.href ?? '/'} className={styles.logo}>
          <BrandLine brand={brand} />
        </SiteAnchor>
        <nav className={styles.menu} aria-label={texts('publicSite.menu')}>
          <SiteMenu entries={frame.menu} here={here} group="menu" />
        </nav>
        <div className={styles.doors}>
          <SiteAnchor href={href('/search')} className={styles.toSearch} aria-label={texts('site.search')}>
            <Icon of={Search} size="small" />
          </SiteAnchor>
          <LanguageMenu languages={languages} />
          <Doors reader={frame.reader} />
        </div>
        <details className={styles.burger}>
          <summary aria-label={texts('publicSite.menu')}>
            <span aria-hidden="true" />
          </summary>
          <nav aria-label={texts('publicSite.menu')}>
            {frame.reader && <ReaderLinks reader={frame.reader} />}
            <SiteMenu entries={frame.menu} here={here} group="small-menu" />
            <ChannelGroup frame={frame} />
            <SiteSearchForm />
            {!frame.reader && <SiteAnchor href={href('/signup')}>{texts('signIn.createAccount')}</SiteAnchor>}
            <LanguageMenu languages={languages} align="start" />
          </nav>
        </details>
      </div>
    </header>
  );
}

/** Links of the footer: the team, the posts, and pages to which the menu does not lead. */
function useFurther({ further, hasTeam, hasPosts }: Frame): readonly SiteLink[] {
  const texts = useTexts();
  return [
    ...(hasTeam ? [{ label: texts('publicSite.team'), href: href('/team') }] : []),
    ...(hasPosts ? [{ label: texts('publicSite.posts'), href: href('/posts') }] : []),
    ...further,
  ];
}

function Doors({ reader }: Pick<Frame, 'reader'>) {
  const texts = useTexts();
  if (reader) return <ReaderMenu reader={reader} />;
  return (
    <>
      <SiteAnchor href={href('/login')} className={styles.login}>
        {texts('shell.signIn')}
      </SiteAnchor>
      <SiteAnchor href={href('/signup')} className={buttonClass({ look: 'primary' }, styles.signUp)}>
        {texts('signIn.createAccount')}
      </SiteAnchor>
    </>
  );
}

function Foot({ brand, frame }: SiteFrameProps) {
  const texts = useTexts();
  const { offices, social, year } = frame;
  const further = useFurther(frame);
  return (
    <footer className={styles.foot}>
      <div className={styles.wrap}>
        <div className={styles.footColumns}>
          <div className={styles.footBrand}>
            <BrandLine brand={brand} />
            <SiteSearchForm />
          </div>
          {offices.map(({ place, lines, phone }) => (
            <address key={place}>
              <h2>{place}</h2>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </address>
          ))}
          <div>
            <h2>{texts('publicSite.follow')}</h2>
            <ul>
              {social.map((link) => (
                <li key={link.href}>
                  <SiteAnchor href={link.href} rel="noopener noreferrer">
                    {link.label}
                  </SiteAnchor>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.legal}>
          <p>{texts('publicSite.warning')}</p>
          <nav aria-label={texts('publicSite.further')}>
            <SiteLinks links={further} here="" />
          </nav>
          <p>
            © {year} {brand.name}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Refusing is as easy as accepting; nothing is kept before. */
function CookieQuestion({ here }: { readonly here: string }) {
  const texts = useTexts();
  const inItsLanguage = useInLanguage();
  return (
    <section className={styles.cookies} aria-label={texts('publicSite.cookies')}>
      <div className={styles.cookieLine}>
        <p>{texts('publicSite.cookieText')}</p>
        <form method="post" action={href('/cookies')}>
          <input type="hidden" name="back" value={inItsLanguage(here)} />
          <button type="submit" name="choice" value="refuse" className={buttonClass({})}>
            {texts('publicSite.refuse')}
          </button>
          <button type="submit" name="choice" value="accept" className={buttonClass({})}>
            {texts('publicSite.accept')}
          </button>
        </form>
      </div>
    </section>
  );
}
