import { X } from 'lucide-react';
import { Link, useNavigation } from 'react-router';
import type { Locale } from '#contracts/ids.ts';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { BrandLine } from '../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../ui/brand/shown-brand.ts';
import { WaveLines } from '../ui/brand/wave-lines.tsx';
import { Icon } from '../ui/icon.tsx';
import { LanguageMenu } from '../ui/language-menu.tsx';
import styles from './login-page.module.css';
import { PasswordStep } from './password-step.tsx';
import { PinStepView } from './pin-step-view.tsx';
import dialogStyles from './sign-in-dialog.module.css';
import type { SignInStep } from './sign-in-step.ts';

interface LoginPageProps {
  readonly brand: ShownBrand;
  readonly languages: readonly Locale[];
  readonly step: SignInStep;
  /** Why the last form was refused, in the reader's language. */
  readonly error: string | null;
  /** Something to say beforehand: why one has been signed out. */
  readonly notice?: string | null;
}

/** The brand at the left, the dialog at the right; on a phone the dialog stands over the brand's edge. */
export function LoginPage({ brand, languages, step, error, notice = null }: LoginPageProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const isPin = step.kind === 'pin';
  const welcome = isPin ? { header: texts('signIn.pinPageTitle'), text: texts('signIn.pinPageText') } : brand.landing;
  return (
    <main className={styles.page}>
      <title>{`${texts(isPin ? 'signIn.pinTitle' : 'signIn.title')} · ${brand.name}`}</title>
      <div className={styles.brand}>
        <WaveLines className={styles.waves} />
        <Link to={paths.home} className={styles.home}>
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
      </div>
      <div className={styles.side}>
        <div className={dialogStyles.dialog}>
          <Link to={paths.home} className={dialogStyles.close} aria-label={texts('signIn.close')} title={texts('signIn.close')}>
            <Icon of={X} />
          </Link>
          {notice !== null && <output className={dialogStyles.notice}>{notice}</output>}
          {isPin ? (
            <PinStepView key={step.sentKey} step={step} error={error} isBusy={isBusy} />
          ) : (
            <PasswordStep error={error} isBusy={isBusy} />
          )}
        </div>
      </div>
    </main>
  );
}
