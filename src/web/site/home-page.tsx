import { href } from 'react-router';
import type { Locale } from '#contracts/ids.ts';
import { useTexts } from '../lib/texts.tsx';
import { BrandLine } from '../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../ui/brand/shown-brand.ts';
import { WaveLines } from '../ui/brand/wave-lines.tsx';
import { LanguageMenu } from '../ui/language-menu.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './home-page.module.css';

/** The firm's public home page. */
export function HomePage({ brand, languages }: { readonly brand: ShownBrand; readonly languages: readonly Locale[] }) {
  const texts = useTexts();
  return (
    <div className={styles.page}>
      <title>{`${brand.name} · ${brand.descriptor}`}</title>
      <meta name="description" content={brand.landing.text} />
      <WaveLines className={styles.waves} isStretched />
      <header className={styles.top}>
        <BrandLine brand={brand} />
        <LanguageMenu languages={languages} />
      </header>
      <main className={styles.words}>
        <h1 className={styles.header}>{brand.landing.header}</h1>
        <p className={styles.text}>{brand.landing.text}</p>
        <p className={styles.doors}>
          <LinkButton to={href('/login')} size="large" className={styles.signIn} prefetch="intent">
            {texts('shell.signIn')}
          </LinkButton>
          <LinkButton to={href('/signup')} size="large" look="text" className={styles.signUp} prefetch="intent">
            {texts('signIn.createAccount')}
          </LinkButton>
        </p>
      </main>
      <footer className={styles.foot}>
        {brand.name} · {brand.address}
      </footer>
    </div>
  );
}
