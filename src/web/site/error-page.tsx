import { useTexts } from '../lib/texts.tsx';
import { paths } from '../lib/paths.ts';
import { BrandLine } from '../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../ui/brand/shown-brand.ts';
import { buttonClass } from '../ui/button-look.ts';
import styles from './error-page.module.css';
import type { ShownError } from './shown-error.ts';

/** Something is missing or went wrong: in words, with the number to tell us, and a way on. A brand is absent when nothing is known. */
export function ErrorPage({ brand, status, message, requestId }: ErrorPageProps) {
  const texts = useTexts();
  const isMissing = status === 404;
  const title = texts(isMissing ? 'site.notFound' : 'site.error');
  const ownWords = isMissing ? 'site.notFoundText' : status === 500 ? 'site.technicalError' : 'site.errorText';
  return (
    <main className={styles.page}>
      <title>{brand ? `${title} · ${brand.name}` : title}</title>
      {brand && <BrandLine brand={brand} className={styles.brand} />}
      <div className={styles.words}>
        <p className={styles.status}>{texts('site.status', { status })}</p>
        <h1>{title}</h1>
        <p className={styles.text}>{message === null || message === title ? texts(ownWords) : message}</p>
        <a href={paths.home} className={buttonClass({ look: 'primary' })}>
          {texts('site.toHomepage')}
        </a>
        {requestId && <p className={styles.request}>{texts('states.request', { id: requestId })}</p>}
      </div>
    </main>
  );
}

interface ErrorPageProps extends ShownError {
  readonly brand: ShownBrand | null;
}
