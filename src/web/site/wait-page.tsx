import { useId } from 'react';
import { href } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { type AuthFrame, AuthShell } from './auth-shell.tsx';
import { LeaveForm } from './leave-form.tsx';
import styles from './sign-in-dialog.module.css';

interface WaitPageProps extends AuthFrame {
  readonly portals: readonly { readonly name: string; readonly phone: string | null; readonly email: string | null }[];
}

/** Shows the page for a client whose account awaits validation. */
export function WaitPage({ portals, ...frame }: WaitPageProps) {
  const texts = useTexts();
  const titleId = useId();
  const title = texts('site.waiting.title');
  return (
    <AuthShell {...frame} title={title}>
      <section aria-labelledby={titleId}>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {portals.map(({ name, phone, email }) => (
          <div key={name}>
            <p className={styles.lead}>{texts('site.waiting.text', { portal: name, firm: frame.brand.name })}</p>
            {(phone ?? email) !== null && (
              <p className={styles.lead}>
                {texts('site.waiting.contact')} {phone !== null && <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</a>}
                {phone !== null && email !== null && ' · '}
                {email !== null && <a href={`mailto:${email}`}>{email}</a>}
              </p>
            )}
          </div>
        ))}
        <div className={styles.fields}>
          <LinkButton to={href('/profile/me')} size="large" isWide>
            {texts('site.waiting.profile')}
          </LinkButton>
        </div>
        <LeaveForm />
      </section>
    </AuthShell>
  );
}
