import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { Locale } from '#contracts/ids.ts';
import { useTexts } from '../lib/texts.tsx';
import { BrandLine } from '../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../ui/brand/shown-brand.ts';
import { WaveLines } from '../ui/brand/wave-lines.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { LanguageMenu } from '../ui/language-menu.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './login-page.module.css';
import dialogStyles from './sign-in-dialog.module.css';

/** The frame of all sign-in pages. */
export interface AuthFrame {
  readonly brand: ShownBrand;
  readonly languages: readonly Locale[];
}

/** The other page of the two: a button that leads there, after a question. */
export interface OtherPage {
  readonly question: string | null;
  readonly label: string;
  readonly to: string;
}

interface AuthShellProps extends AuthFrame {
  readonly title: string;
  readonly welcome?: { readonly header: string; readonly text: string };
  /** Something to say beforehand. */
  readonly notice?: string | null;
  readonly other?: OtherPage | null;
  readonly children: ReactNode;
}

/** The brand at the left, the dialog at the right; on a phone the dialog stands over the brand's edge. */
export function AuthShell({ brand, languages, title, welcome = brand.landing, notice = null, other = null, children }: AuthShellProps) {
  const texts = useTexts();
  return (
    <main className={styles.page}>
      <title>{`${title} · ${brand.name}`}</title>
      <div className={styles.brand}>
        <WaveLines className={styles.waves} />
        <Link to={href('/')} className={styles.home}>
          <BrandLine brand={brand} />
        </Link>
        <div className={styles.welcome}>
          <p className={styles.header}>{welcome.header}</p>
          <p className={styles.text}>{welcome.text}</p>
        </div>
        <p className={styles.foot}>
          {brand.name} · {brand.address}
        </p>
      </div>
      <div className={styles.bar}>
        <LanguageMenu languages={languages} />
        {other && (
          <p className={styles.other}>
            {other.question}
            <LinkButton to={other.to} size="small">
              {other.label}
            </LinkButton>
          </p>
        )}
      </div>
      <div className={styles.side}>
        <div className={dialogStyles.dialog}>
          <Link to={href('/')} className={dialogStyles.close} aria-label={texts('signIn.close')} title={texts('signIn.close')}>
            <Icon of={X} />
          </Link>
          {notice !== null && <output className={dialogStyles.notice}>{notice}</output>}
          {children}
          {other && (
            <p className={dialogStyles.otherBelow}>
              {other.question} <Link to={other.to}>{other.label}</Link>
            </p>
          )}
        </div>
      </div>
    </main>
  );
}
