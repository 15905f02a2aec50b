import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { Texts } from '#wording/texts.ts';
import { useTexts } from '../lib/texts.tsx';
import { BrandLine } from '../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../ui/brand/shown-brand.ts';
import { buttonClass } from '../ui/button-look.ts';
import { LeaveForm } from './leave-form.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './error-page.module.css';
import type { ShownError } from './shown-error.ts';

/** Something is missing or went wrong: in words, with the number to tell us, and a way on. A brand is absent when nothing is known. */
export function ErrorPage({ brand, isSignedIn, ...shown }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      {brand && (
        <header className={styles.head}>
          <BrandLine brand={brand} className={styles.brand} />
          {isSignedIn && <LeaveForm />}
        </header>
      )}
      <main className={styles.place}>
        <ErrorWords brand={brand} {...shown}>
          {shown.status === 404 && <SearchForm />}
        </ErrorWords>
      </main>
    </div>
  );
}

/** The same where a page would stand. */
export function ErrorWords({ brand, status, code, message, requestId, children }: ErrorWordsProps) {
  const texts = useTexts();
  const { title, words, isFailure } = wordsOf({ status, code }, texts);
  return (
    <div className={styles.words}>
      <title>{brand ? `${title} · ${brand.name}` : title}</title>
      {isFailure && <p className={styles.status}>{texts('site.status', { status })}</p>}
      <h1>{title}</h1>
      <p className={styles.text}>{message === null || message === title ? words : message}</p>
      {children}
      <a href={href('/')} className={buttonClass({ look: 'primary' })}>
        {texts('site.toHomepage')}
      </a>
      {requestId && isFailure && <p className={styles.request}>{texts('states.request', { id: requestId })}</p>}
    </div>
  );
}

/** Returns the texts of the error page. Maintenance is not a failure, so that nobody has to report it. */
function wordsOf({ status, code }: Pick<ShownError, 'status' | 'code'>, texts: Texts) {
  if (code === 'in-maintenance') return { title: texts('site.closed.title'), words: texts('site.closed.soon'), isFailure: false };
  if (status === 404) return { title: texts('site.notFound'), words: texts('site.notFoundText'), isFailure: true };
  return { title: texts('site.error'), words: texts(status === 500 ? 'site.technicalError' : 'site.errorText'), isFailure: true };
}

interface ErrorWordsProps extends Omit<ErrorPageProps, 'isSignedIn'> {
  readonly children?: ReactNode;
}

interface ErrorPageProps extends Omit<ShownError, 'looks'> {
  readonly brand: ShownBrand | null;
  /** True when a user is signed in and can sign out. */
  readonly isSignedIn: boolean;
}
